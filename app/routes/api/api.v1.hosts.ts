import { answerOf } from '~/http/api/answer-call.server';
import { hostsCall } from '~/http/api/network-calls.server';

export const loader = answerOf(hostsCall);

export const action = loader;
