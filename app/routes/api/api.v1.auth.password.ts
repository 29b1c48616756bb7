import { answerOf } from '~/http/api/answer-call.server';
import { setPasswordCall } from '~/http/api/password-calls.server';

export const loader = answerOf(setPasswordCall);

export const action = loader;
