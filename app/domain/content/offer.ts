import type { ShippingMethod } from '~/domain/tenancy/delivery';

export interface OfferedPayment {
  id: string;
  name: string;
  hint: string;
  allowsParcel: boolean;
  /** On the provider's page, before the order. */
  isApprovedFirst: boolean;
}

/** Goods are sent only when they are paid before. */
export function canSend(payments: readonly OfferedPayment[]): boolean {
  return payments.some(({ allowsParcel }) => allowsParcel);
}

/** Working days: the way to the location, packing, and at most the days in transit. */
export function parcelDays(
  deliveryDays: number,
  { transitDays }: Pick<ShippingMethod, 'transitDays'>,
): number {
  return deliveryDays + 1 + transitDays;
}

/** 'einem Werktag', '3 Werktagen': after 'innerhalb von' or 'nach'. */
export function inWorkdays(days: number): string {
  return days === 1 ? 'einem Werktag' : `${days} Werktagen`;
}
