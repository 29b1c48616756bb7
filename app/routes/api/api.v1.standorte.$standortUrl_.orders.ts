import { answerOf } from '~/http/api/answer-call.server';
import { ordersCall, placeOrderCall } from '~/http/api/order-calls.server';

export const loader = answerOf(ordersCall, placeOrderCall);

export const action = loader;
