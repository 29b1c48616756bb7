import { answerOf } from '~/http/api/answer-call.server';
import { putCouponCall, removeCouponCall } from '~/http/api/cart-calls.server';

export const loader = answerOf(putCouponCall, removeCouponCall);

export const action = loader;
