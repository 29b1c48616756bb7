import type { OrderProgressView } from '~/domain/orders/components/order-progress';
import { orderHistory } from '~/domain/orders/find-order.server';
import { actorText, heldText, stateNames } from '~/domain/orders/messages';
import { canBeGivenUp, isOpen } from '~/domain/orders/order-state';
import type { PlacedOrder } from '~/domain/orders/placed-order';
import { withdrawalsOf } from '~/domain/orders/withdrawal/withdraw.server';
import { cancelReservationPath, withdrawPathFor } from '~/paths';
import type { Context } from '~/platform/context';
import { formatMoment } from '~/values/german-date';

/** Where an order is, as pages show it. */
export async function orderProgress(context: Context, order: PlacedOrder): Promise<OrderProgressView> {
  const [history, withdrawals] = await Promise.all([
    orderHistory(context, order),
    withdrawalsOf(context, order.id),
  ]);
  const isPurchase = order.orderType === 'kauf' && order.state !== 'cancelled';
  return {
    state: order.state,
    stateName: stateNames[order.state],
    held: order.heldUntil && isOpen(order) ? heldText(order.heldUntil) : undefined,
    cancelTo: canBeGivenUp(order) ? cancelReservationPath(order.id) : undefined,
    withdrawnAt: [...new Set(withdrawals.map(({ receivedAt }) => formatMoment(receivedAt)))],
    withdrawTo: isPurchase ? withdrawPathFor(order.number) : undefined,
    history: history.map(({ state, actor, at }) => ({
      key: `${state} ${at.toISOString()}`,
      what: [stateNames[state], actorText(state, actor)].filter(Boolean).join(' '),
      when: `${formatMoment(at)} Uhr`,
    })),
  };
}
