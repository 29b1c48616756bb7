import { lte, sql } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import type { Database } from '~/platform/database/database.server';
import { advisoryLock, inTransaction } from '~/platform/database/transaction.server';
import { chunks } from '~/values/chunks';
import type { ArticleKind } from '../articles/article';
import { articlesChanged } from '../articles/articles-changed.server';
import { priceOf } from './price';
import { priceRowsOf } from './prices.server';
import { projectKitPrices } from './project-kit-prices.server';
import { priceSwitches } from './tables';

/** Serializes price changes; concurrent transactions would overwrite each other. */
export const lockPrices = (db: Database) => advisoryLock(db, 'prices');

interface ChangedPrice extends Record<string, unknown> {
  article_id: number;
  location_id: string | null;
  kind: ArticleKind;
  is_offer: boolean;
}

/** The lowest price needs the whole history, but offers are few. */
async function addLowestPrices(context: Context, offers: readonly ChangedPrice[]): Promise<void> {
  for (const locationId of new Set(offers.map((row) => row.location_id))) {
    const own = offers.filter((row) => row.location_id === locationId);
    for (const rows of chunks(own.map((row) => row.article_id))) {
      const histories = await priceRowsOf(context, rows, locationId);
      const lowest = rows.map(
        (id) => priceOf(histories.get(id) ?? [], locationId, context.now())?.offer?.lowestCents ?? null,
      );
      await context.db.execute(sql`
        update current_prices set lowest_cents = offered.cents
        from unnest(${sql.param(rows)}::int[], ${sql.param(lowest)}::int[]) as offered (article_id, cents)
        where current_prices.article_id = offered.article_id and location_id is not distinct from ${locationId}::text`);
    }
  }
}

/** Recomputes current prices, kits included, and invalidates pages whose prices changed. @param articleIds undefined: all articles */
export async function projectPrices(context: Context, articleIds?: readonly number[]): Promise<void> {
  if (articleIds?.length === 0) return;
  const { db, now } = context;
  await lockPrices(db);
  const at = now();
  const of = (column: string) =>
    articleIds ? sql`${sql.raw(column)} = any(${sql.param([...articleIds])}::int[])` : sql`true`;
  const { rows } = await db.execute<ChangedPrice>(sql`
    with in_force as (
      select distinct on (article_id, location_id) article_id, location_id, regular_cents, offer_cents, offer_until
      from prices where valid_from <= ${at} and ${of('article_id')}
      order by article_id, location_id, valid_from desc, id desc
    ), computed as (
      select in_force.article_id, in_force.location_id, articles.kind,
        case when offer_until > ${at} then offer_cents else in_force.regular_cents end as cents,
        case when offer_until > ${at} then in_force.regular_cents end as regular_cents,
        case when offer_until > ${at} then offer_until end as offer_until
      from in_force join articles on articles.id = in_force.article_id
      where in_force.regular_cents is not null and articles.retired_at is null
    ), gone as (
      delete from current_prices where not is_sum and ${of('current_prices.article_id')} and not exists (
        select 1 from computed where computed.article_id = current_prices.article_id
          and computed.location_id is not distinct from current_prices.location_id)
      returning article_id, location_id, kind
    ), changed as (
      insert into current_prices (article_id, location_id, kind, cents, regular_cents, offer_until)
      select article_id, location_id, kind, cents, regular_cents, offer_until from computed
      on conflict (article_id, location_id) do update
        set cents = excluded.cents, regular_cents = excluded.regular_cents, lowest_cents = null,
          offer_until = excluded.offer_until, is_sum = false
        where (current_prices.cents, current_prices.regular_cents, current_prices.offer_until, current_prices.is_sum)
          is distinct from (excluded.cents, excluded.regular_cents, excluded.offer_until, false)
      returning article_id, location_id, kind, offer_until is not null as is_offer
    )
    select article_id, location_id, kind, false as is_offer from gone
    union all select article_id, location_id, kind, is_offer from changed`);
  await addLowestPrices(
    context,
    rows.filter((row) => row.is_offer),
  );
  await articlesChanged(
    context,
    rows.map((row) => ({ articleId: row.article_id, kind: row.kind, locationId: row.location_id })),
  );
  await projectKitPrices(context, articleIds);
}

export const SWITCH_PRICES = 'switch-prices';

export function switchPrices(context: Context): Promise<void> {
  return inTransaction(context, async (tx) => {
    await lockPrices(tx.db);
    const due = await tx.db
      .delete(priceSwitches)
      .where(lte(priceSwitches.at, tx.now()))
      .returning({ articleId: priceSwitches.articleId });
    await projectPrices(tx, [...new Set(due.map(({ articleId }) => articleId))]);
  });
}
