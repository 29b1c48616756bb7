import type { OfferedPayment } from '~/domain/content/offer';
import { paymentTerms } from '~/domain/payments/methods';
import { offeredMethods } from '~/domain/payments/offered-methods';
import type { Location } from '~/domain/tenancy/directory';

export function offeredPayments(location: Pick<Location, 'company'>): OfferedPayment[] {
  return offeredMethods(location).map((id) => ({ id, ...paymentTerms[id] }));
}
