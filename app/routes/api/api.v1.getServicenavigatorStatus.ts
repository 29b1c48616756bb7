import { loaderOf, readOnly } from '~/http/api/answer-call.server';
import { navigatorStatusCall } from '~/http/api/catalog-calls.server';

export const loader = loaderOf(navigatorStatusCall);

export const action = readOnly;
