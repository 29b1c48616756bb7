import type { ShouldRevalidateFunctionArgs } from 'react-router';

/**
 * A route's `shouldRevalidate`: its data are loaded again after every form, also one that was refused. What the refusal speaks
 * of, such as a new price, must be what the page shows.
 */
export function revalidateAfterForms({
  formMethod,
  defaultShouldRevalidate,
}: Pick<ShouldRevalidateFunctionArgs, 'formMethod' | 'defaultShouldRevalidate'>): boolean {
  return defaultShouldRevalidate || (formMethod !== undefined && formMethod !== 'GET');
}
