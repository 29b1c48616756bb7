import type { Location } from '~/domain/tenancy/directory';
import { type PaymentMethod, paymentMethods, paymentTerms } from './methods';
import { paymentSettings } from './settings';

/** What a location offers: a transfer needs an account to pay into. */
export function offeredMethods(location: Pick<Location, 'payments'>): PaymentMethod[] {
  const { bank } = paymentSettings.of(location);
  return paymentMethods.filter((method) => paymentTerms[method].processor !== 'bank' || bank !== null);
}
