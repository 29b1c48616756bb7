import path from 'node:path';
import { and, eq, isNull } from 'drizzle-orm';
import {
  CENTRAL,
  locationStock,
  longStock,
  wideStock,
} from '~/domain/catalog/article-files/stock-file.server';
import {
  articlesByNumber,
  noArticle,
  severalArticles,
} from '~/domain/catalog/articles/articles-by-number.server';
import { articles } from '~/domain/catalog/articles/tables';
import {
  differingCounts,
  type ShortCount,
  type StockTable,
} from '~/domain/catalog/inventory/count-stock.server';
import { ensureWarehouses, warehouseIds } from '~/domain/catalog/inventory/warehouses.server';
import { locations } from '~/domain/tenancy/tables';
import { ConfigError } from '~/platform/config/config.server';
import type { Context } from '~/platform/context';
import type { Codec } from '~/platform/files/codec';
import type { FileProblem, PlacedEntry } from '~/platform/files/network-file';
import { chunks } from '~/values/chunks';
import { checkedRows } from '../reading/checked-rows';
import { NetworkFilesError } from '../reading/file-problems';
import { findHeading } from '../reading/headings';
import type { SourceFile } from '../reading/json-rows';
import type { Mapping } from '../reading/mapping';
import { DRY_RUN } from './dry-run.server';
import type { Progress } from './progress-bar';
import { countOrCheck, leftLines } from './short-counts.server';

export interface StockImport {
  /** A location's url, or "central"; the file then has one column `stueck`. */
  location?: string | undefined;
  isDryRun: boolean;
  /** Articles and locations that the file does not name have no pieces; by default they are unchanged. */
  isWhole?: boolean;
  mapping?: Mapping | undefined;
  /** Counts of fewer pieces than are allocated are taken over, too. */
  isConfirmed?: boolean;
  /** Rows that are left out: `Zeile 17`. */
  skipped?: ReadonlySet<string> | undefined;
}

const CENTRAL_OPTION = 'central';
/** Orders wait for one transaction of so many changed levels: hundredths of a second. */
const CHANGED_AT_ONCE = 2_000;
const OPENED_AT_ONCE = 20_000;
const COUNTS_COMPARED = 80_000;
const NOT_COUNTED = -1;
const CONNECTIONS = 2;

type Pieces = readonly (readonly [place: string, count: number])[];

interface StockForm {
  codec: Codec<{ article: string }>;
  isOnce: boolean;
  piecesOf(row: { article: string }): Pieces;
}

/** @param only the one location that the file counts */
function formOf(header: readonly string[], places: readonly string[], only: string | undefined): StockForm {
  const form = <Row extends { article: string }>(
    codec: Codec<Row>,
    isOnce: boolean,
    piecesOf: (row: Row) => Pieces,
  ): StockForm => ({ codec, isOnce, piecesOf });
  if (only !== undefined) return form(locationStock, true, ({ pieces }) => [[only, pieces]]);
  if (findHeading(header, 'stueck'))
    return form(longStock, false, ({ location, pieces }) => [[location, pieces]]);
  const wide = wideStock(places.filter((place) => place !== CENTRAL)) as Codec<{ article: string }>;
  return form(wide, true, ({ article, ...pieces }) =>
    Object.entries(pieces).map(([place, count]) => [place, Number(count)]),
  );
}

type Counted = { id: number; isKit: boolean } | 'several' | undefined;

function articleFinder(context: Context) {
  const found = new Map<string, Counted>();
  return async (rows: readonly PlacedEntry<{ article: string }>[]) => {
    const unknown = [...new Set(rows.map(({ entry }) => entry.article))].filter((key) => !found.has(key));
    const articles = unknown.length > 0 ? await articlesByNumber(context, { numbers: unknown }) : undefined;
    for (const key of unknown) {
      const article = articles?.byNumber(key);
      // Whole articles of a large file need a multiple of the memory.
      found.set(key, typeof article === 'object' ? { id: article.id, isKit: article.isKit } : article);
    }
    return found;
  };
}

type Counts = Map<number, Int32Array>;

