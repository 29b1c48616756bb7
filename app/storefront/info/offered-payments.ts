import type { OfferedPayment } from '~/domain/content/offer';
import { offeredMethods, paymentHints, paymentNames } from '~/domain/payments/methods';

/** The ways to pay at a location, in the words that the checkout uses. */
export function offeredPayments(location: { bank: unknown }): OfferedPayment[] {
  return offeredMethods(location).map((id) => ({ id, name: paymentNames[id], hint: paymentHints[id] }));
}
