import { answerOf } from '~/http/api/answer-call.server';
import { putArticleCall, removeArticleCall } from '~/http/api/cart-calls.server';

export const loader = answerOf(putArticleCall, removeArticleCall);

export const action = loader;
