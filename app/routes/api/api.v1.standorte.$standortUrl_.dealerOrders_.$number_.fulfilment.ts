import { answerOf } from '~/http/api/answer-call.server';
import { changeOrderCall } from '~/http/api/dealer-order-calls.server';

export const loader = answerOf(changeOrderCall);

export const action = loader;
