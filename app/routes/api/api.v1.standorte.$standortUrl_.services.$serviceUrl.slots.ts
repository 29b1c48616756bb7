import { answerOf } from '~/http/api/answer-call.server';
import { slotsCall } from '~/http/api/slot-calls.server';

export const loader = answerOf(slotsCall);

export const action = loader;
