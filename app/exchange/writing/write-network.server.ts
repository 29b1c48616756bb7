import { sql } from 'drizzle-orm';
import { deleteRetiredLines } from '~/domain/cart/clean-up.server';
import { articleCategories, articles } from '~/domain/catalog/articles/tables';
import { stockLevels } from '~/domain/catalog/inventory/tables';
import { appendPrices } from '~/domain/catalog/pricing/append-prices.server';
import { projectPrices } from '~/domain/catalog/pricing/project-prices.server';
import { currentPrices, prices } from '~/domain/catalog/pricing/tables';
import type { Context } from '~/platform/context';
import { advisoryLock } from '~/platform/database/transaction.server';
import type { NetworkFile, Priced, Written } from '~/platform/files/network-file';
import { networkFiles } from '../files/network-files.server';
import { writePictures } from '../pictures/write-pictures.server';
import { fileNameOf } from '../reading/named-files.server';
import type { Network } from '../reading/read-network.server';
import type { Progress } from './progress-bar';
import { lostNames, type Removal } from './removals.server';

export interface WrittenNetwork {
  lines: string[];
  prices: NonNullable<Priced['prices']>;
  removals: Removal[];
}

function lineOf({ name, label, gone = 'gone' }: NetworkFile, rows: number, written: Written): string {
  const { added, changed, removed, lost = [] } = written;
  const counted = changed === undefined ? '' : ` ${changed} changed,`;
  const all = label === undefined ? `${rows} rows, ` : '';
  return `${fileNameOf(name)}: ${all}${added} new,${counted} ${removed} ${gone}${lostNames(lost)}.`;
}

/** One network at a time, in the caller's transaction; prices and stock follow. */
export async function writeNetwork(
  tx: Context,
  network: Network,
  progress: Progress,
): Promise<WrittenNetwork> {
  const result: WrittenNetwork = { lines: [], prices: [], removals: [] };
  const chosen = networkFiles.filter(({ name }) => network.toWrite.has(name));
  const retired = new Map<string, Pick<Written, 'before' | 'removed'>>();
  const write = async (file: NetworkFile) => {
    const rows = network.rowsOf(file);
    const written = await file.write?.(tx, rows, (done) =>
      progress.show(`${fileNameOf(file.name)}: rows written`, done, rows.length),
    );
    if (!written || !network.given.has(file.name)) return;
    const all = { ...written, ...retired.get(file.name) };
    for (const price of written.prices ?? []) result.prices.push(price);
    const { before, removed, added, changed, lost = [] } = all;
    const left = before + added - removed;
    const isList = file.label !== undefined;
    result.removals.push({ name: file.name, isList, rows: left, before, added, changed, removed, lost });
    result.lines.push(lineOf(file, rows.length, all));
  };
  for (const file of chosen) if (file.label !== undefined) await write(file);
  // All files first: a GTIN may move from one to another.
  for (const file of chosen) {
    const keys = network.entriesOf<unknown>(file).map(({ entry }) => entry);
    const gone = await file.retire?.(tx, keys);
    if (gone) retired.set(file.name, gone);
  }
  for (const file of chosen) if (file.label === undefined) await write(file);
  await writePictures(tx, network);
  return result;
}

/** Blocks other imports until the transaction ends, without the usual time limits: an import may wait and read long. */
export async function lockNetwork({ db }: Context): Promise<void> {
  await db.execute(sql`set local statement_timeout = 0`);
  await db.execute(sql`set local idle_in_transaction_session_timeout = 0`);
  await advisoryLock(db, 'network-import');
}

const PRICES_AT_ONCE = 2_000;

/** The network's current regular price by article; null if it was ended. */
async function regularPrices(
  tx: Context,
  articleIds: readonly number[],
): Promise<Map<number, number | null>> {
  const { rows } = await tx.db.execute<{ id: number; cents: number | null }>(sql`
    select distinct on (article_id) article_id as id, regular_cents as cents from ${prices}
    where location_id is null and valid_from <= ${tx.now()} and article_id = any(${sql.param([...articleIds])}::int[])
    order by article_id, valid_from desc, ${prices.id} desc`);
  return new Map(rows.map(({ id, cents }) => [id, cents]));
}

/** Inside the caller's transaction; `pricedIds` are articles with a network price in `prices.csv`. @returns the number of new prices */
export async function appendOwnPrices(
  tx: Context,
  own: WrittenNetwork['prices'],
  pricedIds: ReadonlySet<number>,
): Promise<number> {
  let count = 0;
  const plain = { locationId: null, validFrom: tx.now(), offerCents: null, offerUntil: null };
  for (let start = 0; start < own.length; start += PRICES_AT_ONCE) {
    const batch = own
      .slice(start, start + PRICES_AT_ONCE)
      .filter(({ articleId }) => !pricedIds.has(articleId));
    const known = await regularPrices(
      tx,
      batch.map(({ articleId }) => articleId),
    );
    const changed = batch.filter(({ articleId, regularCents }) => known.get(articleId) !== regularCents);
    // A kit without a price of its own never had one to end.
    count += await appendPrices(
      tx,
      changed.map((price) => ({ ...plain, ...price })),
    );
  }
  return count;
}

/** Runs at the end of the transaction. */
export async function followNetwork(tx: Context): Promise<void> {
  await projectPrices(tx);
  await deleteRetiredLines(tx);
  const ownTables = networkFiles.flatMap(({ table }) => table ?? []);
  // Plans made for empty tables are slow with full ones.
  for (const table of [articles, articleCategories, currentPrices, stockLevels, ...ownTables])
    await tx.db.execute(sql`analyze ${table}`);
}
