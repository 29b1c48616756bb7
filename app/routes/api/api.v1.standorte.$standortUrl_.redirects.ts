import { loaderOf, readOnly } from '~/http/api/answer-call.server';
import { redirectsCall } from '~/http/api/catalog-calls.server';

export const loader = loaderOf(redirectsCall);

export const action = readOnly;
