import { loaderOf, readOnly } from '~/http/api/answer-call.server';
import { locationCall } from '~/http/api/network-calls.server';

export const loader = loaderOf(locationCall);

export const action = readOnly;
