import { answerOf } from '~/http/api/answer-call.server';
import { addPictureCall } from '~/http/api/request-calls.server';

export const loader = answerOf(addPictureCall);

export const action = loader;
