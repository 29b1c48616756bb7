/** A way to pay as the texts name it; which ones are offered, the payments slice decides. */
export interface OfferedPayment {
  id: string;
  name: string;
  hint: string;
  allowsParcel: boolean;
}

/** Goods are sent only against prepayment, so a location without an account to pay into only hands over. */
export function canSend(payments: readonly OfferedPayment[]): boolean {
  return payments.some(({ allowsParcel }) => allowsParcel);
}

/** Working days within which a parcel arrives: the way to the location, packing, and two days at most on the road. */
export function parcelDays(deliveryDays: number): number {
  return deliveryDays + 3;
}

/** 'einem Werktag', '3 Werktagen': after 'innerhalb von' or 'nach'. */
export function inWorkdays(days: number): string {
  return days === 1 ? 'einem Werktag' : `${days} Werktagen`;
}
