import { answerOf } from '~/http/api/answer-call.server';
import { productCall } from '~/http/api/product-calls.server';

export const loader = answerOf(productCall);

export const action = loader;
