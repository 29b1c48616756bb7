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

/** Working days: the way to the location, packing, and at most two days in transit. */
export function parcelDays(deliveryDays: number): number {
  return deliveryDays + 3;
}

/** 'einem Werktag', '3 Werktagen': after 'innerhalb von' or 'nach'. */
export function inWorkdays(days: number): string {
  return days === 1 ? 'einem Werktag' : `${days} Werktagen`;
}
