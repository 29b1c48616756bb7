import { answerOf } from '~/http/api/answer-call.server';
import { putStockCall, stockBatchCall } from '~/http/api/batch-calls.server';

export const loader = answerOf(putStockCall, stockBatchCall);

export const action = loader;
