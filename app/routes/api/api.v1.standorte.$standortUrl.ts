import { loaderOf, readOnly } from '~/http/api/answer-call.server';
import { locationCall } from '~/http/api/network-calls';

export const loader = loaderOf(locationCall);

export const action = readOnly;
