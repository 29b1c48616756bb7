import { answerOf } from '~/http/api/answer-call.server';
import { seoCall } from '~/http/api/seo-call.server';

export const loader = answerOf(seoCall);

export const action = loader;
