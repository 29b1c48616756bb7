import { pageAddress } from '~/domain/tenancy/tenant';
import { deskOrderPath } from '~/values/desk-paths';
import type { Receipt } from './confirmation-text';
import { orderTypeNames } from './messages';

/** In mails to staff. */
export function deskButton({ order, ...shop }: Pick<Receipt, 'order' | 'origin' | 'basename'>) {
  const name = `${orderTypeNames[order.orderType]} öffnen`;
  return { name, to: pageAddress(shop, deskOrderPath(order.number)) };
}
