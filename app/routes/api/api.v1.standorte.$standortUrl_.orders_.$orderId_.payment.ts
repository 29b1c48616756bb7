import { answerOf } from '~/http/api/answer-call.server';
import { paymentCall, payOrderCall } from '~/http/api/payment-calls.server';

export const loader = answerOf(paymentCall, payOrderCall);

export const action = loader;
