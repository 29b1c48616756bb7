import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import type { Cents } from '~/values/money';
import type { ArticleKind } from '../articles/article';
import { type ArticleChange, articlesChanged } from '../articles/articles-changed.server';
import { findKits, type KitPart, kitsOf } from '../articles/kits.server';
import { type KitToPrice, kitPriceRows } from './kit-price';
import { currentPrices } from './tables';

type PricesAt = Map<string | null, Cents>;

async function plainPrices({ db }: Context, ids: readonly number[]): Promise<Map<number, PricesAt>> {
  const { articleId, locationId, cents, isSum } = currentPrices;
  const rows = await db
    .select({ articleId, locationId, cents })
    .from(currentPrices)
    .where(and(inArray(articleId, [...ids]), eq(isSum, false)));
  const found = new Map<number, PricesAt>();
  for (const row of rows) {
    const known: PricesAt = found.get(row.articleId) ?? new Map();
    found.set(row.articleId, known.set(row.locationId, row.cents));
  }
  return found;
}

function toPrice(
  kitId: number,
  parts: readonly KitPart[],
  prices: ReadonlyMap<number, PricesAt>,
): KitToPrice {
  return {
    parts: parts.map(({ quantity, articleId }) => ({
      quantity,
      pricesAt: prices.get(articleId) ?? new Map<string | null, Cents>(),
    })),
    pricedAt: new Set(prices.get(kitId)?.keys()),
  };
}

interface SumRow {
  articleId: number;
  kind: ArticleKind;
  locationId: string | null;
  cents: Cents;
}

async function writeSums(
  { db }: Context,
  ids: readonly number[],
  computed: readonly SumRow[],
): Promise<ArticleChange[]> {
  const { rows } = await db.execute<{
    article_id: number;
    kind: ArticleKind;
    location_id: string | null;
  }>(sql`
    with computed as (select * from unnest(
      ${sql.param(computed.map((row) => row.articleId))}::int[], ${sql.param(computed.map((row) => row.kind))}::text[],
      ${sql.param(computed.map((row) => row.locationId))}::text[], ${sql.param(computed.map((row) => row.cents))}::int[])
      as computed (article_id, kind, location_id, cents)
    ), gone as (
      delete from current_prices where is_sum and article_id = any(${sql.param([...ids])}::int[]) and not exists (
        select 1 from computed where computed.article_id = current_prices.article_id
          and computed.location_id is not distinct from current_prices.location_id)
      returning article_id, kind, location_id
    ), changed as (
      insert into current_prices (article_id, kind, location_id, cents, is_sum)
      select article_id, kind, location_id, cents, true from computed
      on conflict (article_id, location_id) do update set cents = excluded.cents
        where current_prices.is_sum and current_prices.cents <> excluded.cents
      returning article_id, kind, location_id
    )
    select * from gone union all select * from changed`);
  return rows.map((row) => ({ articleId: row.article_id, kind: row.kind, locationId: row.location_id }));
}

/** Reads the current prices of the articles. @param articleIds kits or components; undefined: all kits */
export async function projectKitPrices(context: Context, articleIds?: readonly number[]): Promise<void> {
  const kits = await kitsOf(context, articleIds);
  if (kits.length === 0) return;
  const ids = kits.map(({ id }) => id);
  const found = await findKits(context, ids);
  const componentIds = [...found.values()].flatMap(({ parts }) => parts.map(({ articleId }) => articleId));
  const priced = [...new Set([...ids, ...componentIds])];
  const prices = await plainPrices(context, priced);
  const computed = kits.flatMap(({ id, kind }) =>
    kitPriceRows(toPrice(id, found.get(id)?.parts ?? [], prices)).map((row) => ({
      articleId: id,
      kind,
      ...row,
    })),
  );
  await articlesChanged(context, await writeSums(context, ids, computed));
}
