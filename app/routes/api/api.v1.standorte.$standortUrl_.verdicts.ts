import { answerOf } from '~/http/api/answer-call.server';
import { verdictsCall } from '~/http/api/verdicts-call.server';

export const loader = answerOf(verdictsCall);

export const action = loader;
