import { answerOf } from '~/http/api/answer-call.server';
import { completeWheelsCall } from '~/http/api/list-calls.server';

export const loader = answerOf(completeWheelsCall);

export const action = loader;
