import { answerOf } from '~/http/api/answer-call.server';
import { dropPageCall, putPageCall } from '~/http/api/content-calls.server';

export const loader = answerOf(putPageCall, dropPageCall);

export const action = loader;
