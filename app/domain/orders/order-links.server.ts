import { and, eq, gt, lt } from 'drizzle-orm';
import { newToken, tokenHash } from '~/domain/accounts/tokens.server';
import type { Tenant } from '~/domain/tenancy/tenant';
import { pageAddress } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import { statement } from '~/platform/database/statement.server';
import { daysAfter } from '~/values/days';
import { orderLinkPaths } from '~/values/order-paths';
import { withLines } from './find-order.server';
import type { OrderLink } from './order-link';
import type { PlacedOrder } from './placed-order';
import { orderLinks, orders } from './tables';

export const LINK_DAYS = 90;

const insertLink = statement(
  'add_order_link',
  ['hash', 'orderId', 'createdAt', 'expiresAt'],
  (db, { hash, orderId, createdAt, expiresAt }) =>
    db.insert(orderLinks).values({ hash, orderId, createdAt, expiresAt }),
);

/** 256 random bits, of which only the hash is stored: each mail gets a link of its own. */
export async function issueOrderLink(
  { db, now }: Context,
  shop: Pick<Tenant, 'origin' | 'basename'>,
  orderId: string,
): Promise<OrderLink> {
  const token = newToken();
  const until = daysAfter(now(), LINK_DAYS);
  await insertLink(db, { hash: tokenHash(token), orderId, createdAt: now(), expiresAt: until });
  const { order, pay } = orderLinkPaths(token);
  return { url: pageAddress(shop, order), payUrl: pageAddress(shop, pay), until };
}

/** At its location. Undefined for every other token, so that nobody learns whether an order exists. */
export async function findLinkedOrder(
  tenant: Tenant,
  context: Context,
  token: string,
): Promise<{ order: PlacedOrder; until: Date } | undefined> {
  const [found] = await context.db
    .select({ order: orders, until: orderLinks.expiresAt })
    .from(orderLinks)
    .innerJoin(orders, eq(orders.id, orderLinks.orderId))
    .where(
      and(
        eq(orderLinks.hash, tokenHash(token)),
        gt(orderLinks.expiresAt, context.now()),
        eq(orders.locationId, tenant.location.id),
      ),
    );
  if (!found) return undefined;
  const [order] = await withLines(context, [found.order]);
  return order && { order, until: found.until };
}

export async function deleteOldOrderLinks({ db, now }: Context): Promise<void> {
  await db.delete(orderLinks).where(lt(orderLinks.expiresAt, now()));
}
