import { answerOf } from '~/http/api/answer-call.server';
import { deleteUserCall, updateUserCall } from '~/http/api/user-calls.server';

export const loader = answerOf(updateUserCall, deleteUserCall);

export const action = loader;
