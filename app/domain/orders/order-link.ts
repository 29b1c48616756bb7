import { formatDay } from '~/values/german-date';
import { canBeCancelled } from './cancelling';
import { canBeGivenUp } from './fulfilment';
import { orderTypeNames } from './messages';
import type { PlacedOrder } from './placed-order';

/** Opens one order without a sign-in. */
export interface OrderLink {
  url: string;
  /** Where a purchase is paid online. */
  payUrl?: string;
  until: Date;
}

/** 'Ihre Reservierung ansehen, verlängern oder stornieren, ohne Anmeldung und auf jedem Gerät', 'Ihre Bestellung ansehen oder stornieren, …' */
export function orderLinkPurpose(order: PlacedOrder): string {
  const what = orderTypeNames[order.orderType];
  return `Ihre ${what} ${usesOf(order)}, ohne Anmeldung und auf jedem Gerät`;
}

function usesOf(order: PlacedOrder): string {
  if (canBeGivenUp(order)) return 'ansehen, verlängern oder stornieren';
  return canBeCancelled(order) ? 'ansehen oder stornieren' : 'ansehen';
}

export function orderLinkEnd({ until }: Pick<OrderLink, 'until'>): string {
  return `Der Link gilt bis ${formatDay(until)}. Bitte geben Sie ihn nicht weiter.`;
}
