import path from 'node:path';
import { count, isNull, sql } from 'drizzle-orm';
import { createUser, grantRole } from '~/domain/accounts/staff.server';
import { articleKey } from '~/domain/catalog/articles/article';
import { articles } from '~/domain/catalog/articles/tables';
import { countStock } from '~/domain/catalog/inventory/count-stock.server';
import { ensureWarehouses } from '~/domain/catalog/inventory/warehouses.server';
import { hosts } from '~/domain/tenancy/tables';
import type { Config } from '~/platform/config/config.server';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import { projectRoot } from '~/platform/project-root.server';
import { type NetworkSources, wholeNetwork } from './network-files/network-sources';
import { type NetworkFiles, readNetworkFiles, type UserEntry } from './network-files/read-network';
import { appendListedPrices, begunPrices, listedPrice } from './network-import/append-listed-prices.server';
import { loadPictures } from './network-import/pictures/load-pictures.server';
import { UNSEEN } from './network-import/progress-bar';
import type { WrittenGoods } from './network-import/write-goods.server';
import { locationIds } from './network-import/write-locations.server';
import {
  appendOwnPrices,
  followNetwork,
  lockNetwork,
  writeNetwork,
} from './network-import/write-network.server';
import { picturesOf } from './picture-tools.server';

/** Any number that nobody else uses: of nodes that start together, one fills the database. */
const FIRST_SEED_LOCK = 7_423_002;

/** Accounts to try the shop with; one that is there already stays as it is. */
async function addUsers(context: Context, users: UserEntry[]): Promise<void> {
  for (const { email, passwort, anrede, vorname, nachname, isNOAEmployee, rolle } of users) {
    const user = await createUser(context, {
      email,
      password: passwort,
      salutation: anrede,
      firstName: vorname,
      lastName: nachname,
      isNoaEmployee: isNOAEmployee,
    });
    if (user && rolle) await grantRole(context.db, user.id, rolle);
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
  const sources = wholeNetwork(folder);
  return seedNetwork(context, name, await readNetworkFiles(sources), sources, config);
}

interface SeededArticle {
  id: number;
  isKit: boolean;
}

/** All articles of a network that was written whole, by their public names. */
async function seededArticles({ db }: Context): Promise<Map<string, SeededArticle>> {
  const { id, kind, code, isKit, retiredAt } = articles;
  const rows = await db.select({ id, kind, code, isKit }).from(articles).where(isNull(retiredAt));
  return new Map(rows.map(({ kind, code, ...article }) => [articleKey({ kind, code }), article]));
}

/** Prices of a whole network: those beside articles, and what `prices.csv` says instead. */
async function seedPrices(
  tx: Context,
  network: NetworkFiles,
  seeded: ReadonlyMap<string, SeededArticle>,
  own: WrittenGoods['prices'],
): Promise<void> {
  const idOf = locationIds(network);
  const now = tx.now();
  const listed = network.prices.map((file) =>
    listedPrice(
      file,
      seeded.get(file.artikel)?.id ?? 0,
      file.standort === null ? null : (idOf.get(file.standort) ?? file.standort),
      now,
    ),
  );
  await appendListedPrices(tx, listed);
  await appendOwnPrices(tx, own, begunPrices(listed, now));
}

/** Physical pieces: what the file does not name is not there. */
async function seedStock(
  tx: Context,
  network: NetworkFiles,
  seeded: ReadonlyMap<string, SeededArticle>,
): Promise<void> {
  const idOf = locationIds(network);
  const urlOf = new Map([...idOf].map(([url, id]) => [id, url]));
  const warehouses = await ensureWarehouses(tx, [...idOf.values()]);
  const named = new Map(network.stock.map((row) => [row.article, row]));
  const counts = [...seeded]
    .filter(([, { isKit }]) => !isKit)
    .flatMap(([key, { id: articleId }]) => {
      const row = named.get(key);
      return [...warehouses].map(([locationId, warehouseId]) => {
        const onHand = locationId === null ? row?.central : row?.byLocation[urlOf.get(locationId) ?? ''];
        return { articleId, warehouseId, onHand: onHand ?? 0 };
      });
    });
  await countStock(tx, counts, 'stock.csv');
}

async function seedNetwork(
  context: Context,
  name: string,
  network: NetworkFiles,
  { paths }: NetworkSources,
  config: Config,
): Promise<string> {
  const pictures = await inTransaction(context, async (tx) => {
    await lockNetwork(tx);
    const { prices } = await writeNetwork(tx, network, UNSEEN);
    if (config.deployment !== 'production') await addUsers(tx, network.users);
    const seeded = await seededArticles(tx);
    await seedPrices(tx, network, seeded, prices);
    await seedStock(tx, network, seeded);
    await followNetwork(tx);
    return loadPictures(tx, network.pictures, paths, picturesOf(config), () => undefined);
  });
  const { hosts: h, locations: l, tyres: t, products: p } = network;
  const loaded = `${name}: ${h.length} hosts, ${l.length} locations, ${t.length} tyres, ${p.length} products.`;
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
