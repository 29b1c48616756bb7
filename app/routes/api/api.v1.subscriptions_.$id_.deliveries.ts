import { answerOf } from '~/http/api/answer-call.server';
import { deliveriesCall } from '~/http/api/subscription-calls.server';

export const loader = answerOf(deliveriesCall);

export const action = loader;
