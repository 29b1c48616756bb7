import type { Location } from '~/domain/tenancy/directory';
import { type PaymentMethod, paymentMethods, paymentTerms } from './methods';

export function offeredMethods({ company }: Pick<Location, 'company'>): PaymentMethod[] {
  return paymentMethods.filter(
    (method) => paymentTerms[method].processor !== 'bank' || company.bank !== null,
  );
}
