import type { PaymentState } from '~/domain/payments/ledger';
import { isSold, type OrderFulfilment } from './fulfilment';
import type { OrderType } from './order';
import { deskPaymentText, type LatestTry } from './payment-words';

/** Beside an order that nothing is to be paid for any more. Undefined: nothing came, so nothing is said. */
const overTexts: Readonly<Record<PaymentState, string | undefined>> = {
  open: undefined,
  pending: 'Zahlung noch unterwegs',
  'partly-paid': 'Teilweise bezahlt, nicht erstattet',
  paid: 'Bezahlt, nicht erstattet',
  'partly-refunded': 'Teilweise erstattet',
  refunded: 'Erstattet',
  'charged-back': 'Zurückgebucht',
};

type Stated = Parameters<typeof deskPaymentText>[0] & { orderType: OrderType; fulfilment: OrderFulfilment };

const overFulfilments: readonly OrderFulfilment[] = ['returned', 'cancelled', 'lapsed'];

/** What staff read of the payment beside the state of the goods, so that both together make sense. Undefined: nothing. */
export function paymentBeside(order: Stated, latestTry?: LatestTry): string | undefined {
  const isOver = overFulfilments.includes(order.fulfilment);
  if (isOver && latestTry === 'underway' && order.paymentState === 'open') return overTexts.pending;
  if (isOver) return overTexts[order.paymentState];
  // Nothing binds the shopper to what is only reserved.
  return isSold(order) || order.paymentState !== 'open' ? deskPaymentText(order, latestTry) : undefined;
}
