import { answerOf } from '~/http/api/answer-call.server';
import { keyInfoCall } from '~/http/api/key-info-call.server';

export const loader = answerOf(keyInfoCall);

export const action = loader;
