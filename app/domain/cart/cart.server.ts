import { and, eq, isNull, sql } from 'drizzle-orm';
import { lockSession, startSession } from '~/domain/accounts/session.server';
import { ownerOf, type SessionChange, type Visitor } from '~/domain/accounts/visitor';
import { type ArticleRef, articleKey, QUANTITY_LIMIT } from '~/domain/catalog/article';
import { findArticles } from '~/domain/catalog/articles.server';
import {
  type CouponCheck,
  checkCoupon,
  type Redeemer,
  redeemerOf,
} from '~/domain/coupons/check-coupon.server';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import type { Database } from '~/platform/database/database.server';
import { inTransaction } from '~/platform/database/transaction.server';
import { boundedQuantity, type CartLine, type CartTotals, cartTotals } from './cart';
import { pricedLines } from './priced-lines.server';
import { cartLines, carts } from './tables';

/** Most different articles in one cart. */
export const LINE_LIMIT = 50;

/** A visitor's cart at one location, priced now. */
export interface Cart extends CartTotals {
  id: string;
  lines: CartLine[];
  coupon: CouponCheck | undefined;
}

const openCart = (ownerId: string, locationId: string) =>
  and(eq(carts.ownerId, ownerId), eq(carts.locationId, locationId), isNull(carts.orderedAt));

async function findLines(tenant: Tenant, context: Context, visitor: Visitor) {
  const owner = ownerOf(visitor);
  if (!owner) return undefined;
  const [cart] = await context.db
    .select({ id: carts.id, couponCode: carts.couponCode })
    .from(carts)
    .where(openCart(owner, tenant.location.id));
  const lines = cart ? await pricedLines(tenant, context, cart.id) : [];
  return cart && lines.length > 0 ? { ...cart, lines } : undefined;
}

/** Puts a cart's lines and its coupon together, as both are now. */
async function withCoupon(
  tenant: Tenant,
  context: Context,
  { id, lines, couponCode }: { id: string; lines: CartLine[]; couponCode: string | null },
  redeemer: Redeemer,
): Promise<Cart> {
  const coupon = couponCode ? await checkCoupon(tenant, context, couponCode, lines, redeemer) : undefined;
  const discounts = coupon?.kind === 'applied' ? coupon.byLine : [];
  return { id, lines, coupon, ...cartTotals(lines, discounts) };
}

/** Reads the visitor's open cart at this location; undefined where there is none or nothing is in it. */
export async function readCart(
  tenant: Tenant,
  context: Context,
  visitor: Visitor,
): Promise<Cart | undefined> {
  const found = await findLines(tenant, context, visitor);
  return found && withCoupon(tenant, context, found, redeemerOf(visitor));
}

/** The cart again, once the address of the order is told: a coupon may have been used with it before. */
export function recheckCoupon(
  tenant: Tenant,
  context: Context,
  visitor: Visitor,
  cart: Cart,
  email: string,
): Promise<Cart> {
  return withCoupon(
    tenant,
    context,
    { ...cart, couponCode: cart.coupon?.code ?? null },
    redeemerOf(visitor, email),
  );
}

/** Remembers a coupon with the visitor's open cart, or forgets it. */
export async function setCoupon(
  tenant: Tenant,
  context: Context,
  visitor: Visitor,
  couponCode: string | null,
): Promise<void> {
  const owner = ownerOf(visitor);
  if (!owner) return;
  await context.db
    .update(carts)
    .set({ couponCode, changedAt: context.now() })
    .where(openCart(owner, tenant.location.id));
}

/** The number in the header, and the value of the goods. */
export async function cartSummary(
  tenant: Tenant,
  context: Context,
  visitor: Visitor,
): Promise<{ pieces: number; totalCents: number }> {
  const found = await findLines(tenant, context, visitor);
  const { pieces, goodsCents } = cartTotals(found?.lines ?? []);
  return { pieces, totalCents: goodsCents };
}

