import { ownerOfUser } from '~/domain/accounts/visitor';
import { allocationsOf } from '~/domain/catalog/inventory/allocated-pieces.server';
import { bankDetails, isAllTakenHere, stepsFor } from '~/domain/orders/confirmation-text';
import { orderOf } from '~/domain/orders/find-order.server';
import { giroCode } from '~/domain/orders/giro-code.server';
import { orderTypeNames } from '~/domain/orders/messages';
import { addressLinesOf, recipientLines } from '~/domain/orders/order';
import type { PlacedOrder } from '~/domain/orders/placed-order';
import { basenameOf, type Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import { formatDay } from '~/values/german-date';
import { orderProgress } from './order-progress.server';
import { shownGoods } from './shown-goods';

/** To whom invoice and parcel go. */
function shownAddresses({ address, delivery }: PlacedOrder): { label: string; text: string }[] {
  if (!address) return [];
  const { deliverTo } = address;
  const isTogether = delivery === 'versand' && !deliverTo;
  return [
    {
      label: isTogether ? 'Lieferung und Rechnung an' : 'Rechnung an',
      text: addressLinesOf(address).join(', '),
    },
    ...(deliverTo ? [{ label: 'Lieferung an', text: recipientLines(deliverTo).join(', ') }] : []),
  ];
}

/** One order of a user, at whichever location of the group; undefined for anybody else's. */
export async function loadOrderPage(tenant: Tenant, context: Context, userId: string, id: string) {
  const order = await orderOf(context, ownerOfUser(userId), id);
  const location = tenant.group.find((place) => place.id === order?.locationId);
  if (!order || !location) return undefined;
  const promised = await allocationsOf(context, { type: 'order', id: order.id });
  const receipt = {
    order,
    location,
    origin: tenant.origin,
    basename: basenameOf(tenant.host, location),
    isAllHere: isAllTakenHere(promised, order),
  };
  return {
    number: order.number,
    what: orderTypeNames[order.orderType],
    day: formatDay(order.placedAt),
    place: `${location.title}, ${location.city}`,
    goods: shownGoods(order, location),
    addresses: shownAddresses(order),
    progress: await orderProgress(context, order),
    steps: stepsFor(receipt),
    bank: bankDetails(receipt),
    giroCode: giroCode(receipt),
  };
}
