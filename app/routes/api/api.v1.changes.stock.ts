import { answerOf } from '~/http/api/answer-call.server';
import { stockChangesCall } from '~/http/api/change-calls.server';

export const loader = answerOf(stockChangesCall);

export const action = loader;
