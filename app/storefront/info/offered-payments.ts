import type { OfferedPayment } from '~/domain/content/offer';
import { paymentTerms } from '~/domain/payments/methods';
import { isApprovedFirst, offeredMethods, type PayingShop } from '~/domain/payments/offered-methods';

export function offeredPayments(shop: PayingShop): OfferedPayment[] {
  return offeredMethods(shop).map((id) => ({
    id,
    ...paymentTerms[id],
    isApprovedFirst: isApprovedFirst(shop, id),
  }));
}
