import { and, asc, eq, inArray } from 'drizzle-orm';
import { allocatedForOrders } from '~/domain/catalog/inventory/allocated-pieces.server';
import { withLines } from '~/domain/orders/find-order.server';
import { openFulfilments } from '~/domain/orders/fulfilment';
import { canonicalOrderNumber } from '~/domain/orders/order-number';
import type { PlacedOrder } from '~/domain/orders/placed-order';
import { orders } from '~/domain/orders/tables';
import type { Context } from '~/platform/context';

const MAX_PRINTED = 200;

export interface PickedArticle {
  articleId: number;
  name: string;
  /** Pieces of the location's own stock. */
  here: number;
  central: number;
}

export interface PrintList {
  /** The oldest first. */
  orders: PlacedOrder[];
  picked: PickedArticle[];
  /** More orders are open than are printed. */
  isCut: boolean;
}

async function pickedFor(
  context: Context,
  locationId: string,
  ids: readonly string[],
): Promise<PickedArticle[]> {
  if (ids.length === 0) return [];
  const picked = new Map<number, PickedArticle>();
  for (const part of await allocatedForOrders(context, ids)) {
    const { articleId, title, subtitle, quantity } = part;
    const known = picked.get(articleId) ?? { articleId, name: `${title} ${subtitle}`, here: 0, central: 0 };
    const place = part.locationId === locationId ? 'here' : 'central';
    picked.set(articleId, { ...known, [place]: known[place] + quantity });
  }
  return [...picked.values()];
}

/** Orders that were chosen, or all open ones, with what is to be taken from stock for them. @param numbers empty: all open ones */
export async function printList(
  context: Context,
  locationId: string,
  numbers: readonly string[],
): Promise<PrintList> {
  const isMeant =
    numbers.length > 0
      ? inArray(orders.number, numbers.map(canonicalOrderNumber))
      : inArray(orders.fulfilment, openFulfilments);
  const found = await context.db
    .select()
    .from(orders)
    .where(and(eq(orders.locationId, locationId), isMeant))
    .orderBy(asc(orders.placedAt), asc(orders.id))
    .limit(MAX_PRINTED + 1);
  const printed = found.slice(0, MAX_PRINTED);
  const [withTheirLines, picked] = await Promise.all([
    withLines(context, printed),
    pickedFor(
      context,
      locationId,
      printed.map(({ id }) => id),
    ),
  ]);
  return { orders: withTheirLines, picked, isCut: found.length > MAX_PRINTED };
}
