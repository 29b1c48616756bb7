import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { ownerOf, type Visitor } from '~/domain/accounts/visitor';
import { QUANTITY_LIMIT } from '~/domain/catalog/articles/article';
import { type AtOtherLocation, atOtherLocations } from '~/domain/tenancy/at-other-locations';
import type { Location } from '~/domain/tenancy/directory';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import { statement } from '~/platform/database/statement.server';
import { inTransaction } from '~/platform/database/transaction.server';
import { piecesOf } from './follow-goods';
import { joinedPieces } from './joined-pieces.server';
import { cartLines, carts } from './tables';

type OpenCart = typeof carts.$inferSelect;

/** Locked in one order, so that two moves cannot deadlock. */
function lockOpenCarts(tx: Context, owners: string[]) {
  return tx.db
    .select()
    .from(carts)
    .where(and(inArray(carts.ownerId, owners), isNull(carts.orderedAt)))
    .orderBy(carts.id)
    .for('update');
}

export type BeforeMerge = (tx: Context, carts: { from: string; to: string }) => Promise<void>;

/** Quantities of equal lines add up; a coupon moves if the target has none. */
async function mergeCarts(
  tx: Context,
  from: OpenCart,
  to: OpenCart,
  beforeMerge: BeforeMerge,
): Promise<void> {
  const { db, now } = tx;
  await beforeMerge(tx, { from: from.id, to: to.id });
  await db
    .update(carts)
    .set({ couponCode: to.couponCode ?? from.couponCode, changedAt: now() })
    .where(eq(carts.id, to.id));
  const lines = await db.select().from(cartLines).where(eq(cartLines.cartId, from.id));
  await db.delete(carts).where(eq(carts.id, from.id));
  for (const line of lines) {
    await db
      .insert(cartLines)
      .values({ ...line, cartId: to.id })
      .onConflictDoUpdate({
        target: [cartLines.cartId, cartLines.articleId, cartLines.options],
        set: { quantity: sql`least(${QUANTITY_LIMIT}, ${cartLines.quantity} + ${line.quantity})` },
      });
  }
}

export type MoveCartResult = { ok: true } | { ok: false; code: 'empty-cart' };

/** Merges into the visitor's cart there, if any; the lines keep their quoted prices, so that a difference shows. */
export async function moveCart(
  context: Context,
  visitor: Visitor,
  { source, target }: { source: Pick<Location, 'id'>; target: Pick<Location, 'id'> },
  beforeMerge: BeforeMerge,
): Promise<MoveCartResult> {
  const owner = ownerOf(visitor);
  if (!owner) return { ok: false, code: 'empty-cart' };
  if (target.id === source.id) return { ok: true };
  return inTransaction(context, async (tx): Promise<MoveCartResult> => {
    const open = await lockOpenCarts(tx, [owner]);
    const from = open.find((cart) => cart.locationId === source.id);
    const to = open.find((cart) => cart.locationId === target.id);
    if (!from) return { ok: false, code: 'empty-cart' };
    const change = { locationId: target.id, changedAt: tx.now() };
    if (to) await mergeCarts(tx, from, to, beforeMerge);
    else await tx.db.update(carts).set(change).where(eq(carts.id, from.id));
    return { ok: true };
  });
}

const linesElsewhere = statement('find_lines_elsewhere', ['owner', 'here'], (db, { owner, here }) =>
  db
    .select({ locationId: carts.locationId, options: cartLines.options, quantity: cartLines.quantity })
    .from(carts)
    .innerJoin(cartLines, eq(cartLines.cartId, carts.id))
    .where(and(eq(carts.ownerId, owner), isNull(carts.orderedAt), ne(carts.locationId, here))),
);

export async function cartsAtOtherLocations(
  tenant: Tenant,
  context: Context,
  visitor: Visitor,
): Promise<AtOtherLocation[]> {
  const owner = ownerOf(visitor);
  if (!owner) return [];
  const lines = await linesElsewhere(context.db, { owner, here: tenant.location.id });
  return atOtherLocations(
    tenant,
    [...new Set(lines.map((line) => line.locationId))].map((locationId) => ({
      locationId,
      pieces: piecesOf(lines.filter((line) => line.locationId === locationId)),
    })),
  );
}

/** Covers every location, inside the caller's transaction. The cart stores what came from the account. */
export async function claimCarts(
  tx: Context,
  guest: string,
  owner: string,
  beforeMerge: BeforeMerge,
): Promise<void> {
  const open = await lockOpenCarts(tx, [guest, owner]);
  for (const from of open.filter((cart) => cart.ownerId === guest)) {
    const to = open.find((cart) => cart.ownerId === owner && cart.locationId === from.locationId);
    if (to) {
      const linesOf = (cartId: string) => tx.db.select().from(cartLines).where(eq(cartLines.cartId, cartId));
      const joined = joinedPieces(await linesOf(to.id), await linesOf(from.id));
      await mergeCarts(tx, from, to, beforeMerge);
      if (joined) await tx.db.update(carts).set({ joined }).where(eq(carts.id, to.id));
    } else {
      const change = { ownerId: owner, changedAt: tx.now() };
      await tx.db.update(carts).set(change).where(eq(carts.id, from.id));
    }
  }
}
