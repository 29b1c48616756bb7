import { answerOf } from '~/http/api/answer-call.server';
import { tyreCall } from '~/http/api/product-calls.server';

export const loader = answerOf(tyreCall);

export const action = loader;
