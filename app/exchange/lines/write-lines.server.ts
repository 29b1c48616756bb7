import { priceFile } from '~/domain/catalog/article-files/price-file.server';
import { CENTRAL, confirmedStock } from '~/domain/catalog/article-files/stock-file.server';
import {
  articlesByNumber,
  noArticle,
  severalArticles,
} from '~/domain/catalog/articles/articles-by-number.server';
import { countStock, type ShortCount, type StockCount } from '~/domain/catalog/inventory/count-stock.server';
import { touchStock } from '~/domain/catalog/inventory/touch-stock.server';
import { waitingText } from '~/domain/catalog/inventory/waiting-text';
import { ensureWarehouses } from '~/domain/catalog/inventory/warehouses.server';
import { ordersWaitingFor } from '~/domain/orders/waiting-orders.server';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import type { PlacedEntry } from '~/platform/files/network-file';
import { chunks } from '~/values/chunks';
import { appendListedPrices } from '../writing/append-listed-prices.server';
import { pricesOf } from '../writing/import-prices.server';
import { checkLines, type LineMode, LineProblems, type LineResult } from './check-lines';

export interface LineScope {
  /** Ids by url, of the locations that may be named. */
  locationIds: ReadonlyMap<string, string>;
  /** Also the central warehouse, and prices of all locations. */
  isOfNetwork: boolean;
  reference: string;
  mode: LineMode;
}

/** Orders wait for one transaction of so many changed levels: hundredths of a second. */
const AT_ONCE = 2_000;
const NOT_OF_NETWORK = 'geht nur mit einem Schlüssel für alle Standorte';

const shortText = ({ onHand, allocated, kept }: ShortCount, orders: readonly string[], isWritten: boolean) =>
  [
    `${waitingText(allocated, orders)}, gezählt sind ${onHand}`,
    ...(isWritten ? [`der Bestand ist jetzt ${kept}, damit nichts weiter verkauft wird`] : []),
    'mit „trotzdem“: true gilt die Zählung',
  ].join('; ');

const noLocation = (url: string | null) => `es gibt keinen Standort mit der url „${url}“`;

interface StockRow {
  article: string;
  location: string;
  pieces: number;
  isConfirmed: boolean;
}

interface PlacedCount extends StockCount {
  place: string;
  locationId: string | null;
}

/** The later of two lines of one level is refused. */
async function countsOf(
  context: Context,
  rows: readonly PlacedEntry<StockRow>[],
  { locationIds, isOfNetwork }: LineScope,
  { reject }: LineProblems,
): Promise<PlacedCount[]> {
  const [articles, warehouses] = await Promise.all([
    articlesByNumber(context, { numbers: [...new Set(rows.map(({ entry }) => entry.article))] }),
    ensureWarehouses(context, [...locationIds.values()]),
  ]);
  const seen = new Map<string, string>();
  return rows.flatMap(({ place, entry: { article: key, location, pieces, isConfirmed } }) => {
    const numbered = articles.byNumber(key);
    const article = numbered === 'several' ? undefined : numbered;
    const locationId = location === CENTRAL ? null : locationIds.get(location);
    const level = `${article?.id} ${locationId}`;
    const first = seen.get(level);
    const reasons: (readonly [field: string, message: string])[] = [
      ...(article ? [] : [['id', numbered ? severalArticles(key) : noArticle(key)] as const]),
      ...(article?.isKit
        ? [['id', `„${key}“ hat keinen eigenen Bestand; gezählt werden seine Teile`] as const]
        : []),
      ...(locationId === undefined ? [['standort', noLocation(location)] as const] : []),
      ...(locationId === null && !isOfNetwork ? [['standort', NOT_OF_NETWORK] as const] : []),
      ...(article && first ? [['id', `steht schon in ${first}`] as const] : []),
    ];
    for (const [field, message] of reasons) reject(place, field, message);
    const warehouseId = locationId === undefined ? undefined : warehouses.get(locationId);
    if (reasons.length > 0 || !article || locationId === undefined || warehouseId === undefined) return [];
    seen.set(level, place);
    return [
      {
        place,
        articleId: article.id,
        warehouseId,
        locationId,
        onHand: pieces,
        isConfirmed,
      },
    ];
  });
}

