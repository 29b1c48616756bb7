import { loaderOf, readOnly } from '~/http/api/answer-call.server';
import { areasCall } from '~/http/api/network-calls.server';

export const loader = loaderOf(areasCall);

export const action = readOnly;
