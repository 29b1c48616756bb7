import { eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { audienceOf, ownerOf, type Visitor } from '~/domain/accounts/visitor';
import { articles } from '~/domain/catalog/articles/tables';
import { assortmentOf } from '~/domain/catalog/assortment.server';
import { type CouponCheck, checkCoupon } from '~/domain/coupons/check-coupon.server';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import { statement } from '~/platform/database/statement.server';
import { type CartLine, type CartTotals, cartTotals } from './cart';
import { isOpenCart } from './open-cart.server';
import { countedLines, inOrder, isArticleOfLine, lineColumns } from './priced-lines.server';
import { cartLines, carts } from './tables';

export interface Cart extends CartTotals {
  id: string;
  lines: CartLine[];
  coupon: CouponCheck | undefined;
}

async function withCoupon(
  tenant: Tenant,
  context: Context,
  { id, lines, couponCode }: { id: string; lines: CartLine[]; couponCode: string | null },
  visitor: Visitor,
): Promise<Cart> {
  const coupon = couponCode
    ? await checkCoupon(tenant, context, { code: couponCode, lines, visitor })
    : undefined;
  const discounts = coupon?.ok ? coupon.byLine : [];
  return { id, lines, coupon, ...cartTotals(lines, discounts) };
}

/** Finds the cart and what belongs to it in one statement. @param name of the statement */
export function readCartWith<More>(name: string, more: (cartId: SQLWrapper) => SQL<More>) {
  const findOpenCart = statement(name, ['owner', 'locationId'], (db, { owner, locationId }) =>
    db
      .select({
        id: carts.id,
        couponCode: carts.couponCode,
        more: more(carts.id),
        ...lineColumns(locationId),
      })
      .from(carts)
      .innerJoin(cartLines, eq(cartLines.cartId, carts.id))
      .innerJoin(articles, isArticleOfLine)
      .where(isOpenCart(owner, locationId))
      .orderBy(...inOrder),
  );

  return async (
    tenant: Tenant,
    context: Context,
    visitor: Visitor,
  ): Promise<{ cart: Cart; more: More } | undefined> => {
    const owner = ownerOf(visitor);
    if (!owner) return undefined;
    const rows = await findOpenCart(context.db, { owner, locationId: tenant.location.id });
    const [open] = rows;
    if (!open) return undefined;
    const assortment = await assortmentOf(audienceOf(tenant, visitor), context);
    const lines = await countedLines(tenant, context, assortment, rows);
    if (lines.length === 0) return undefined;
    return { cart: await withCoupon(tenant, context, { ...open, lines }, visitor), more: open.more };
  };
}

const readCartAlone = readCartWith('find_open_cart', () => sql<null>`null`);

/** Undefined if there is no cart, or nothing in it. */
export async function readCart(
  tenant: Tenant,
  context: Context,
  visitor: Visitor,
): Promise<Cart | undefined> {
  return (await readCartAlone(tenant, context, visitor))?.cart;
}
