import { answerOf } from '~/http/api/answer-call.server';
import { acknowledgeOrderCall } from '~/http/api/dealer-order-calls.server';

export const loader = answerOf(acknowledgeOrderCall);

export const action = loader;
