import { answerOf } from '~/http/api/answer-call.server';
import { checkoutCall } from '~/http/api/checkout-call.server';

export const loader = answerOf(checkoutCall);

export const action = loader;
