import { loaderOf, readOnly } from '~/http/api/answer-call.server';
import { seoCall } from '~/http/api/seo-call.server';

export const loader = loaderOf(seoCall);

export const action = readOnly;