async function rejectShort(
  context: Context,
  short: readonly ShortCount[],
  { counts, isAll }: { counts: readonly PlacedCount[] } & Pick<Writing, 'isAll'>,
  { reject }: LineProblems,
): Promise<void> {
  if (short.length === 0) return;
  const waiting = await ordersWaitingFor(context, short);
  const keyOf = ({ articleId, warehouseId }: StockCount) => `${articleId} ${warehouseId}`;
  const places = new Map(counts.map((count) => [keyOf(count), count.place]));
  for (const one of short)
    reject(places.get(keyOf(one)) ?? '', 'stueck', shortText(one, waiting(one), !isAll));
}

/** @returns counts below what orders wait for */
async function writeCounts(
  tx: Context,
  counts: readonly PlacedCount[],
  reference: string,
): Promise<ShortCount[]> {
  const short = await countStock(tx, counts, reference);
  for (const locationId of new Set(counts.map((one) => one.locationId))) {
    const here = counts.filter((one) => one.locationId === locationId);
    await touchStock(
      tx,
      here.map(({ articleId }) => articleId),
      locationId,
    );
  }
  return short;
}

interface Writing {
  reference: string;
  isAll: boolean;
}

/** Lines that take pieces away from orders are refused, and leave what is theirs; with `isAll` nothing is written then. */
async function writeOrReject(
  context: Context,
  counts: readonly PlacedCount[],
  { reference, isAll }: Writing,
  problems: LineProblems,
): Promise<void> {
  const { short } = await inTransaction(context, async (tx) => {
    const left = await writeCounts(tx, counts, reference);
    return { ok: !isAll || left.length === 0, short: left };
  });
  await rejectShort(context, short, { counts, isAll }, problems);
}

/** Counts of pieces, by the columns of a stock file with a row for each article and location. */
export async function writeStockLines(
  context: Context,
  lines: readonly unknown[],
  scope: LineScope,
): Promise<LineResult[]> {
  const problems = new LineProblems();
  const rows = await checkLines(lines.entries(), confirmedStock, problems, { defaults: { trotzdem: false } });
  const counts = await countsOf(context, rows, scope, problems);
  const isAll = scope.mode === 'all';
  if (!(isAll && problems.hasAny()))
    // Sorted, so that two batches lock in one order.
    for (const some of chunks(
      counts.toSorted((a, b) => a.articleId - b.articleId || a.warehouseId - b.warehouseId),
      isAll ? Math.max(1, counts.length) : AT_ONCE,
    ))
      await writeOrReject(context, some, { reference: scope.reference, isAll }, problems);
  return problems.results(lines.length, scope.mode);
}

/** Prices by the columns of `prices.csv`; each is appended in one transaction. */
export async function writePriceLines(
  context: Context,
  lines: readonly unknown[],
  { locationIds, isOfNetwork, mode }: LineScope,
): Promise<LineResult[]> {
  const problems = new LineProblems();
  const rows = await checkLines(lines.entries(), priceFile.codec, problems, {
    defaults: { gueltigVon: '', angebot: '', angebotBis: '' },
  });
  for (const { place, entry } of rows)
    if (entry.location === null && !isOfNetwork) problems.reject(place, 'standort', NOT_OF_NETWORK);
  const right = rows.filter(({ place }) => problems.isRight(place));
  const among = { locationIds, now: context.now(), seen: new Map<string, string>() };
  const prices = await pricesOf(context, right, among, problems.reject);
  if (prices.length > 0 && !(mode === 'all' && problems.hasAny()))
    await inTransaction(context, (tx) => appendListedPrices(tx, prices));
  return problems.results(lines.length, mode);
}
