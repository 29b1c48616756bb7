import { answerOf } from '~/http/api/answer-call.server';
import { wishListCall } from '~/http/api/product-calls.server';

export const loader = answerOf(wishListCall);

export const action = loader;
