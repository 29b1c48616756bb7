import { answerOf } from '~/http/api/answer-call.server';
import { newCartCall } from '~/http/api/cart-calls.server';

export const loader = answerOf(newCartCall);

export const action = loader;
