import type { PaymentState } from '~/domain/payments/ledger';
import { isOnline, type PaymentMethod } from '~/domain/payments/methods';
import { canBeGivenUp, type FulfilledOrder } from './fulfilment';

/**
 * The shopper may cancel online: a reservation, which is no contract, while it is open; a purchase only while nothing of it is paid
 * and nothing has left the shop. Any other purchase is withdrawn from (§ 355 BGB).
 */
export function canBeCancelled(
  order: FulfilledOrder & { payment: PaymentMethod | null; paymentState: PaymentState },
): boolean {
  if (canBeGivenUp(order)) return true;
  const isWhole = order.fulfilment === 'confirmed' || order.fulfilment === 'ready';
  return isWhole && order.paymentState === 'open' && order.payment !== null && !isOnline(order.payment);
}
