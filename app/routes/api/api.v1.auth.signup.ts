import { answerOf } from '~/http/api/answer-call.server';
import { signUpCall } from '~/http/api/auth-calls.server';

export const loader = answerOf(signUpCall);

export const action = loader;
