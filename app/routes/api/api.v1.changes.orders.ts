import { answerOf } from '~/http/api/answer-call.server';
import { orderChangesCall } from '~/http/api/change-calls.server';

export const loader = answerOf(orderChangesCall);

export const action = loader;