async function lockOpenCart(
  tx: Database,
  tenant: Tenant,
  context: Context,
  ownerId: string,
): Promise<string> {
  const now = context.now();
  const [cart] = await tx
    .insert(carts)
    .values({ ownerId, locationId: tenant.location.id, createdAt: now, changedAt: now })
    .onConflictDoUpdate({
      target: [carts.ownerId, carts.locationId],
      targetWhere: sql`ordered_at is null`,
      set: { changedAt: now },
    })
    .returning({ id: carts.id });
  if (!cart) throw new Error('a cart could not be opened');
  return cart.id;
}

export type AddResult = 'added' | 'unknown-article' | 'cart-full' | 'session-ended';

/** Puts pieces of an article into the visitor's cart; what lies there already is added to, up to the limit. */
export async function addToCart(
  tenant: Tenant,
  context: Context,
  visitor: Visitor,
  ref: ArticleRef,
  quantity: number,
): Promise<{ result: AddResult; session?: SessionChange }> {
  const article = (await findArticles(tenant, context, [ref])).get(articleKey(ref));
  if (!article) return { result: 'unknown-article' };
  const { owner, visitor: owning, session } = await startSession(tenant, context, visitor);
  const pieces = boundedQuantity(quantity);
  const result = await inTransaction(context, async (tx): Promise<AddResult> => {
    if (!(await lockSession(tx.db, owning))) return 'session-ended';
    const cartId = await lockOpenCart(tx.db, tenant, tx, owner);
    const lines = await tx.db
      .select({ kind: cartLines.kind, articleId: cartLines.articleId })
      .from(cartLines)
      .where(eq(cartLines.cartId, cartId));
    const isNew = !lines.some((line) => articleKey(line) === articleKey(ref));
    if (isNew && lines.length >= LINE_LIMIT) return 'cart-full';
    await tx.db
      .insert(cartLines)
      .values({
        cartId,
        kind: ref.kind,
        articleId: ref.articleId,
        quantity: pieces,
        seenPriceCents: article.priceCents,
        addedAt: tx.now(),
      })
      .onConflictDoUpdate({
        target: [cartLines.cartId, cartLines.kind, cartLines.articleId],
        set: {
          quantity: sql`least(${QUANTITY_LIMIT}, ${cartLines.quantity} + ${pieces})`,
          seenPriceCents: article.priceCents,
        },
      });
    return 'added';
  });
  return { result, session };
}

async function changeLine(
  tenant: Tenant,
  context: Context,
  visitor: Visitor,
  ref: ArticleRef,
  change: (tx: Database, line: ReturnType<typeof and>) => Promise<unknown>,
): Promise<void> {
  const owner = ownerOf(visitor);
  if (!owner) return;
  await inTransaction(context, async (tx) => {
    const [cart] = await tx.db
      .select({ id: carts.id })
      .from(carts)
      .where(openCart(owner, tenant.location.id))
      .for('update');
    if (!cart) return;
    await change(
      tx.db,
      and(
        eq(cartLines.cartId, cart.id),
        eq(cartLines.kind, ref.kind),
        eq(cartLines.articleId, ref.articleId),
      ),
    );
    await tx.db.update(carts).set({ changedAt: tx.now() }).where(eq(carts.id, cart.id));
  });
}

/** Sets a line's quantity; a line that is not there stays away. */
export function setQuantity(
  tenant: Tenant,
  context: Context,
  visitor: Visitor,
  ref: ArticleRef,
  quantity: number,
): Promise<void> {
  return changeLine(tenant, context, visitor, ref, (tx, line) =>
    tx
      .update(cartLines)
      .set({ quantity: boundedQuantity(quantity) })
      .where(line),
  );
}

/** Takes a line out of the open cart; nothing happens where there is none. */
export function removeLine(
  tenant: Tenant,
  context: Context,
  visitor: Visitor,
  ref: ArticleRef,
): Promise<void> {
  return changeLine(tenant, context, visitor, ref, (tx, line) => tx.delete(cartLines).where(line));
}
