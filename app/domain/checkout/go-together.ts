import type { Delivery } from '~/domain/orders/order';
import { type PaymentMethod, paymentTerms } from '~/domain/payments/methods';

export function goTogether(delivery: Delivery, payment: PaymentMethod): boolean {
  return delivery === 'abholung' || paymentTerms[payment].allowsParcel;
}
