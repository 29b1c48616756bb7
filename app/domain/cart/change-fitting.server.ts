import { and, eq, sql } from 'drizzle-orm';
import { audienceOf, type Visitor } from '~/domain/accounts/visitor';
import { articleKey } from '~/domain/catalog/articles/article';
import { lineOptions } from '~/domain/catalog/articles/line-options';
import type { Tenant } from '~/domain/tenancy/tenant';
import { canFitAt } from '~/domain/workshop/appointments/fitting-places.server';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import { readCart } from './cart.server';
import { lockCart } from './ordered-cart.server';
import { pricedSets } from './sets-in-cart.server';
import { cartLines, carts, MAX_LINES } from './tables';

export type ChangeFittingResult =
  | { ok: true }
  | { ok: false; code: 'unknown-line' | 'cannot-fit' | 'no-complete-price' | 'cart-full' };

export interface FittingRequest {
  lineId: string;
  isWanted: boolean;
  withDisposal: boolean;
}

export async function changeFitting(
  tenant: Tenant,
  context: Context,
  visitor: Visitor,
  { lineId, isWanted, withDisposal }: FittingRequest,
): Promise<ChangeFittingResult> {
  const cart = await readCart(tenant, context, visitor);
  const sets = await pricedSets(audienceOf(tenant, visitor), context, cart?.lines ?? []);
  const one = sets.find(({ goods }) => goods.id === lineId);
  if (!cart || !one) return { ok: false, code: 'unknown-line' };
  const { goods, price, toFit, work } = one;
  if (isWanted && !price) return { ok: false, code: 'no-complete-price' };
  if (isWanted && !(await canFitAt(tenant.location, context, [toFit])))
    return { ok: false, code: 'cannot-fit' };
  const services = [
    ...(price?.services ?? []),
    ...(withDisposal && price?.disposal ? [price.disposal.service] : []),
  ];
  if (isWanted && cart.lines.length - work.length + services.length > MAX_LINES)
    return { ok: false, code: 'cart-full' };
  const options = lineOptions.parse([
    ...goods.options.filter(({ kind }) => kind === 'vehicle'),
    { kind: 'fitting', article: articleKey(goods.article) },
  ]);
  return inTransaction(context, async (tx): Promise<ChangeFittingResult> => {
    const locked = await lockCart(tenant, tx, visitor, cart.id);
    if (!locked || locked.orderedAt) return { ok: false, code: 'unknown-line' };
    await tx.db.update(carts).set({ changedAt: tx.now() }).where(eq(carts.id, cart.id));
    const own = and(
      eq(cartLines.cartId, cart.id),
      sql`${cartLines.options} = ${JSON.stringify(options)}::jsonb`,
    );
    await tx.db.delete(cartLines).where(own);
    if (!isWanted) return { ok: true };
    const rows = services.map(({ article }, index) => ({
      cartId: cart.id,
      articleId: article.id,
      options,
      quantity: goods.quantity,
      quotedPriceCents: article.price.cents,
      // Lines are shown in the order of their times.
      addedAt: new Date(tx.now().getTime() + index),
    }));
    await tx.db.insert(cartLines).values(rows);
    return { ok: true };
  });
}
