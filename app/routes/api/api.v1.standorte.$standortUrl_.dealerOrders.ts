import { answerOf } from '~/http/api/answer-call.server';
import { dealerOrdersCall } from '~/http/api/dealer-order-calls.server';

export const loader = answerOf(dealerOrdersCall);

export const action = loader;
