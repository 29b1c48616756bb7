import { answerOf } from '~/http/api/answer-call.server';
import { dealerOrderCall } from '~/http/api/dealer-order-calls.server';

export const loader = answerOf(dealerOrderCall);

export const action = loader;
