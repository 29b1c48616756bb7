import { loaderOf, readOnly } from '~/http/api/answer-call.server';
import { servicesCall } from '~/http/api/catalog-calls.server';

export const loader = loaderOf(servicesCall);

export const action = readOnly;
