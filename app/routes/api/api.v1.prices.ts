import { answerOf } from '~/http/api/answer-call.server';
import { priceBatchCall } from '~/http/api/batch-calls.server';

export const loader = answerOf(priceBatchCall);

export const action = loader;
