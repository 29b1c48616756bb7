import { answerOf } from '~/http/api/answer-call.server';
import { currentUserCall } from '~/http/api/user-calls.server';

export const loader = answerOf(currentUserCall);

export const action = loader;
