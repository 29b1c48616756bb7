import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { articleKey, availabilityPolicy } from '~/domain/catalog/articles/article';
import { articles } from '~/domain/catalog/articles/tables';
import { stockLevels } from '~/domain/catalog/inventory/tables';
import { priceRowsOf } from '~/domain/catalog/pricing/prices.server';
import type { GoodsRow } from '~/domain/desk/imports/goods-table';
import { type GoodsPlan, type GoodsState, isFault, planGoods } from '~/domain/desk/imports/plan-goods';
import type { Context } from '~/platform/context';
import type { PlacedEntry } from '~/platform/files/network-file';

export interface GoodsScope {
  /** Null: prices of all locations. */
  locationId: string | null;
  warehouseId: number;
}

type Article = typeof articles.$inferSelect;
type Entry = PlacedEntry<GoodsRow>;

/** By each of the names that a row may give: key, GTIN, number; two articles with one number are no match. */
async function articlesOf({ db }: Context, entries: readonly Entry[]) {
  const of = (pick: (row: GoodsRow) => string | null) =>
    entries.flatMap(({ entry }) => pick(entry)?.toLowerCase() ?? []);
  const keys = of(({ article }) => article);
  const numbers = of(({ sku }) => sku);
  const gtins = of(({ gtin }) => gtin);
  const key = sql<string>`${articles.kind} || ':' || ${articles.code}`;
  const found = await db
    .select()
    .from(articles)
    .where(
      and(
        isNull(articles.retiredAt),
        sql`((${articles.kind}, ${articles.code}) in (select split_part(name, ':', 1), split_part(name, ':', 2)
            from unnest(${sql.param(keys)}::text[]) name)
          or ${articles.gtin} = any(${sql.param(gtins)}::text[])
          or (${articles.sku} is not null and lower(${articles.sku}) = any(${sql.param(numbers)}::text[])))`,
      ),
    )
    .orderBy(asc(key));
  const byKey = new Map<string, Article>(found.map((article) => [articleKey(article), article]));
  const byGtin = new Map(found.flatMap((article) => (article.gtin ? [[article.gtin, article]] : [])));
  const bySku = new Map<string, Article | 'several'>();
  for (const article of found) {
    const number = article.sku?.toLowerCase();
    if (number) bySku.set(number, bySku.has(number) ? 'several' : article);
  }
  return ({ article, gtin, sku }: GoodsRow): Article | 'several' | undefined => {
    if (article) return byKey.get(article);
    return (gtin ? byGtin.get(gtin) : undefined) ?? (sku ? bySku.get(sku.toLowerCase()) : undefined);
  };
}

async function statesOf(
  context: Context,
  scope: GoodsScope,
  found: readonly Article[],
): Promise<Map<number, GoodsState>> {
  const ids = found.map(({ id }) => id);
  const [prices, levels] = await Promise.all([
    priceRowsOf(context, ids, scope.locationId),
    context.db
      .select({ id: stockLevels.articleId, onHand: stockLevels.onHand })
      .from(stockLevels)
      .where(and(eq(stockLevels.warehouseId, scope.warehouseId), inArray(stockLevels.articleId, ids))),
  ]);
  const onHand = new Map(levels.map((level) => [level.id, level.onHand]));
  return new Map(
    found.map((article) => [
      article.id,
      {
        articleId: article.id,
        title: [article.title, article.subtitle].filter(Boolean).join(' '),
        isKit: article.isKit,
        isCounted: availabilityPolicy({ ...article, isSoldOut: false }) === 'stocked',
        prices: prices.get(article.id) ?? [],
        onHand: onHand.get(article.id) ?? 0,
      },
    ]),
  );
}

export interface PlannedBatch {
  planned: { place: string; plan: GoodsPlan }[];
  problems: { place: string; message: string }[];
  unknown: number;
}

/** @param seen places of articles that came before, by their ids */
export async function planBatch(
  context: Context,
  scope: GoodsScope,
  entries: readonly Entry[],
  seen: ReadonlyMap<number, string>,
): Promise<PlannedBatch> {
  const articleOf = await articlesOf(context, entries);
  const matches = entries.map((entry) => ({ ...entry, article: articleOf(entry.entry) }));
  const known = matches.flatMap(({ article }) => (article && article !== 'several' ? [article] : []));
  const states = await statesOf(context, scope, [...new Set(known)]);
  const batch: PlannedBatch = { planned: [], problems: [], unknown: 0 };
  const before = new Map(seen);
  const refuse = (place: string, field: string, message: string) =>
    batch.problems.push({ place: `${place}, Feld ${field}`, message });
  for (const { place, entry, article } of matches) {
    const state = article && article !== 'several' ? states.get(article.id) : undefined;
    if (article === 'several')
      refuse(place, 'artikelnummer', `„${entry.sku}“ haben mehrere Artikel; die GTIN ist eindeutig`);
    else if (!state) batch.unknown += 1;
    else if (before.has(state.articleId))
      refuse(place, 'artikel', `„${state.title}“ steht schon in ${before.get(state.articleId)}`);
    else {
      before.set(state.articleId, place);
      const plan = planGoods(entry, state, scope.locationId, context.now());
      if (isFault(plan)) refuse(place, plan.field, plan.message);
      else batch.planned.push({ place, plan });
    }
  }
  return batch;
}
