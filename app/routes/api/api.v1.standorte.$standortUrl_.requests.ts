import { answerOf } from '~/http/api/answer-call.server';
import { placeRequestCall } from '~/http/api/request-calls.server';

export const loader = answerOf(placeRequestCall);

export const action = loader;
