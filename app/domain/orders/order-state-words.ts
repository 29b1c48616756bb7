import type { PaymentState } from '~/domain/payments/ledger';
import { isOver, isSold, type OrderFulfilment } from './fulfilment';
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

/** What staff read of the payment beside the state of the goods, so that both together make sense. Undefined: nothing. */
export function paymentBeside(order: Stated, latestTry?: LatestTry): string | undefined {
  if (isOver(order))
    return latestTry === 'underway' && order.paymentState === 'open'
      ? overTexts.pending
      : overTexts[order.paymentState];
  // Nothing binds the shopper to what is only reserved.
  return isSold(order) || order.paymentState !== 'open' ? deskPaymentText(order, latestTry) : undefined;
}
