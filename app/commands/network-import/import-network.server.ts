import path from 'node:path';
import { ConfigError } from '~/platform/config/config.server';
import type { Context } from '~/platform/context';
import { storedNetwork } from '../network-export/stored-network.server';
import { type FileKind, fileNameOf, findNetworkFiles } from '../network-files/network-sources';
import { type NetworkFiles, readNetworkFiles } from '../network-files/read-network';
import { DRY_RUN, tryOut } from './dry-run.server';
import { importPrices, importPricesFile } from './import-prices.server';
import { importStockFile } from './import-stock.server';
import { loadPictures, type PictureTools } from './pictures/load-pictures.server';
import type { Progress } from './progress-bar';
import { refuseRemovals } from './removals';
import { appendOwnPrices, followNetwork, lockNetwork, writeNetwork } from './write-network.server';

export interface NetworkImport {
  /** What the only file is, whatever its name. */
  kind?: FileKind;
  isDryRun: boolean;
  /** Whether files may take away most of what there is. */
  allowsRemovals?: boolean;
}

/** The files by who takes them over. */
interface FilesToImport {
  network: ReadonlyMap<FileKind, string>;
  prices: string | undefined;
  stock: string | undefined;
  /** Nobody: a file would have to tell passwords. */
  users: string | undefined;
}

function filesToImport(named: readonly string[], kind: FileKind | undefined): FilesToImport {
  const network = findNetworkFiles(named, kind);
  const [prices, stock, users] = [network.get('prices'), network.get('stock'), network.get('users')];
  for (const other of ['prices', 'stock', 'users'] as const) network.delete(other);
  return { network, prices, stock, users };
}

const NO_ACCOUNTS = 'not imported: `radhaus user create` makes accounts, one by one.';

/** Takes over all that refers to each other, and sees whether stock could follow; gives a line for each file. */
async function importTogether(
  tx: Context,
  { network: paths, prices, stock }: FilesToImport,
  allowsRemovals: boolean,
  progress: Progress,
): Promise<{ lines: string[]; pictures: NetworkFiles['pictures'] }> {
  await lockNetwork(tx);
  const onRow = (file: string, rows: number) => progress.show(`${file}: rows checked`, rows);
  const sources = { paths, standing: storedNetwork(tx), onRow };
  const network = await readNetworkFiles(sources, Number.POSITIVE_INFINITY);
  const written = await writeNetwork(tx, network, progress);
  const nameOf = (kind: FileKind) => path.basename(paths.get(kind) ?? fileNameOf(kind));
  if (!allowsRemovals) refuseRemovals(written.removals, nameOf);
  const priced = prices === undefined ? undefined : await importPrices(tx, prices, progress);
  await appendOwnPrices(tx, written.prices, priced?.pricedIds ?? new Set());
  await followNetwork(tx);
  const counted =
    stock === undefined ? undefined : await importStockFile(tx, stock, { isDryRun: true }, progress);
  return {
    lines: [...written.lines, ...(priced ? [priced.line] : []), ...(counted ? [counted] : [])],
    pictures: network.pictures,
  };
}

/**
 * Takes over files of a network and of folders, by their names. Those that refer to each other are one transaction, all or nothing;
 * stock and the content of pictures follow in short ones, so that orders go on. What a file of goods no longer has is retired; kinds of which there is
 * no file stay as they are.
 * @param tell is given a line for each file
 * @throws {NetworkFilesError} naming each row and field that is wrong, and each file that lacks too much; nothing is changed then
 * @throws {ConfigError} where nothing of what is named can be imported
 */
export async function importNetwork(
  context: Context,
  named: readonly string[],
  { kind, isDryRun, allowsRemovals = false }: NetworkImport,
  pictureTools: PictureTools,
  progress: Progress,
  tell: (line: string) => void,
): Promise<void> {
  const files = filesToImport(named, kind);
  const { network, prices, stock, users } = files;
  if (users !== undefined) {
    const line = `${path.basename(users)}: ${NO_ACCOUNTS}`;
    if (network.size === 0 && prices === undefined && stock === undefined) throw new ConfigError(line);
    tell(line);
  }
  if (network.size > 0) {
    const { lines, pictures } = await tryOut(context, isDryRun, (tx) =>
      importTogether(tx, files, allowsRemovals, progress),
    );
    const stockLine = stock === undefined ? undefined : lines.pop();
    for (const line of lines) tell(isDryRun ? `${DRY_RUN}: ${line}` : line);
    if (isDryRun && stockLine) tell(stockLine);
    if (!isDryRun)
      for (const line of await loadPictures(context, pictures, network, pictureTools, (done, total) =>
        progress.show('pictures: stored', done, total),
      ))
        tell(line);
  } else if (prices !== undefined) tell(await importPricesFile(context, prices, isDryRun, progress));
  if (stock !== undefined && !(isDryRun && network.size > 0))
    tell(await importStockFile(context, stock, { isDryRun }, progress));
}
