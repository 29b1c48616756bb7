import { audienceOf, type Visitor } from '~/domain/accounts/visitor';
import type { ArticleRef } from '~/domain/catalog/articles/article-field';
import { findArticle } from '~/domain/catalog/find-articles.server';
import { availableOf } from '~/domain/catalog/inventory/inventory';
import { type BuyBoxView, type FittedSetView, piecesToFit, type SaleUnit } from '~/domain/catalog/selling';
import type { Audience, Tenant } from '~/domain/tenancy/tenant';
import { canFitAt } from '~/domain/workshop/appointments/fitting-places.server';
import type { Context } from '~/platform/context';
import { type AddToCartResult, addToCart } from './change-cart.server';
import { pricedSets } from './sets-in-cart.server';

type Goods = Parameters<typeof pricedSets>[2][number]['article'];

/** As the cart offers it for a line of these pieces. Undefined: not at this location. */
async function offeredFitting(audience: Audience, context: Context, article: Goods, quantity: number) {
  const [one] = await pricedSets(audience, context, [{ id: '', options: [], article, quantity }]);
  return one?.price && (await canFitAt(audience.location, context, [one.toFit])) ? one.price : undefined;
}

export async function fittedSet(
  audience: Audience,
  context: Context,
  { unit, buy, ...article }: Goods & { unit: SaleUnit; buy: Pick<BuyBoxView, 'price' | 'availability'> },
): Promise<FittedSetView | undefined> {
  const pieces = piecesToFit(unit, availableOf(buy.availability));
  const price = pieces > 0 && (await offeredFitting(audience, context, article, pieces));
  if (!price) return undefined;
  return { pieces, cents: pieces * buy.price.cents + price.totalCents, workCents: price.totalCents };
}

export type AddFittedResult = AddToCartResult | { ok: false; code: 'cannot-fit'; session?: undefined };

/** Goods and their work, or neither. */
export async function addFitted(
  tenant: Tenant,
  context: Context,
  visitor: Visitor,
  item: { article: ArticleRef; quantity: number; vehicleCode?: string | undefined },
): Promise<AddFittedResult> {
  const vehicleCode = item.vehicleCode ?? visitor.vehicleCode;
  const audience = audienceOf(tenant, { ...visitor, vehicleCode });
  const article = await findArticle(audience, context, item.article);
  if (!article) return { ok: false, code: 'unknown-article' };
  const price = await offeredFitting(audience, context, article, item.quantity);
  if (!price) return { ok: false, code: 'cannot-fit' };
  const work = price.services.map((service) => service.article);
  return addToCart(tenant, context, visitor, { ...item, work });
}
