import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** A `shouldRevalidate`: data load again after every form, a refused one too, for the page must show what a refusal speaks of. */
export function revalidateAfterForms({
  formMethod,
  defaultShouldRevalidate,
}: Pick<ShouldRevalidateFunctionArgs, 'formMethod' | 'defaultShouldRevalidate'>): boolean {
  return defaultShouldRevalidate || (formMethod !== undefined && formMethod !== 'GET');
}
