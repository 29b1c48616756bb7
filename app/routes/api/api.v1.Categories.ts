import { answerOf } from '~/http/api/answer-call.server';
import { categoriesCall } from '~/http/api/catalog-calls.server';

export const loader = answerOf(categoriesCall);

export const action = loader;
