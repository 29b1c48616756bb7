import { sql } from 'drizzle-orm';
import { deleteRetiredLines } from '~/domain/cart/clean-up.server';
import { articleCategories, articles } from '~/domain/catalog/articles/tables';
import { stockLevels } from '~/domain/catalog/inventory/tables';
import { ensureWarehouses } from '~/domain/catalog/inventory/warehouses.server';
import { appendPrices } from '~/domain/catalog/pricing/append-prices.server';
import { projectPrices } from '~/domain/catalog/pricing/project-prices.server';
import { currentPrices, prices } from '~/domain/catalog/pricing/tables';
import { products, productVariants } from '~/domain/catalog/products/tables';
import { rims } from '~/domain/catalog/rims/tables';
import { tyres } from '~/domain/catalog/tyres/tables';
import { importVehicles } from '~/domain/vehicles/import/import-vehicles.server';
import type { Context } from '~/platform/context';
import { advisoryLock } from '~/platform/database/transaction.server';
import { fileNameOf, type ListKind } from '../network-files/network-sources';
import type { NetworkFiles } from '../network-files/read-network';
import { writePictures } from './pictures/write-pictures.server';
import type { Progress } from './progress-bar';
import { type Removal, vehicleRemoval } from './removals';
import { contentWriters, type ListWriter } from './write-content.server';
import { type WrittenGoods, writeGoods } from './write-goods.server';
import { locationIds, locationWriters } from './write-locations.server';

/** In an order in which nothing refers to what is not there yet. */
const listWriters: Partial<Record<ListKind, ListWriter>> = { ...locationWriters, ...contentWriters };

/** Makes tables what the given files say, in the caller's transaction, one network at a time; prices and stock follow. */
export async function writeNetwork(
  tx: Context,
  network: NetworkFiles,
  progress: Progress,
): Promise<WrittenGoods> {
  const lines: string[] = [];
  const removals: Removal[] = [];
  for (const [kind, write] of Object.entries(listWriters) as [ListKind, ListWriter][]) {
    if (!network.given.has(kind)) continue;
    const { before, added, changed, removed } = await write(tx.db, network);
    removals.push({ kind, rows: before + added - removed, before, removed });
    lines.push(`${fileNameOf(kind)}: ${added} new, ${changed} changed, ${removed} gone.`);
  }
  if (network.given.has('locations')) await ensureWarehouses(tx, [...locationIds(network).values()]);
  const goods = await writeGoods(tx, network, progress);
  await writePictures(tx, network);
  if (network.given.has('vehicles')) {
    const result = await importVehicles(tx, network.vehicles);
    const { vehicles, added, removed } = result;
    removals.push(vehicleRemoval(result));
    goods.lines.push(`${fileNameOf('vehicles')}: ${vehicles} rows, ${added} new, ${removed} gone.`);
  }
  return {
    ...goods,
    lines: [...lines, ...goods.lines],
    removals: [...removals, ...goods.removals],
  };
}

/**
 * Holds back other imports of a network until the transaction ends. The bounds on statements and pauses are those of pages: an import
 * may wait for another, read a long file between two statements, and write all goods in one.
 */
export async function lockNetwork({ db }: Context): Promise<void> {
  await db.execute(sql`set local statement_timeout = 0`);
  await db.execute(sql`set local idle_in_transaction_session_timeout = 0`);
  await advisoryLock(db, 'network-import');
}

const PRICES_AT_ONCE = 2_000;

/** By article, the regular price of the network that holds now; null where it was ended. */
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

/**
 * Appends the prices that stand beside articles, inside the caller's transaction. One that holds already is left with its offer.
 * @param pricedIds articles of which `prices.csv` says the price of the network
 */
export async function appendOwnPrices(
  tx: Context,
  own: WrittenGoods['prices'],
  pricedIds: ReadonlySet<number>,
): Promise<void> {
  const plain = { locationId: null, validFrom: tx.now(), offerCents: null, offerUntil: null };
  for (let start = 0; start < own.length; start += PRICES_AT_ONCE) {
    const portion = own
      .slice(start, start + PRICES_AT_ONCE)
      .filter(({ articleId }) => !pricedIds.has(articleId));
    const known = await regularPrices(
      tx,
      portion.map(({ articleId }) => articleId),
    );
    const wanted = portion.filter(({ articleId, regularCents }) => known.get(articleId) !== regularCents);
    await appendPrices(
      tx,
      wanted.map((price) => ({ ...plain, ...price })),
    );
  }
}

const filledTables = [
  articles,
  articleCategories,
  currentPrices,
  stockLevels,
  products,
  productVariants,
  tyres,
  rims,
];

/** Lets lists, carts and the database follow a network that was written, at the end of the transaction. */
export async function followNetwork(tx: Context): Promise<void> {
  await projectPrices(tx);
  await deleteRetiredLines(tx);
  // Plans made for empty tables are slow with full ones.
  for (const table of filledTables) await tx.db.execute(sql`analyze ${table}`);
}
