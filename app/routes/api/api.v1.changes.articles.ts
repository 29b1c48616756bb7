import { answerOf } from '~/http/api/answer-call.server';
import { articleChangesCall } from '~/http/api/change-calls.server';

export const loader = answerOf(articleChangesCall);

export const action = loader;
