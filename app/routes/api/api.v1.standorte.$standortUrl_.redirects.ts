import { answerOf } from '~/http/api/answer-call.server';
import { redirectsCall } from '~/http/api/catalog-calls.server';

export const loader = answerOf(redirectsCall);

export const action = loader;
