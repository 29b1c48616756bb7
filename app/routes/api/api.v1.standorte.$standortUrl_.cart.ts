import { answerOf } from '~/http/api/answer-call.server';
import { cartCall } from '~/http/api/cart-calls.server';

export const loader = answerOf(cartCall);

export const action = loader;
