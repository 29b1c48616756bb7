import { answerOf } from '~/http/api/answer-call.server';
import { slotsToMoveCall } from '~/http/api/linked-appointment-calls.server';

export const loader = answerOf(slotsToMoveCall);

export const action = loader;
