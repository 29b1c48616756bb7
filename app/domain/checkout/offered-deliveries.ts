import { type Delivery, deliveries } from '~/domain/orders/order';
import { type PaymentMethod, paymentTerms } from '~/domain/payments/methods';

/** How goods may come, by the ways to pay: a parcel leaves only when it is paid. */
export function offeredDeliveries(methods: readonly PaymentMethod[]): readonly Delivery[] {
  return methods.some((method) => paymentTerms[method].allowsParcel) ? deliveries : ['abholung'];
}

/** Whether goods that come this way can be paid that way. */
export function goTogether(delivery: Delivery, payment: PaymentMethod): boolean {
  return delivery === 'abholung' || paymentTerms[payment].allowsParcel;
}
