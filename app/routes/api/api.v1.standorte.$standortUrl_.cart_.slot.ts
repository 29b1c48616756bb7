import { answerOf } from '~/http/api/answer-call.server';
import { putCartSlotCall } from '~/http/api/fitting-calls.server';

export const loader = answerOf(putCartSlotCall);

export const action = loader;
