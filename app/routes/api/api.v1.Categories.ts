import { loaderOf, readOnly } from '~/http/api/answer-call.server';
import { categoriesCall } from '~/http/api/catalog-calls';

export const loader = loaderOf(categoriesCall);

export const action = readOnly;
