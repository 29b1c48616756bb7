import { canBeCancelled } from '~/domain/orders/cancelling';
import type { OrderProgressView } from '~/domain/orders/components/order-progress';
import { canBeGivenUp, isOpen } from '~/domain/orders/fulfilment';
import { holdOf, holdText } from '~/domain/orders/hold';
import { eventText, fulfilmentNames, orderTypeNames } from '~/domain/orders/messages';
import { orderHistory } from '~/domain/orders/order-history.server';
import { parcelText, trackingUrl } from '~/domain/orders/parcel';
import type { PlacedOrder } from '~/domain/orders/placed-order';
import { type Withdrawal, withdrawalsOf } from '~/domain/orders/withdrawal/withdraw.server';
import { withdrawPathFor } from '~/paths';
import type { Context } from '~/platform/context';
import { formatMoment } from '~/values/german-date';
import { buyReservationPath, cancelOrderPath } from '~/values/order-paths';

const withdrawalText = ({ receivedAt, scope }: Withdrawal): string =>
  `Widerruf${scope === null ? '' : ` von „${scope}“`} eingegangen am ${formatMoment(receivedAt)} Uhr.`;

export async function orderProgress(context: Context, order: PlacedOrder): Promise<OrderProgressView> {
  const [history, withdrawals] = await Promise.all([
    orderHistory(context, order),
    withdrawalsOf(context, order.id),
  ]);
  const isPurchase = order.orderType === 'kauf' && order.fulfilment !== 'cancelled';
  const hold = holdOf(order);
  const pieces = order.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    what: orderTypeNames[order.orderType],
    state: order.fulfilment,
    stateName: fulfilmentNames[order.fulfilment],
    held: hold && isOpen(order) ? holdText(hold) : undefined,
    buyTo: canBeGivenUp(order) ? buyReservationPath(order.id) : undefined,
    cancelTo: canBeCancelled(order) ? cancelOrderPath(order.id) : undefined,
    withdrawn: [...new Set(withdrawals.map(withdrawalText))],
    withdrawTo: isPurchase ? withdrawPathFor(order.number) : undefined,
    history: history.map((event, index) => ({
      key: `${index}`,
      what: eventText(event, pieces),
      when: `${formatMoment(event.at)} Uhr`,
      parcels: (event.life === 'fulfilment' ? event.parcels : []).map((parcel) => ({
        name: parcelText(parcel),
        trackTo: trackingUrl(parcel),
      })),
    })),
  };
}
