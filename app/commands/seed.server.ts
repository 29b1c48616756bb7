import path from 'node:path';
import { count, sql } from 'drizzle-orm';
import { createUser, grantRole } from '~/domain/accounts/staff.server';
import { userFile } from '~/domain/accounts/user-file';
import { productFile } from '~/domain/catalog/products/product-file.server';
import { tyreFile } from '~/domain/catalog/tyres/tyre-file.server';
import { hostFile } from '~/domain/tenancy/host-file.server';
import { hosts } from '~/domain/tenancy/tables';
import { locationFile } from '~/exchange/files/location-file.server';
import { loadPictures } from '~/exchange/pictures/load-pictures.server';
import { wholeNetwork } from '~/exchange/reading/named-files.server';
import { type Network, readNetwork } from '~/exchange/reading/read-network.server';
import { importPrices } from '~/exchange/writing/import-prices.server';
import { importStockFile } from '~/exchange/writing/import-stock.server';
import { UNSEEN } from '~/exchange/writing/progress-bar';
import {
  appendOwnPrices,
  followNetwork,
  lockNetwork,
  writeNetwork,
} from '~/exchange/writing/write-network.server';
import type { Config } from '~/platform/config/config.server';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import { projectRoot } from '~/platform/project-root.server';
import { picturesOf } from './picture-tools.server';

/** Any number that nobody else uses: of nodes that start together, one fills the database. */
const FIRST_SEED_LOCK = 7_423_002;

/** Accounts to try the shop with; one that is there already stays as it is. */
async function addUsers(context: Context, network: Network): Promise<void> {
  for (const { entry } of network.entriesOf(userFile)) {
    const { role, ...person } = entry;
    const user = await createUser(context, person);
    if (user && role) await grantRole(context.db, user.id, role);
  }
}

/**
 * Makes the network that of a folder, in one transaction, all or nothing: an import in which a file that is missing is an empty
 * one, and an article without stock has none anywhere.
 * @param name 'demo', or the path of a folder with hosts.json, locations.json, tyres.csv, stock.csv and maybe others
 * @param config in production no accounts are made: their passwords stand open in the files
 * @returns one line that says what was loaded
 * @throws {NetworkFilesError} naming file, row and field of what is wrong; nothing is changed then
 */
export async function seed(context: Context, name: string, config: Config): Promise<string> {
  const folder = name === 'demo' ? path.join(projectRoot, 'app/commands/demo') : path.resolve(name);
  const paths = wholeNetwork(folder);
  const network = await readNetwork({ paths });
  const pictures = await inTransaction(context, async (tx) => {
    await lockNetwork(tx);
    const { prices } = await writeNetwork(tx, network, UNSEEN);
    if (config.deployment !== 'production') await addUsers(tx, network);
    const listed = paths.get('prices');
    const priced = listed === undefined ? undefined : await importPrices(tx, { path: listed }, UNSEEN);
    await appendOwnPrices(tx, prices, priced?.pricedIds ?? new Set());
    const stock = paths.get('stock') ?? '';
    await importStockFile(tx, stock, { isDryRun: false, isWhole: true }, UNSEEN);
    await followNetwork(tx);
    return loadPictures(tx, network.pictures, paths, picturesOf(config), () => undefined);
  });
  const [h, l, t, p] = [hostFile, locationFile, tyreFile, productFile].map(
    (file) => network.entriesOf<unknown>({ name: file.name }).length,
  );
  const loaded = `${name}: ${h} hosts, ${l} locations, ${t} tyres, ${p} products.`;
  return [loaded, ...pictures].join('\n');
}

/** A first start has something to show: an empty database gets the demo network, once for all nodes. */
export async function seedWhenEmpty(context: Context, config: Config): Promise<void> {
  await inTransaction(context, async (tx) => {
    await tx.db.execute(sql`select pg_advisory_xact_lock(${FIRST_SEED_LOCK})`);
    const [row] = await tx.db.select({ hosts: count() }).from(hosts);
    if (row?.hosts === 0) tx.log.info(await seed(tx, 'demo', config));
  });
}
