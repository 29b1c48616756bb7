import path from 'node:path';
import { type PriceRow, priceFile, priceMoment } from '~/domain/catalog/article-files/price-file.server';
import {
  articlesByNumber,
  noArticle,
  severalArticles,
} from '~/domain/catalog/articles/articles-by-number.server';
import type { NewPrice } from '~/domain/catalog/pricing/append-prices.server';
import { locations } from '~/domain/tenancy/tables';
import type { Context } from '~/platform/context';
import type { FileProblem, PlacedEntry } from '~/platform/files/network-file';
import { checkedRows } from '../reading/checked-rows';
import { NetworkFilesError } from '../reading/file-problems';
import type { SourceFile } from '../reading/json-rows';
import { appendListedPrices, begunPrices, listedPrice } from './append-listed-prices.server';
import { type OnPricesChanged, watchPrices } from './changed-prices.server';
import { DRY_RUN, tryOut } from './dry-run.server';
import type { Progress } from './progress-bar';

type TableFile = Pick<SourceFile, 'path' | 'mapping' | 'skipped'>;

interface PriceScope {
  locationIds: ReadonlyMap<string, string>;
  now: Date;
  /** Places of rows that came before, by article, location and moment. */
  seen: Map<string, string>;
}

/** Only one row may have the same article, location and moment. */
export async function pricesOf(
  context: Context,
  rows: readonly PlacedEntry<PriceRow>[],
  { locationIds, now, seen }: PriceScope,
  reject: (place: string, field: string, message: string) => void,
): Promise<NewPrice[]> {
  const { byNumber } = await articlesByNumber(context, { numbers: rows.map(({ entry }) => entry.article) });
  return rows.flatMap(({ place, entry }) => {
    const article = byNumber(entry.article);
    const locationId = entry.location === null ? null : locationIds.get(entry.location);
    if (!article) reject(place, 'artikel', noArticle(entry.article));
    if (article === 'several') reject(place, 'artikel', severalArticles(entry.article));
    if (locationId === undefined)
      reject(place, 'standort', `es gibt keinen Standort mit der url „${entry.location}“`);
    if (!article || article === 'several' || locationId === undefined) return [];
    const moment = priceMoment({ ...entry, article: String(article.id) });
    const first = seen.get(moment);
    if (first !== undefined) {
      reject(place, 'artikel', `„${priceMoment(entry)}“ steht schon in ${first}`);
      return [];
    }
    seen.set(moment, place);
    return [listedPrice(entry, article.id, locationId, now)];
  });
}

async function readPrices(context: Context, file: TableFile, progress: Progress): Promise<NewPrice[]> {
  const name = path.basename(file.path);
  const problems: FileProblem[] = [];
  const reject = (place: string, field: string, message: string) =>
    problems.push({ file: name, place: `${place}, Feld ${field}`, message });
  const known = await context.db.select({ url: locations.url, id: locations.id }).from(locations);
  const scope = {
    locationIds: new Map(known.map(({ url, id }) => [url, id])),
    now: context.now(),
    seen: new Map<string, string>(),
  };
  const prices: NewPrice[] = [];
  const rows = checkedRows({ ...file, file: name }, () => priceFile.codec, problems);
  let read = 0;
  for await (const batch of rows) {
    read += batch.length;
    for (const price of await pricesOf(context, batch, scope, reject)) prices.push(price);
    progress.show(`${name}: rows checked`, read);
  }
  if (problems.length > 0) throw new NetworkFilesError(problems, `${name} hat`, Number.POSITIVE_INFINITY);
  return prices;
}

export interface ImportedPrices {
  line: string;
  /** Articles whose network price begins now or has begun. */
  pricedIds: ReadonlySet<number>;
}

/** Inside the caller's transaction; articles not named keep their prices. Problems throw a NetworkFilesError. */
export async function importPrices(
  tx: Context,
  file: TableFile,
  progress: Progress,
): Promise<ImportedPrices> {
  const prices = await readPrices(tx, file, progress);
  const name = path.basename(file.path);
  const appended = await appendListedPrices(tx, prices, (done) =>
    progress.show(`${name}: prices`, done, prices.length),
  );
  return {
    line: `${name}: ${prices.length} rows, ${appended} new prices.`,
    pricedIds: begunPrices(prices, tx.now()),
  };
}

interface PricesImport {
  isDryRun: boolean;
  onPricesChanged?: OnPricesChanged | undefined;
}

/** In a transaction of its own; any problem throws a NetworkFilesError and changes nothing. */
export async function importPricesFile(
  context: Context,
  file: TableFile,
  { isDryRun, onPricesChanged }: PricesImport,
  progress: Progress,
): Promise<string> {
  const { line } = await tryOut(context, isDryRun, (tx) =>
    watchPrices(tx, onPricesChanged, () => importPrices(tx, file, progress)),
  );
  return isDryRun ? `${DRY_RUN}: ${line}` : line;
}
