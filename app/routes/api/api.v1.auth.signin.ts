import { answerOf } from '~/http/api/answer-call.server';
import { signInCall } from '~/http/api/auth-calls.server';

export const loader = answerOf(signInCall);

export const action = loader;
