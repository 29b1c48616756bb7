import { loaderOf, readOnly } from '~/http/api/answer-call.server';
import { hostsCall } from '~/http/api/network-calls.server';

export const loader = loaderOf(hostsCall);

export const action = readOnly;
