import { answerOf } from '~/http/api/answer-call.server';
import { cartSlotsCall } from '~/http/api/fitting-calls.server';

export const loader = answerOf(cartSlotsCall);

export const action = loader;
