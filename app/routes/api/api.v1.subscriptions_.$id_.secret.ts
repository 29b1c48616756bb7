import { answerOf } from '~/http/api/answer-call.server';
import { rotateSecretCall } from '~/http/api/subscription-calls.server';

export const loader = answerOf(rotateSecretCall);

export const action = loader;
