import { and, eq, isNull, lte, max, or, sql } from 'drizzle-orm';
import type { Location } from '~/domain/tenancy/directory';
import type { Context } from '~/platform/context';
import { type Ids, isAmong } from '~/platform/database/among.server';
import { findKits, type Kit } from '../articles/kits.server';
import { components } from '../articles/tables';
import { kitCents } from './kit-price';
import { type Price, type PriceRow, priceOf } from './price';
import { assemblyCents } from './settings';
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

type PricedLocation = Pick<Location, 'id' | 'pricing'>;

/** What kits cost that have no price of their own: the sum of their parts and the work. */
function kitPrices(
  kits: ReadonlyMap<number, Kit>,
  prices: ReadonlyMap<number, Price>,
  location: PricedLocation,
): [kitId: number, price: Price][] {
  return [...kits].flatMap(([kitId, { kind, parts }]) => {
    const priced = parts.map(({ articleId, quantity, isRetired }) => ({
      quantity,
      cents: isRetired ? undefined : prices.get(articleId)?.cents,
    }));
    const cents = kitCents(priced, assemblyCents(kind, location));
    return cents === undefined ? [] : [[kitId, { cents }]];
  });
}

/** What articles cost at a location now, read from their history: for carts and orders. Those not for sale are missing. */
export async function pricesNow(
  context: Pick<Context, 'db' | 'now'>,
  location: PricedLocation,
  articleIds: Ids,
): Promise<Map<number, Price>> {
  const componentIds = context.db
    .select({ id: components.componentId })
    .from(components)
    .where(isAmong(components.articleId, articleIds));
  const [rows, rowsOfParts, kits] = await Promise.all([
    priceRowsOf(context, articleIds, location.id),
    priceRowsOf(context, componentIds, location.id),
    findKits(context, articleIds),
  ]);
  const now = context.now();
  const pricesOf = (histories: ReadonlyMap<number, PriceRow[]>) =>
    [...histories].flatMap(([articleId, history]) => {
      const price = priceOf(history, location.id, now);
      return price ? [[articleId, price] as const] : [];
    });
  return new Map([...kitPrices(kits, new Map(pricesOf(rowsOfParts)), location), ...pricesOf(rows)]);
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
    .where(and(sql`${articleId} = any(${sql.param([...new Set(articleIds)])}::int[])`, lte(validFrom, now())))
    .groupBy(articleId, locationId);
  return new Map(
    rows.flatMap((row) =>
      row.start ? [[`${row.articleId} ${row.locationId ?? ''}`, row.start] as const] : [],
    ),
  );
}
