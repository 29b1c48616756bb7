import { and, eq, isNull, lte, max, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Location } from '~/domain/tenancy/directory';
import type { Context } from '~/platform/context';
import { type Ids, isAmong, statementOverIds } from '~/platform/database/statement.server';
import { momentOfDatabase } from '~/values/calendar';
import { findKits, type Kit, type KitPartRow, kitPartRows, kitsIn } from '../articles/kits.server';
import { components } from '../articles/tables';
import { kitCents } from './kit-price';
import { type Price, type PriceRow, priceOf } from './price';
import { prices } from './tables';

const readRows = statementOverIds('find_prices', ['locationId'], (db, ids, { locationId }) =>
  db
    .select({
      id: prices.id,
      articleId: prices.articleId,
      locationId: prices.locationId,
      validFrom: prices.validFrom,
      regularCents: prices.regularCents,
      offerCents: prices.offerCents,
      offerUntil: prices.offerUntil,
    })
    .from(prices)
    .where(
      and(isAmong(prices.articleId, ids), or(isNull(prices.locationId), eq(prices.locationId, locationId))),
    ),
);

function byArticle(rows: readonly (PriceRow & { articleId: number })[]): Map<number, PriceRow[]> {
  const found = new Map<number, PriceRow[]>();
  for (const { articleId: article, ...row } of rows) {
    const known = found.get(article);
    if (known) known.push(row);
    else found.set(article, [row]);
  }
  return found;
}

/** By article id: rows of the network and of one location. */
export async function priceRowsOf(
  { db }: Pick<Context, 'db'>,
  articleIds: Ids,
  locationId: string | null,
): Promise<Map<number, PriceRow[]>> {
  return byArticle(await readRows(db, articleIds, { locationId }));
}

type PricedLocation = Pick<Location, 'id'>;

export interface PricingRows {
  prices: (Omit<PriceRow, 'validFrom' | 'offerUntil'> & {
    articleId: number;
    validFrom: string;
    offerUntil: string | null;
  })[];
  parts: KitPartRow[];
}

/** Rows of the network and of one location as one JSON value of a larger statement. */
const rowsAsJson = (articles: SQL, locationId: SQLWrapper): SQL<PricingRows['prices']> =>
  sql`(select coalesce(json_agg(json_build_object('id', ${prices.id}, 'articleId', ${prices.articleId},
      'locationId', ${prices.locationId}, 'validFrom', ${prices.validFrom}, 'regularCents', ${prices.regularCents},
      'offerCents', ${prices.offerCents}, 'offerUntil', ${prices.offerUntil})), '[]') from ${prices}
      where ${articles} and (${prices.locationId} is null or ${prices.locationId} = ${locationId}))`;

export const priceHistory = (articleId: SQLWrapper, locationId: SQLWrapper) =>
  rowsAsJson(sql`${prices.articleId} = ${articleId}`, locationId);

/** @param articleIds a subquery */
export function pricingRows(articleIds: SQLWrapper, locationId: SQLWrapper): SQL<PricingRows> {
  const partIds = sql`select ${components.componentId} from ${components} where ${isAmong(components.articleId, articleIds)}`;
  const all = isAmong(prices.articleId, sql`(${articleIds}) union all (${partIds})`);
  return sql`json_build_object('parts', ${kitPartRows(articleIds)}, 'prices', ${rowsAsJson(all, locationId)})`;
}

function pricesIn(
  histories: ReadonlyMap<number, readonly PriceRow[]>,
  { id }: PricedLocation,
  now: Date,
): Map<number, Price> {
  return new Map(
    [...histories].flatMap(([articleId, history]) => {
      const price = priceOf(history, id, now);
      return price ? [[articleId, price] as const] : [];
    }),
  );
}

/** Includes parts of kits; articles not for sale are missing. */
export function pricesOfRows(
  { prices: rows, parts }: PricingRows,
  location: PricedLocation,
  now: Date,
): Map<number, Price> {
  const histories = byArticle(
    rows.map(({ validFrom, offerUntil, ...row }) => ({
      ...row,
      validFrom: momentOfDatabase(validFrom),
      offerUntil: offerUntil === null ? null : momentOfDatabase(offerUntil),
    })),
  );
  const own = pricesIn(histories, location, now);
  return new Map([...kitPrices(kitsIn(parts), own), ...own]);
}

function kitPrices(
  kits: ReadonlyMap<number, Kit>,
  prices: ReadonlyMap<number, Price>,
): [kitId: number, price: Price][] {
  return [...kits].flatMap(([kitId, { parts }]) => {
    const priced = parts.map(({ articleId, quantity, isRetired }) => ({
      quantity,
      cents: isRetired ? undefined : prices.get(articleId)?.cents,
    }));
    const cents = kitCents(priced);
    return cents === undefined ? [] : [[kitId, { cents }]];
  });
}

/** Reads the history; articles not for sale are missing. */
export async function pricesNow(
  context: Pick<Context, 'db' | 'now'>,
  location: PricedLocation,
  articleIds: Ids,
): Promise<Map<number, Price>> {
  const now = context.now();
  const pricesOf = async (ids: Ids) => pricesIn(await priceRowsOf(context, ids, location.id), location, now);
  const [own, found] = await Promise.all([pricesOf(articleIds), findKits(context, articleIds)]);
  if (found.size === 0) return own;
  const partIds = [...found.values()].flatMap(({ parts }) => parts.map(({ articleId }) => articleId));
  const ofParts = await pricesOf([...new Set(partIds)]);
  return new Map([...kitPrices(found, ofParts), ...own]);
}

/** By article and location; '12 ' is the network's price of article 12. */
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
