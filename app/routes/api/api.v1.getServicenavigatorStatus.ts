import { answerOf } from '~/http/api/answer-call.server';
import { navigatorStatusCall } from '~/http/api/catalog-calls.server';

export const loader = answerOf(navigatorStatusCall);

export const action = loader;
