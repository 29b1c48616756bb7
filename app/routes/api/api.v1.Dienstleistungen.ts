import { loaderOf, readOnly } from '~/http/api/answer-call.server';
import { servicesCall } from '~/http/api/catalog-calls';

export const loader = loaderOf(servicesCall);

export const action = readOnly;
