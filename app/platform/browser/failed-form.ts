import { data } from 'react-router';
import type { LoaderResult } from './loader-result';

/** Pages are not loaded again after it. */
export const NOT_ARRIVED = 503;

/** Makes an empty answer of a form's failure, so that the page stays with all that is typed. Redirects and refusals remain. @param results by route */
export function keepFailedForms(
  results: Readonly<Record<string, LoaderResult>>,
  onFailure: () => void,
): void {
  for (const one of Object.values(results)) {
    const { status = NOT_ARRIVED } = one.result as { status?: number };
    if (one.type === 'data' || status < 500) continue;
    Object.assign(one, { type: 'data', result: data(undefined, NOT_ARRIVED) });
    onFailure();
  }
}
