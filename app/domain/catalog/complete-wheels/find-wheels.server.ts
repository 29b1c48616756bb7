import { asc, eq, inArray } from 'drizzle-orm';
import type { Audience, Tenant } from '~/domain/tenancy/tenant';
import { queryCache } from '~/platform/cache/query-cache.server';
import type { Context } from '~/platform/context';
import type { Article } from '../article';
import { listTag } from '../articles/article-tags';
import { maySell } from '../assortment';
import { assortmentOf } from '../assortment.server';
import { findArticles } from '../find-articles.server';
import { cardContextOf } from '../listing/article-card';
import type { ListedArticle } from '../listing/find-listed.server';
import { rims } from '../rims/tables';
import { tyres } from '../tyres/tables';
import { hasSensor } from './sensor';
import { completeWheels } from './tables';
import { type KitParts, type ListedWheel, type WheelCardView, wheelCard } from './wheel-card';

const cached = queryCache<Map<number, KitParts>>();

export async function withParts(context: Context, listed: readonly ListedArticle[]): Promise<ListedWheel[]> {
  if (listed.length === 0) return [];
  const ids = listed.map(({ id }) => id);
  const tags = [listTag('complete-wheel'), listTag('rim'), listTag('tyre')];
  const parts = await cached(ids.join(), tags, async () => {
    const rows = await context.db
      .select({ id: completeWheels.articleId, rim: rims, tyre: tyres, hasSensor })
      .from(completeWheels)
      .innerJoin(rims, eq(rims.articleId, completeWheels.rimId))
      .innerJoin(tyres, eq(tyres.articleId, completeWheels.tyreId))
      .where(inArray(completeWheels.articleId, ids));
    return new Map(rows.map(({ id, ...wheel }) => [id, wheel]));
  });
  return listed.flatMap((article) => {
    const own = parts.get(article.id);
    return own ? [{ article, parts: own }] : [];
  });
}

export async function wheelCards(
  tenant: Tenant,
  context: Context,
  listed: readonly ListedArticle[],
): Promise<WheelCardView[]> {
  const cardContext = cardContextOf(tenant, context.now());
  return (await withParts(context, listed)).map((wheel) => wheelCard(wheel, cardContext));
}

export async function wheelsWithRim(audience: Audience, context: Context, rimId: number): Promise<Article[]> {
  const rows = await context.db
    .select({ id: completeWheels.articleId })
    .from(completeWheels)
    .where(eq(completeWheels.rimId, rimId))
    .orderBy(asc(completeWheels.articleId));
  const ids = rows.map(({ id }) => id);
  const [found, assortment] = await Promise.all([
    findArticles(audience, context, ids),
    assortmentOf(audience, context),
  ]);
  return ids.flatMap((id) => {
    const wheel = found.get(id);
    return wheel && maySell(wheel, assortment) ? [wheel] : [];
  });
}
