import { answerOf } from '~/http/api/answer-call.server';
import { replayCall } from '~/http/api/subscription-calls.server';

export const loader = answerOf(replayCall);

export const action = loader;
