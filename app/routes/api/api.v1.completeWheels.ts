import { answerOf } from '~/http/api/answer-call.server';
import { articleBatchCalls } from '~/http/api/article-batch-calls.server';

export const loader = answerOf(...articleBatchCalls.completeWheels);

export const action = loader;
