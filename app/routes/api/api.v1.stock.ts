import { answerOf } from '~/http/api/answer-call.server';
import { stockBatchCall } from '~/http/api/batch-calls.server';

export const loader = answerOf(stockBatchCall);

export const action = loader;
