import { answerOf } from '~/http/api/answer-call.server';
import { orderCall } from '~/http/api/order-calls.server';

export const loader = answerOf(orderCall);

export const action = loader;
