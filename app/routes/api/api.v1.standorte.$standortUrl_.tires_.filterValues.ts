import { answerOf } from '~/http/api/answer-call.server';
import { tyreValuesCall } from '~/http/api/list-calls.server';

export const loader = answerOf(tyreValuesCall);

export const action = loader;
