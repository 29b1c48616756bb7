import { answerOf } from '~/http/api/answer-call.server';
import { putSeoCall } from '~/http/api/content-calls.server';

export const loader = answerOf(putSeoCall);

export const action = loader;
