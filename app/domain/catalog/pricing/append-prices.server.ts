import { and, eq, gt, sql } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import { insertRows } from '~/platform/database/write-rows.server';
import { enqueueJob } from '~/platform/jobs/jobs.server';
import { momentOfDatabase } from '~/values/calendar';
import { type PriceRow, switchesOf } from './price';
import { lockPrices, projectPrices, SWITCH_PRICES } from './project-prices.server';
import { priceSwitches, prices } from './tables';

export interface NewPrice extends Omit<PriceRow, 'id'> {
  articleId: number;
}

const CHUNK = 2_000;

type PriceTerms = Pick<PriceRow, 'validFrom' | 'regularCents' | 'offerCents' | 'offerUntil'>;

/** The price in force at the start of each new price, by its index. */
async function pricesBefore(
  { db }: Context,
  incoming: readonly NewPrice[],
): Promise<Map<number, PriceTerms>> {
  const columns = sql`unnest(
    ${sql.param(incoming.map((row) => row.articleId))}::int[], ${sql.param(incoming.map((row) => row.locationId))}::text[],
    ${sql.param(incoming.map((row) => row.validFrom.toISOString()))}::timestamptz[]) with ordinality as incoming (article_id, location_id, valid_from, position)`;
  const { rows } = await db.execute<{
    position: string;
    valid_from: string;
    regular_cents: number | null;
    offer_cents: number | null;
    offer_until: string | null;
  }>(sql`
    select incoming.position, before.valid_from, before.regular_cents, before.offer_cents, before.offer_until
    from ${columns} cross join lateral (
      select valid_from, regular_cents, offer_cents, offer_until from prices
      where prices.article_id = incoming.article_id and prices.location_id is not distinct from incoming.location_id
        and prices.valid_from <= incoming.valid_from
      order by prices.valid_from desc, prices.id desc limit 1) as before`);
  return new Map(
    rows.map((row) => [
      Number(row.position) - 1,
      {
        validFrom: momentOfDatabase(row.valid_from),
        regularCents: row.regular_cents,
        offerCents: row.offer_cents,
        offerUntil: row.offer_until === null ? null : momentOfDatabase(row.offer_until),
      },
    ]),
  );
}

function haveSameTerms(one: PriceTerms, other: PriceTerms): boolean {
  return (
    one.regularCents === other.regularCents &&
    one.offerCents === other.offerCents &&
    one.offerUntil?.getTime() === other.offerUntil?.getTime()
  );
}

/** Skips prices that equal the one in force at their start. */
async function newOnes(context: Context, incoming: readonly NewPrice[]): Promise<NewPrice[]> {
  const before = await pricesBefore(context, incoming);
  const appended = new Map<string, NewPrice>();
  return incoming.filter((row, index) => {
    const key = `${row.articleId} ${row.locationId ?? ''}`;
    const stored = before.get(index);
    const earlier = appended.get(key);
    const known = earlier && !(stored && stored.validFrom > earlier.validFrom) ? earlier : stored;
    // Ending a price that never existed changes nothing.
    const isNew = known ? !haveSameTerms(known, row) : row.regularCents !== null;
    if (isNew) appended.set(key, row);
    return isNew;
  });
}

/** A price that has not begun never was one: it goes without a trace in the history. @returns false if it is not there or has begun */
export async function removePlannedPrice(
  { db, now }: Context,
  { id, articleId, locationId }: { id: number; articleId: number; locationId: string },
): Promise<boolean> {
  const { rowCount } = await db
    .delete(prices)
    .where(
      and(
        eq(prices.id, id),
        eq(prices.articleId, articleId),
        eq(prices.locationId, locationId),
        gt(prices.validFrom, now()),
      ),
    );
  return rowCount === 1;
}

/** Runs in the caller's transaction and is idempotent; lists follow now, or when a price starts. @returns number of new rows */
export async function appendPrices(context: Context, incoming: readonly NewPrice[]): Promise<number> {
  let appended = 0;
  await lockPrices(context.db);
  const sorted = incoming.toSorted((a, b) => a.validFrom.getTime() - b.validFrom.getTime());
  for (let start = 0; start < sorted.length; start += CHUNK) {
    const rows = await newOnes(context, sorted.slice(start, start + CHUNK));
    if (rows.length === 0) continue;
    await insertRows(
      context.db,
      prices,
      rows.map(({ articleId, locationId, validFrom, regularCents, offerCents, offerUntil }) => ({
        articleId,
        locationId,
        validFrom,
        regularCents,
        offerCents,
        offerUntil,
      })),
    );
    const switches = rows.flatMap((row) =>
      switchesOf(row, context.now()).map((at) => ({ at, articleId: row.articleId })),
    );
    await insertRows(context.db, priceSwitches, switches);
    for (const at of new Set(switches.map((one) => one.at.toISOString()))) {
      await enqueueJob(context.db, SWITCH_PRICES, {}, { key: `${SWITCH_PRICES} ${at}`, runAt: new Date(at) });
    }
    await projectPrices(
      context,
      rows.map((row) => row.articleId),
    );
    appended += rows.length;
  }
  return appended;
}
