import { answerOf } from '~/http/api/answer-call.server';
import { categoryListCall } from '~/http/api/list-calls.server';

export const loader = answerOf(categoryListCall);

export const action = loader;
