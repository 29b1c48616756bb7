import { answerOf } from '~/http/api/answer-call.server';
import { articleBatchCalls } from '~/http/api/article-batch-calls.server';

export const loader = answerOf(...articleBatchCalls.variants);

export const action = loader;
