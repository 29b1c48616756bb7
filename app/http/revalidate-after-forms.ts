import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { NOT_ARRIVED } from '~/platform/browser/failed-form';

/** Also after a refused form: the page must show what the refusal is about. */
export function revalidateAfterForms({
  formMethod,
  actionStatus,
  defaultShouldRevalidate,
}: Pick<ShouldRevalidateFunctionArgs, 'formMethod' | 'actionStatus' | 'defaultShouldRevalidate'>): boolean {
  if (actionStatus === NOT_ARRIVED) return false;
  return defaultShouldRevalidate || (formMethod !== undefined && formMethod !== 'GET');
}
