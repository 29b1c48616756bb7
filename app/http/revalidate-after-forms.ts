import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** Also after a refused form: the page must show what the refusal is about. */
export function revalidateAfterForms({
  formMethod,
  defaultShouldRevalidate,
}: Pick<ShouldRevalidateFunctionArgs, 'formMethod' | 'defaultShouldRevalidate'>): boolean {
  return defaultShouldRevalidate || (formMethod !== undefined && formMethod !== 'GET');
}
