import { answerOf } from '~/http/api/answer-call.server';
import { vehicleBatchCalls } from '~/http/api/article-batch-calls.server';

export const loader = answerOf(...vehicleBatchCalls);

export const action = loader;
