import { answerOf } from '~/http/api/answer-call.server';
import { servicesCall } from '~/http/api/catalog-calls.server';

export const loader = answerOf(servicesCall);

export const action = loader;
