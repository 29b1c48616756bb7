import { answerOf } from '~/http/api/answer-call.server';
import { requestResetCall, resetPasswordCall } from '~/http/api/password-calls.server';

export const loader = answerOf(requestResetCall, resetPasswordCall);

export const action = loader;
