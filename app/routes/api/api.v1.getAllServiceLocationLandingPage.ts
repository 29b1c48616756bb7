import { answerOf } from '~/http/api/answer-call.server';
import { areasCall } from '~/http/api/network-calls.server';

export const loader = answerOf(areasCall);

export const action = loader;
