import { answerOf } from '~/http/api/answer-call.server';
import { holdSlotCall } from '~/http/api/slot-calls.server';

export const loader = answerOf(holdSlotCall);

export const action = loader;
