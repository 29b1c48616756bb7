import { formatDay } from '~/values/german-date';
import { canBeGivenUp } from './fulfilment';
import { orderTypeNames } from './messages';
import type { PlacedOrder } from './placed-order';

/** Opens one order without a sign-in. */
export interface OrderLink {
  url: string;
  until: Date;
}

/** 'Ihre Reservierung ansehen, verlängern oder stornieren, ohne Anmeldung und auf jedem Gerät' */
export function orderLinkPurpose(order: PlacedOrder): string {
  const what = orderTypeNames[order.orderType];
  const how = canBeGivenUp(order) ? 'ansehen, verlängern oder stornieren' : 'ansehen';
  return `Ihre ${what} ${how}, ohne Anmeldung und auf jedem Gerät`;
}

export function orderLinkEnd({ until }: Pick<OrderLink, 'until'>): string {
  return `Der Link gilt bis ${formatDay(until)}. Bitte geben Sie ihn nicht weiter.`;
}
