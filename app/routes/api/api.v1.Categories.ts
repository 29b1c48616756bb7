import { loaderOf, readOnly } from '~/http/api/answer-call.server';
import { categoriesCall } from '~/http/api/catalog-calls.server';

export const loader = loaderOf(categoriesCall);

export const action = readOnly;
