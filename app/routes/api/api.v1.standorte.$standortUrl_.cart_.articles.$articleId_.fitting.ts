import { answerOf } from '~/http/api/answer-call.server';
import { putFittingCall } from '~/http/api/fitting-calls.server';

export const loader = answerOf(putFittingCall);

export const action = loader;
