import { answerOf } from '~/http/api/answer-call.server';
import { offersCall } from '~/http/api/offers-call.server';

export const loader = answerOf(offersCall);

export const action = loader;
