import { answerOf } from '~/http/api/answer-call.server';
import { cancelOrderCall } from '~/http/api/order-calls.server';

export const loader = answerOf(cancelOrderCall);

export const action = loader;
