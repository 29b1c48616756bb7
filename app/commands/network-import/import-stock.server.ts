import path from 'node:path';
import { countStock, differingCounts, type StockCount } from '~/domain/catalog/inventory/count-stock.server';
import { ensureWarehouses, warehouseIds } from '~/domain/catalog/inventory/warehouses.server';
import { locations } from '~/domain/tenancy/tables';
import { ConfigError } from '~/platform/config/config.server';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import { checkedRows, portionsOf } from '../network-files/checked-rows';
import { type FileProblem, NetworkFilesError } from '../network-files/file-problems';
import type { PlacedEntry } from '../network-files/source-files';
import {
  LOCATION_STOCK_COLUMNS,
  locationStockRow,
  stockColumns,
  stockRow,
} from '../network-files/stock-file';
import { articlesNamed } from './articles-named.server';
import { DRY_RUN } from './dry-run.server';
import type { Progress } from './progress-bar';

export interface StockImport {
  /** A location's url, or "central": the file has its pieces only, in the column `stueck`. */
  location?: string;
  isDryRun: boolean;
}

/** Pieces of an article, in the order of the file's warehouses. */
interface CountedRow {
  article: string;
  pieces: number[];
}

/** How the rows of a file are read, and which locations (null: the central warehouse) they count. */
interface StockFormat {
  locationIds: (string | null)[];
  rows(file: string, problems: FileProblem[]): AsyncIterable<PlacedEntry<CountedRow>>;
}

const CENTRAL = 'central';
const PORTION = 200;
/** What orders wait for at most: a transaction of so many counts takes some hundredths of a second. */
const COUNTS_AT_ONCE = 2_000;

async function* mapped<Row>(
  rows: AsyncIterable<PlacedEntry<Row>>,
  toCounted: (row: Row) => CountedRow,
): AsyncGenerator<PlacedEntry<CountedRow>> {
  for await (const { place, entry } of rows) yield { place, entry: toCounted(entry) };
}

async function formatOf(context: Context, location: string | undefined): Promise<StockFormat> {
  const known = await context.db
    .select({ id: locations.id, url: locations.url })
    .from(locations)
    .orderBy(locations.url);
  if (location === undefined) {
    const columns = stockColumns(known.map(({ url }) => url));
    return {
      locationIds: [null, ...known.map(({ id }) => id)],
      rows: (file, problems) =>
        mapped(
          checkedRows({ path: file, file: path.basename(file) }, columns, stockRow, problems),
          ({ article, central, byLocation }) => ({
            article,
            pieces: [central, ...known.map(({ url }) => byLocation[url] ?? 0)],
          }),
        ),
    };
  }
  const own = known.find(({ url }) => url === location);
  if (!own && location !== CENTRAL) {
    throw new ConfigError(`There is no location "${location}": expected its url, or "${CENTRAL}".`);
  }
  return {
    locationIds: [own?.id ?? null],
    rows: (file, problems) =>
      mapped(
        checkedRows(
          { path: file, file: path.basename(file) },
          LOCATION_STOCK_COLUMNS,
          locationStockRow,
          problems,
        ),
        (row) => ({
          article: row.article,
          pieces: [row.pieces],
        }),
      ),
  };
}

/**
 * What a file counts, by article; as text, pieces take a fifth of the memory.
 * @throws {NetworkFilesError} naming each row and field that is wrong
 */
async function readCounts(
  context: Context,
  file: string,
  format: StockFormat,
  progress: Progress,
): Promise<Map<number, string>> {
  const name = path.basename(file);
  const problems: FileProblem[] = [];
  const placeOf = new Map<number, string>();
  const counted = new Map<number, string>();
  let read = 0;
  for await (const portion of portionsOf(format.rows(file, problems), PORTION)) {
    const articles = await articlesNamed(
      context,
      portion.map(({ entry }) => entry.article),
    );
    for (const { place, entry } of portion) {
      const reject = (message: string) => problems.push({ file: name, place: `${place}, Feld id`, message });
      const article = articles.get(entry.article);
      const first = article && placeOf.get(article.id);
      if (!article) reject(`kein Artikel heißt „${entry.article}“`);
      else if (article.isKit) reject(`„${entry.article}“ hat keinen Bestand, sondern seine Teile`);
      else if (first !== undefined) reject(`„${entry.article}“ steht schon in ${first}`);
      else {
        placeOf.set(article.id, place);
        counted.set(article.id, entry.pieces.join(' '));
      }
    }
    read += portion.length;
    progress.show(`${name}: rows checked`, read);
  }
  if (problems.length > 0) throw new NetworkFilesError(problems, `${name} hat`, Number.POSITIVE_INFINITY);
  return counted;
}

async function warehousesOf(
  context: Context,
  { locationIds }: StockFormat,
  isDryRun: boolean,
): Promise<number[]> {
  const ids = locationIds.filter((id) => id !== null);
  const known = await (isDryRun ? warehouseIds(context, ids) : ensureWarehouses(context, ids));
  // A warehouse that a dry run does not make has no pieces.
  return locationIds.map((id) => known.get(id) ?? 0);
}

/**
 * Takes over how many pieces lie where, as a file counts them; articles and locations that it does not name stay as they are. The
 * file is checked whole first, then applied in the order in which orders lock, in short transactions, so that orders go on.
 * Gives a line for the operator.
 * @throws {NetworkFilesError} naming each row and field that is wrong; nothing is changed then
 */
export async function importStockFile(
  context: Context,
  file: string,
  { location, isDryRun }: StockImport,
  progress: Progress,
): Promise<string> {
  const name = path.basename(file);
  const format = await formatOf(context, location);
  const counted = await readCounts(context, file, format, progress);
  const warehouses = await warehousesOf(context, format, isDryRun);
  const articleIds = [...counted.keys()].sort((a, b) => a - b);
  const articlesAtOnce = Math.max(1, Math.floor(COUNTS_AT_ONCE / warehouses.length));
  let changed = 0;
  for (let start = 0; start < articleIds.length; start += articlesAtOnce) {
    const counts = articleIds.slice(start, start + articlesAtOnce).flatMap((articleId): StockCount[] => {
      const pieces = counted.get(articleId)?.split(' ') ?? [];
      return warehouses.map((warehouseId, index) => ({
        articleId,
        warehouseId,
        onHand: Number(pieces[index] ?? 0),
      }));
    });
    const differing = await differingCounts(context, counts);
    if (!isDryRun && differing.length > 0) {
      await inTransaction(context, (tx) => countStock(tx, differing, name));
    }
    changed += differing.length;
    progress.show(`${name}: articles counted`, start, articleIds.length);
  }
  const line = `${name}: ${counted.size} rows, ${changed} counts that differ.`;
  return isDryRun ? `${DRY_RUN}: ${line}` : line;
}
