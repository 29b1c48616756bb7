import { answerOf } from '~/http/api/answer-call.server';
import { completeWheelValuesCall } from '~/http/api/list-calls.server';

export const loader = answerOf(completeWheelValuesCall);

export const action = loader;
