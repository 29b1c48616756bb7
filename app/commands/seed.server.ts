import path from 'node:path';
import { count, sql } from 'drizzle-orm';
import { createUser, grantRole } from '~/domain/accounts/staff.server';
import { userFile } from '~/domain/accounts/user-file';
import { productFile } from '~/domain/catalog/products/product-file.server';
import { tyreFile } from '~/domain/catalog/tyres/tyre-file.server';
import { hostFile } from '~/domain/tenancy/host-file.server';
import { HOW_TO_BEGIN } from '~/domain/tenancy/how-to-begin';
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

/** Any unused number: one of the nodes that start together fills the database. */
const FIRST_SEED_LOCK = 7_423_002;

async function addUsers(context: Context, network: Network): Promise<void> {
  for (const { entry } of network.entriesOf(userFile)) {
    const { role, ...person } = entry;
    const user = await createUser(context, person);
    if (user && role) await grantRole(context.db, user.id, role);
  }
}

/**
 * Replaces the network by a folder's, in one transaction: a missing file is an empty one.
 * @param name 'demo', or the path of a folder with hosts.json, locations.json, tyres.csv, stock.csv and others
 * @param config in production no accounts are made, because the files contain their passwords
 * @throws {NetworkFilesError} naming file, row and field; nothing is changed then
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
    return loadPictures(tx, { pictures: network.pictures, paths }, picturesOf(config), () => undefined);
  });
  const [h, l, t, p] = [hostFile, locationFile, tyreFile, productFile].map(
    (file) => network.entriesOf<unknown>({ name: file.name }).length,
  );
  const loaded = `${name}: ${h} hosts, ${l} locations, ${t} tyres, ${p} products.`;
  return [loaded, ...pictures].join('\n');
}

/** Fills an empty database once for all nodes: with `RADHAUS_NETWORK`, or the demo outside production. */
export async function seedWhenEmpty(context: Context, config: Config): Promise<void> {
  await inTransaction(context, async (tx) => {
    // Another node may fill the database for longer than a statement of a page may take.
    await tx.db.execute(sql`set local statement_timeout = 0`);
    await tx.db.execute(sql`select pg_advisory_xact_lock(${FIRST_SEED_LOCK})`);
    const [row] = await tx.db.select({ hosts: count() }).from(hosts);
    if (row?.hosts !== 0) return;
    const name = config.networkFolder ?? (config.deployment === 'production' ? undefined : 'demo');
    if (name === undefined) tx.log.warn(HOW_TO_BEGIN);
    else tx.log.info(await seed(tx, name, config));
  });
}
