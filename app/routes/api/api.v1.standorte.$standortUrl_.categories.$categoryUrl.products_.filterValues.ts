import { answerOf } from '~/http/api/answer-call.server';
import { categoryValuesCall } from '~/http/api/list-calls.server';

export const loader = answerOf(categoryValuesCall);

export const action = loader;
