import { answerOf } from '~/http/api/answer-call.server';
import { tyresCall } from '~/http/api/list-calls.server';

export const loader = answerOf(tyresCall);

export const action = loader;
