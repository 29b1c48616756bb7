import { type SQL, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import type { Database } from '~/platform/database/database.server';
import { articles } from '../articles/tables';
import { stockLevels, warehouses } from '../inventory/tables';
import { currentPrices } from '../pricing/tables';
import type { CountedPart } from './group-test';
import { countedFacets, type GroupRow, type Groups, packGroups } from './groups';
import type { ListDefinition, Value } from './list-definition';
import { locationView, type OwnPrice } from './location-view';

/** Everything of a list at its prices here, and the part of it that is in stock here. */
export interface ListView {
  all: CountedPart[];
  inStock: CountedPart[];
}

/** With the time that a page is cached: what it says of stock is never older than a minute. */
const STOCK_MS = 20_000;
const MAX_LOCATIONS = 500;

interface Cached<Found> {
  version: number;
  found: Promise<Found>;
}

/** What this node holds of one database: the network's groups by kind, the rest by kind and location. */
interface Held {
  network: LRUCache<string, Cached<Groups>>;
  own: LRUCache<string, Cached<CountedPart[]>>;
  stock: LRUCache<string, Cached<CountedPart[]>>;
}

const heldOf = new WeakMap<Database, Held>();

function held(db: Database): Held {
  const known = heldOf.get(db);
  if (known) return known;
  const made: Held = {
    network: new LRUCache({ max: 50 }),
    own: new LRUCache({ max: MAX_LOCATIONS }),
    stock: new LRUCache({ max: MAX_LOCATIONS, ttl: STOCK_MS }),
  };
  heldOf.set(db, made);
  return made;
}

/** Finds again when the version has moved; who asks meanwhile waits for the same finding, and a failed one is dropped. */
function cached<Found>(
  cache: LRUCache<string, Cached<Found>>,
  key: string,
  version: number,
  find: () => Promise<Found>,
): Promise<Found> {
  const known = cache.get(key);
  if (known?.version === version) return known.found;
  const entry = { version, found: find() };
  cache.set(key, entry);
  entry.found.catch(() => cache.peek(key) === entry && cache.delete(key));
  return entry.found;
}

interface LoadedGroup extends Record<string, unknown> {
  ids: number[];
  cents: number[];
}

const nameOf = (index: number) => `v${index}`;

function selectedValues(list: ListDefinition): SQL {
  const columns = countedFacets(list).map(
    ([, { column }], index) => sql`${column} as ${sql.identifier(nameOf(index))}`,
  );
  return sql.join(columns, sql`, `);
}

function groupedBy(list: ListDefinition): SQL {
  return sql.raw(
    countedFacets(list)
      .map((_, index) => String(index + 1))
      .join(', '),
  );
}

function valuesOf(list: ListDefinition, row: Record<string, unknown>): Value[] {
  return countedFacets(list).map((_, index) => row[nameOf(index)] as Value);
}

async function loadGroups(context: Context, list: ListDefinition, from: SQL): Promise<Groups> {
  const { rows } = await context.db.execute<LoadedGroup>(
    sql`select ${selectedValues(list)}, array_agg(${articles.id}) as ids, array_agg(price.cents) as cents
      from ${list.table} join ${articles} on ${articles.id} = ${list.table.articleId} ${from} group by ${groupedBy(list)}`,
  );
  return packGroups(
    list,
    rows.map((row): GroupRow => ({ values: valuesOf(list, row), ids: row.ids, cents: row.cents })),
  );
}

/** Articles that are retired have no current price. */
const networkPrices = (list: ListDefinition) => sql`join ${currentPrices} as price
  on price.article_id = ${articles.id} and price.location_id is null and price.kind = ${list.kind}`;

const stockHere = (list: ListDefinition, locationId: string) => sql`
  join lateral (select cents from ${currentPrices} where article_id = ${articles.id}
    and (location_id is null or location_id = ${locationId}) order by location_id nulls last limit 1) as price on true
  where ${articles.kind} = ${list.kind} and not ${articles.isSoldOut} and ${articles.id} in (
    select ${stockLevels.articleId} from ${stockLevels} join ${warehouses} on ${warehouses.id} = ${stockLevels.warehouseId}
    where ${warehouses.locationId} = ${locationId} and ${stockLevels.onHand} > ${stockLevels.allocated})`;

async function loadOwnPrices(
  context: Context,
  list: ListDefinition,
  locationId: string,
): Promise<OwnPrice[]> {
  const { rows } = await context.db.execute<{ id: number; cents: number }>(
    sql`select ${selectedValues(list)}, price.article_id as id, price.cents from ${currentPrices} as price
      join ${articles} on ${articles.id} = price.article_id join ${list.table} on ${list.table.articleId} = ${articles.id}
      where price.location_id = ${locationId} and price.kind = ${list.kind}`,
  );
  return rows.map((row) => ({ values: valuesOf(list, row), id: row.id, cents: row.cents }));
}

/** A list as a location sees it now: the network's groups, corrected by the location's few rows of its own. */
export async function listView(
  { location, epochs }: Pick<Tenant, 'location' | 'epochs'>,
  context: Context,
  list: ListDefinition,
): Promise<ListView> {
  const { network, own, stock } = held(context.db);
  const version = epochs.catalog;
  const key = `${list.kind} ${location.id}`;
  const [all, inStock] = await Promise.all([
    cached(own, key, version, async () => {
      const [groups, prices] = await Promise.all([
        cached(network, list.kind, version, () => loadGroups(context, list, networkPrices(list))),
        loadOwnPrices(context, list, location.id),
      ]);
      return locationView(list, groups, prices);
    }),
    cached(stock, key, version, async () => [
      { groups: await loadGroups(context, list, stockHere(list, location.id)), skipped: [] },
    ]),
  ]);
  return { all, inStock };
}
