import path from 'node:path';
import { allKinds } from '~/domain/catalog/kinds/kinds.server';
import { unpricedArticles, unpricedText } from '~/domain/catalog/pricing/unpriced-articles.server';
import { ConfigError } from '~/platform/config/config.server';
import type { Context } from '~/platform/context';
import { checkPictures } from '../pictures/check-pictures.server';
import { loadPictures, type PictureTools } from '../pictures/load-pictures.server';
import type { Mapping } from '../reading/mapping';
import { findNetworkFiles } from '../reading/named-files.server';
import { type Network, readNetwork } from '../reading/read-network.server';
import { collectUnread, unreadLines } from '../reading/unread';
import { type OnPricesChanged, watchPrices } from './changed-prices.server';
import { DRY_RUN, tryOut } from './dry-run.server';
import { importPrices, importPricesFile } from './import-prices.server';
import { importStockFile } from './import-stock.server';
import type { Progress } from './progress-bar';
import { type Removal, refuseRemovals } from './removals.server';
import { appendOwnPrices, followNetwork, lockNetwork, writeNetwork } from './write-network.server';

export interface NetworkImport {
  pictureTools: PictureTools;
  kind?: string;
  isDryRun: boolean;
  allowsRemovals?: boolean;
  /** Receives what each of the network's files changes, besides the lines. */
  onWritten?: (written: Removal) => void;
  onPriced?: (count: number) => void;
  /** Receives how many rows of a table were understood so far. */
  onRead?: (rows: number) => void;
  onPricesChanged?: OnPricesChanged | undefined;
  mapping?: Mapping | undefined;
  /** Rows of the only table that are left out: `Zeile 17`. What no other row names stays. */
  skipped?: ReadonlySet<string> | undefined;
}

interface FilesToImport {
  network: ReadonlyMap<string, string>;
  prices: string | undefined;
  stock: string | undefined;
  users: string | undefined;
  mapping: Mapping | undefined;
}

function filesToImport(
  named: readonly string[],
  { kind, mapping }: Pick<NetworkImport, 'kind' | 'mapping'>,
): FilesToImport {
  const network = findNetworkFiles(named, kind);
  const [prices, stock, users] = [network.get('prices'), network.get('stock'), network.get('users')];
  for (const other of ['prices', 'stock', 'users']) network.delete(other);
  return { network, prices, stock, users, mapping };
}

const NO_ACCOUNTS = 'not imported: `radhaus user create` makes accounts, one by one.';

async function importTogether(
  tx: Context,
  { network: paths, prices, stock, mapping }: FilesToImport,
  { allowsRemovals = false, onWritten, onPriced, onRead, skipped }: NetworkImport,
  progress: Progress,
): Promise<{ lines: string[]; pictures: Network['pictures'] }> {
  const unread = collectUnread();
  const onRow = (file: string, rows: number) => {
    onRead?.(rows);
    progress.show(`${file}: rows checked`, rows);
  };
  const sources = { paths, stored: tx, onRow, mapping, unread, skipped };
  const network = await readNetwork(sources, Number.POSITIVE_INFINITY);
  const written = await writeNetwork(tx, network, progress);
  for (const one of written.removals) onWritten?.(one);
  if (!allowsRemovals) refuseRemovals(written.removals, paths);
  const priced =
    prices === undefined ? undefined : await importPrices(tx, { path: prices, mapping }, progress);
  const newPrices = await appendOwnPrices(tx, written.prices, priced?.pricedIds ?? new Set());
  onPriced?.(newPrices);
  await followNetwork(tx);
  const kinds = allKinds.filter(({ files }) => files.some(({ name }) => paths.has(name)));
  const unpriced = unpricedText(
    'Articles',
    await unpricedArticles(
      tx,
      kinds.map(({ list }) => list.kind),
    ),
  );
  const counted =
    stock === undefined ? undefined : await importStockFile(tx, stock, { isDryRun: true, mapping }, progress);
  return {
    lines: [
      ...unreadLines(unread),
      ...written.lines,
      ...(priced ? [priced.line] : []),
      ...(newPrices > 0 ? [`prices in the files of articles: ${newPrices} changed.`] : []),
      ...(unpriced ? [`${unpriced}.`] : []),
      ...(counted ? [counted] : []),
    ],
    pictures: network.pictures,
  };
}

/**
 * Files that refer to each other are one transaction. Stock and pictures follow in short ones, so that orders go on.
 * Articles missing from their file are retired; files that are not given change nothing.
 * @param progress is told a line for each file
 * @throws {NetworkFilesError} naming each invalid row, and each file that lacks too much
 * @throws {ConfigError} if no named file can be imported
 */
export async function importNetwork(
  context: Context,
  named: readonly string[],
  options: NetworkImport,
  progress: Progress,
): Promise<void> {
  const { isDryRun, pictureTools } = options;
  const files = filesToImport(named, options);
  const { network, prices, stock, users, mapping } = files;
  if (users !== undefined) {
    const line = `${path.basename(users)}: ${NO_ACCOUNTS}`;
    if (network.size === 0 && prices === undefined && stock === undefined) throw new ConfigError(line);
    progress.tell(line);
  }
  if (network.size > 0) {
    const { lines, pictures } = await tryOut(context, isDryRun, async (tx) => {
      await lockNetwork(tx);
      return watchPrices(tx, options.onPricesChanged, () => importTogether(tx, files, options, progress));
    });
    const stockLine = stock === undefined ? undefined : lines.pop();
    for (const line of lines) progress.tell(isDryRun ? `${DRY_RUN}: ${line}` : line);
    if (isDryRun && stockLine) progress.tell(stockLine);
    const onPicture = (done: number, total: number) =>
      progress.show(isDryRun ? 'pictures: checked' : 'pictures: stored', done, total);
    const pictureLines = isDryRun
      ? (await checkPictures(pictures, network, pictureTools, onPicture)).lines
      : await loadPictures(context, { pictures, paths: network }, pictureTools, onPicture);
    for (const line of pictureLines) progress.tell(line);
  } else if (prices !== undefined) {
    const { onPricesChanged } = options;
    const source = { path: prices, mapping, skipped: options.skipped };
    progress.tell(await importPricesFile(context, source, { isDryRun, onPricesChanged }, progress));
  }
  if (stock !== undefined && !(isDryRun && network.size > 0))
    progress.tell(
      await importStockFile(context, stock, { isDryRun, mapping, skipped: options.skipped }, progress),
    );
}
