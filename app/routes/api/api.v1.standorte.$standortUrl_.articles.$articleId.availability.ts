import { answerOf } from '~/http/api/answer-call.server';
import { availabilityCall } from '~/http/api/availability-call.server';

export const loader = answerOf(availabilityCall);

export const action = loader;
