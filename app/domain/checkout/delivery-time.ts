import { expectedDays } from '~/domain/orders/confirmed';
import { collectionTime, parcelTime } from '~/domain/orders/delivery-times';
import { isPaidInAdvance } from '~/domain/orders/order';
import { isOnline, isTransfer, type PaymentMethod } from '~/domain/payments/methods';
import type { ShippingMethod } from '~/domain/tenancy/delivery';
import type { Location } from '~/domain/tenancy/directory';
import type { Cents } from '~/values/money';

/** § 312j para. 2 BGB, for an order placed now. @param shipping undefined: collected @param payment null: not chosen yet, or at the counter */
export function deliveryTime(
  location: Pick<Location, 'delivery' | 'premises'>,
  now: Date,
  {
    isAllHere,
    shipping,
    payment,
    totalCents,
  }: {
    isAllHere: boolean;
    shipping: ShippingMethod | undefined;
    payment: PaymentMethod | null;
    totalCents: Cents;
  },
): string {
  const isPaidAtOnce = payment !== null && isOnline(payment);
  const days = expectedDays(location, now, isAllHere, shipping);
  if (shipping) {
    const verb = isTransfer(payment) ? 'überweisen' : 'bezahlen';
    return parcelTime(days, now, isPaidAtOnce || totalCents === 0 ? undefined : verb);
  }
  return collectionTime(days, !isPaidAtOnce && isPaidInAdvance({ payment, totalCents }));
}
