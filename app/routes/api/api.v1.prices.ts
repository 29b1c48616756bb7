import { answerOf } from '~/http/api/answer-call.server';
import { priceBatchCall, putPricesCall } from '~/http/api/batch-calls.server';

export const loader = answerOf(putPricesCall, priceBatchCall);

export const action = loader;