async function readCounts(
  context: Context,
  source: SourceFile,
  { places, only }: { places: readonly string[]; only: string | undefined },
  progress: Progress,
): Promise<{ rows: number; counts: Counts }> {
  const name = source.file;
  const problems: FileProblem[] = [];
  const indexOf = new Map(places.map((place, index) => [place, index]));
  const find = articleFinder(context);
  const firstPlaces = new Map<number, string>();
  const counts: Counts = new Map();
  let form = formOf([], places, only);
  const codecOf = (header: readonly string[]) => {
    form = formOf(header, places, only);
    return form.codec;
  };
  let read = 0;

  function count({ place, entry }: PlacedEntry<{ article: string }>, article: Counted): void {
    const reject = (field: string, message: string) =>
      problems.push({ file: name, place: `${place}, Feld ${field}`, message });
    if (!article) return void reject('id', noArticle(entry.article));
    if (article === 'several') return void reject('id', severalArticles(entry.article));
    if (article.isKit)
      return void reject('id', `„${entry.article}“ hat keinen eigenen Bestand; gezählt werden seine Teile`);
    const first = firstPlaces.get(article.id);
    if (first !== undefined) return void reject('id', `„${entry.article}“ steht schon in ${first}`);
    if (form.isOnce) firstPlaces.set(article.id, place);
    const counted = counts.get(article.id) ?? new Int32Array(places.length).fill(NOT_COUNTED);
    counts.set(article.id, counted);
    for (const [of, pieces] of form.piecesOf(entry)) {
      const index = indexOf.get(of);
      if (index === undefined) reject('standort', `es gibt keinen Standort mit der url „${of}“`);
      else if (counted[index] !== NOT_COUNTED)
        reject('standort', `„${entry.article}“ kommt bei „${of}“ mehrfach vor`);
      else counted[index] = pieces;
    }
  }

  for await (const batch of checkedRows(source, codecOf, problems)) {
    const articles = await find(batch);
    for (const row of batch) count(row, articles.get(row.entry.article));
    read += batch.length;
    progress.show(`${name}: rows checked`, read);
  }
  if (problems.length > 0) throw new NetworkFilesError(problems, `${name} hat`, Number.POSITIVE_INFINITY);
  return { rows: read, counts };
}

async function addZeros({ db }: Context, counts: Counts, places: number): Promise<void> {
  const rows = await db
    .select({ id: articles.id })
    .from(articles)
    .where(and(isNull(articles.retiredAt), eq(articles.isKit, false)));
  for (const { id } of rows) {
    const counted = counts.get(id) ?? new Int32Array(places);
    counts.set(
      id,
      counted.map((pieces) => Math.max(pieces, 0)),
    );
  }
}

/** Warehouses by location url and `CENTRAL`; a dry run has none for new locations. */
async function warehousesByPlace(context: Context, isDryRun: boolean): Promise<Map<string, number>> {
  const { id, url } = locations;
  const known = await context.db.select({ id, url }).from(locations).orderBy(url);
  const ids = known.map((location) => location.id);
  const ofLocation = await (isDryRun ? warehouseIds(context, ids) : ensureWarehouses(context, ids));
  return new Map([
    [CENTRAL, ofLocation.get(null) ?? 0],
    ...known.map((location) => [location.url, ofLocation.get(location.id) ?? 0] as const),
  ]);
}

function tableOf(counts: Counts, articleIds: readonly number[], warehouseIds: readonly number[]): StockTable {
  return { articleIds, warehouseIds, pieces: articleIds.map((id) => counts.get(id) ?? new Int32Array()) };
}

/** The file is checked first, then applied in short transactions in the lock order of orders. @throws {NetworkFilesError}; nothing is changed then */
export async function importStockFile(
  context: Context,
  file: string,
  { location, isDryRun, isWhole = false, isConfirmed = false, mapping, skipped }: StockImport,
  progress: Progress,
): Promise<string> {
  const name = path.basename(file);
  const warehouses = await warehousesByPlace(context, isDryRun);
  const only = location === CENTRAL_OPTION ? CENTRAL : location;
  if (only !== undefined && !warehouses.has(only))
    throw new ConfigError(`There is no location "${location}": expected its url, or "${CENTRAL_OPTION}".`);
  const { rows, counts } = await readCounts(
    context,
    { path: file, file: name, mapping, skipped },
    { places: [...warehouses.keys()], only },
    progress,
  );
  if (isWhole) await addZeros(context, counts, warehouses.size);
  const warehouseList = [...warehouses.values()];
  const left: ShortCount[] = [];
  let differing = 0;
  let done = 0;
  const articlesAtOnce = Math.max(1, Math.floor(COUNTS_COMPARED / warehouseList.length));
  const batches = chunks(
    [...counts.keys()].sort((a, b) => a - b),
    articlesAtOnce,
  ).values();
  // Each takes the next batch, so that two of them never lock the same levels.
  const write = async () => {
    for (const articleIds of batches) {
      const { opening, changed } = await differingCounts(context, tableOf(counts, articleIds, warehouseList));
      differing += opening.length + changed.length;
      const opened = isDryRun ? [] : chunks(opening, OPENED_AT_ONCE);
      for (const some of [...opened, ...chunks(changed, CHANGED_AT_ONCE)])
        left.push(...(await countOrCheck(context, some, { isDryRun, isConfirmed, name })));
      done += articleIds.length * warehouseList.length;
      progress.show(`${name}: counts compared`, done);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, write));
  const line = `${name}: ${rows} rows, ${differing} counts that differ.`;
  const told = isDryRun ? `${DRY_RUN}: ${line}` : line;
  return [told, ...(await leftLines(context, left, name))].join('\n');
}
