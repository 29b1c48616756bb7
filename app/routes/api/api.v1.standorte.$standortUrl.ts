import { answerOf } from '~/http/api/answer-call.server';
import { locationCall } from '~/http/api/network-calls.server';

export const loader = answerOf(locationCall);

export const action = loader;
