import { and, eq, inArray, isNull, lte, max, or } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import { type Ids, isAmong } from '~/platform/database/among.server';
import { type Price, type PriceRow, priceOf } from './price';
import { prices } from './tables';

/** The history of some articles' prices, by article: the network's rows and those of one location. */
export async function priceRowsOf(
  { db }: Pick<Context, 'db'>,
  articleIds: Ids,
  locationId: string | null,
): Promise<Map<number, PriceRow[]>> {
  const found = new Map<number, PriceRow[]>();
  const { id, articleId, validFrom, regularCents, offerCents, offerUntil } = prices;
  const rows = await db
    .select({ id, articleId, locationId: prices.locationId, validFrom, regularCents, offerCents, offerUntil })
    .from(prices)
    .where(
      and(
        isAmong(articleId, articleIds),
        or(isNull(prices.locationId), locationId === null ? undefined : eq(prices.locationId, locationId)),
      ),
    );
  for (const { articleId: article, ...row } of rows) {
    const known = found.get(article);
    if (known) known.push(row);
    else found.set(article, [row]);
  }
  return found;
}

/** What articles cost at a location now, read from their history: for carts and orders. Those not for sale are missing. */
export async function pricesNow(
  context: Pick<Context, 'db' | 'now'>,
  locationId: string,
  articleIds: Ids,
): Promise<Map<number, Price>> {
  const rows = await priceRowsOf(context, articleIds, locationId);
  const now = context.now();
  const entries = [...rows].flatMap(([articleId, history]) => {
    const price = priceOf(history, locationId, now);
    return price ? [[articleId, price] as const] : [];
  });
  return new Map(entries);
}

/**
 * When the last price of some articles began, by article and location ('12 ' is the network's of article 12); those
 * that wait are not looked at.
 */
export async function lastStarts(
  { db, now }: Pick<Context, 'db' | 'now'>,
  articleIds: readonly number[],
): Promise<Map<string, Date>> {
  if (articleIds.length === 0) return new Map();
  const { articleId, locationId, validFrom } = prices;
  const rows = await db
    .select({ articleId, locationId, start: max(validFrom) })
    .from(prices)
    .where(and(inArray(articleId, [...articleIds]), lte(validFrom, now())))
    .groupBy(articleId, locationId);
  return new Map(
    rows.flatMap((row) =>
      row.start ? [[`${row.articleId} ${row.locationId ?? ''}`, row.start] as const] : [],
    ),
  );
}
