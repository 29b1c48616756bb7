import { type Delivery, deliveries } from '~/domain/orders/order';
import type { PaymentMethod } from '~/domain/payments/methods';

/** How goods may come, by the ways to pay: a parcel leaves only when it is paid. */
export function offeredDeliveries(methods: readonly PaymentMethod[]): readonly Delivery[] {
  return methods.includes('vorkasse') ? deliveries : ['abholung'];
}
