import { type SQL, sql } from 'drizzle-orm';
import type { Tenant } from '~/domain/tenancy/tenant';
import { madeFromThisMoment } from '~/platform/cache/made-from.server';
import { queryCache } from '~/platform/cache/query-cache.server';
import type { Context } from '~/platform/context';
import { listTag, listTags } from '../articles/article-tags';
import { articles } from '../articles/tables';
import { idsInStock } from '../inventory/stock-here';
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

const MAX_LOCATIONS = 500;

/** What this node holds in memory: the network's groups by kind, the rest by kind and location. */
const networkGroups = queryCache<Groups>(50);
const ownPrices = queryCache<OwnPrice[]>(MAX_LOCATIONS);
/** What was made of groups goes with them. */
const viewsOf = new WeakMap<Groups, WeakMap<OwnPrice[], CountedPart[]>>();
const stockParts = queryCache<CountedPart[]>(MAX_LOCATIONS);

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
  where ${articles.kind} = ${list.kind} and not ${articles.isSoldOut} and ${articles.id} in (${idsInStock(locationId)})`;

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

function viewOf(list: ListDefinition, groups: Groups, own: OwnPrice[]): CountedPart[] {
  const views = viewsOf.get(groups) ?? new WeakMap<OwnPrice[], CountedPart[]>();
  viewsOf.set(groups, views);
  const view = views.get(own) ?? locationView(list, groups, own);
  views.set(own, view);
  return view;
}

/** A list as a location sees it now: the network's groups, corrected by the location's few rows of its own. */
export async function listView(
  { location }: Pick<Tenant, 'location'>,
  context: Context,
  list: ListDefinition,
): Promise<ListView> {
  const key = `${list.kind} ${location.id}`;
  const tags = listTags(list.kind, location.id);
  const [groups, own, inStock] = await Promise.all([
    networkGroups(list.kind, [listTag(list.kind)], () => loadGroups(context, list, networkPrices(list))),
    ownPrices(key, tags, () => loadOwnPrices(context, list, location.id)),
    stockParts(key, tags, async () => {
      madeFromThisMoment();
      return [{ groups: await loadGroups(context, list, stockHere(list, location.id)), skipped: [] }];
    }),
  ]);
  return { all: viewOf(list, groups, own), inStock };
}
