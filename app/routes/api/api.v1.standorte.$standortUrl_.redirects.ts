import { loaderOf, readOnly } from '~/http/api/answer-call.server';
import { redirectsCall } from '~/http/api/catalog-calls';

export const loader = loaderOf(redirectsCall);

export const action = readOnly;
