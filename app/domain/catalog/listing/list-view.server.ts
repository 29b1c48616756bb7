import { type SQL, sql } from 'drizzle-orm';
import type { LocationAudience } from '~/domain/tenancy/tenant';
import { expiresSoon } from '~/platform/cache/depends-on.server';
import { queryCache } from '~/platform/cache/query-cache.server';
import type { Context } from '~/platform/context';
import type { ArticleKind } from '../articles/article';
import { listTag, listTags } from '../articles/article-tags';
import { isKit } from '../articles/offered-kinds';
import { articles } from '../articles/tables';
import { assortmentOf } from '../assortment.server';
import { idsWithoutCentralStock, kitsSoldOut } from '../inventory/sold-out-articles';
import { idsInStock } from '../inventory/stock-here';
import { currentPrices } from '../pricing/tables';
import { type FittingArticles, fittingParts } from './fitting-view';
import type { CountedPart } from './group-test';
import { countedFacets, type GroupRow, type Groups, type GroupValues, packGroups } from './groups';
import { withoutSeasons } from './hidden-seasons';
import { type ListDefinition, nameOf, type Value } from './list-definition';
import { locationView, type OwnPrice } from './location-view';
import { type IsSoldOut, neverSoldOut, packIds, soldOutHere } from './sold-out';

export interface ListView {
  all: CountedPart[];
  inStock: CountedPart[];
  isSoldOut: IsSoldOut;
}

const networkGroups = queryCache<Groups>();
const ownPrices = queryCache<OwnPrice[]>();
const viewsOf = new WeakMap<Groups, WeakMap<OwnPrice[], CountedPart[]>>();
const stockParts = queryCache<CountedPart[]>();
/** Packed ids by kind, and of kits by location. */
const idsNotCentral = queryCache<Uint8Array>();

const columnName = (index: number) => `v${index}`;

function selectedValues(list: ListDefinition): SQL {
  const columns = countedFacets(list).map(([, { column, isMultiple }], index) => {
    const value = isMultiple ? sql`(${column})::text` : column;
    return sql`${value} as ${sql.identifier(columnName(index))}`;
  });
  const product = list.unit === 'product' ? [sql`${articles.groupId} as product`] : [];
  return sql.join([...columns, ...product], sql`, `);
}

function valuesReader(list: ListDefinition): (row: Record<string, unknown>) => GroupValues {
  const lists = new Map<unknown, readonly Value[]>();
  const read = (text: unknown) => {
    const known = lists.get(text) ?? (JSON.parse(text as string) as readonly Value[]);
    lists.set(text, known);
    return known;
  };
  const facets = countedFacets(list).map(([, { isMultiple }]) => isMultiple);
  return (row) =>
    facets.map((isMultiple, index) => {
      const value = row[columnName(index)];
      return isMultiple ? read(value) : (value as Value);
    });
}

const isInScope = ({ scope }: ListDefinition) => scope ?? sql`true`;

async function groupedRows({ db }: Context, list: ListDefinition, from: SQL): Promise<GroupRow[]> {
  const groupedBy = countedFacets(list).map((_, index) => String(index + 1));
  const { rows } = await db.execute<{ ids: number[]; cents: number[] }>(
    sql`select ${selectedValues(list)}, array_agg(${articles.id}) as ids, array_agg(price.cents) as cents
      from ${list.table} join ${articles} on ${articles.id} = ${list.table.articleId} ${from} and ${isInScope(list)}
      group by ${sql.raw(groupedBy.join(', '))}`,
  );
  const read = valuesReader(list);
  return rows.map((row) => ({ values: read(row), ids: row.ids, cents: row.cents }));
}

/** One row for each variant, because few variants of a product have equal values. */
async function variantRows({ db }: Context, list: ListDefinition, from: SQL): Promise<GroupRow[]> {
  const { rows } = await db.execute<{ product: number; id: number; cents: number }>(
    sql`select ${selectedValues(list)}, ${articles.id} as id, price.cents from ${list.table}
      join ${articles} on ${articles.id} = ${list.table.articleId} ${from} and ${isInScope(list)}
      order by ${articles.groupId}`,
  );
  const read = valuesReader(list);
  return rows.map((row) => ({ values: read(row), ids: [row.id], cents: [row.cents], product: row.product }));
}

async function loadGroups(context: Context, list: ListDefinition, from: SQL): Promise<Groups> {
  const load = list.unit === 'product' ? variantRows : groupedRows;
  return packGroups(list, await load(context, list, from));
}

/** Retired articles have no current price. */
const networkPrices = (
  list: ListDefinition,
) => sql`join ${currentPrices} as price on price.article_id = ${articles.id}
  where price.location_id is null and price.kind = ${list.kind}`;

/** `is true` lets PostgreSQL look up the stock once and not for each article: it takes the ids for few when they are many. */
const stockHere = (list: ListDefinition, locationId: string) => sql`
  join lateral (select cents from ${currentPrices} where article_id = ${articles.id}
    and (location_id is null or location_id = ${locationId}) order by location_id nulls last limit 1) as price on true
  where ${articles.kind} = ${list.kind} and not ${articles.isSoldOut} and (${articles.id} in (${idsInStock(locationId)})) is true`;

async function loadOwnPrices(
  context: Context,
  list: ListDefinition,
  locationId: string,
): Promise<OwnPrice[]> {
  const { rows } = await context.db.execute<{ id: number; cents: number; product?: number }>(
    sql`select ${selectedValues(list)}, price.article_id as id, price.cents from ${currentPrices} as price
      join ${articles} on ${articles.id} = price.article_id join ${list.table} on ${list.table.articleId} = ${articles.id}
      where price.location_id = ${locationId} and price.kind = ${list.kind} and ${isInScope(list)}`,
  );
  const read = valuesReader(list);
  return rows.map((row) => ({ values: read(row), id: row.id, cents: row.cents, product: row.product }));
}

function viewOf(list: ListDefinition, groups: Groups, own: OwnPrice[]): CountedPart[] {
  const views = viewsOf.get(groups) ?? new WeakMap<OwnPrice[], CountedPart[]>();
  viewsOf.set(groups, views);
  const view = views.get(own) ?? locationView(list, groups, own);
  views.set(own, view);
  return view;
}

/** A kit may take its parts from the location and the central warehouse, so that each location has its own answer. */
function loadNotCentral(context: Context, kind: ArticleKind, locationId: string): Promise<Uint8Array> {
  const key = isKit(kind) ? `${kind} ${locationId}` : kind;
  return idsNotCentral(key, [listTag(kind)], async () => {
    expiresSoon();
    const ids = isKit(kind) ? kitsSoldOut(kind, locationId) : idsWithoutCentralStock(kind);
    const { rows } = await context.db.execute<{ ids: number[] | null }>(
      sql`select array_agg(id) as ids from (${ids}) as sold_out (id)`,
    );
    return packIds(rows[0]?.ids ?? []);
  });
}

/** The network's groups, corrected by the location's own prices, without seasons that it hides. */
export async function listView(
  audience: LocationAudience,
  context: Context,
  list: ListDefinition,
  fitting?: FittingArticles,
): Promise<ListView> {
  const { location } = audience;
  const name = nameOf(list);
  const key = `${name} ${location.id}`;
  const tags = listTags(list.kind, location.id);
  const [{ hiddenSeasons }, groups, own, stocked, notCentral] = await Promise.all([
    assortmentOf(audience, context),
    networkGroups(name, [listTag(list.kind)], () => loadGroups(context, list, networkPrices(list))),
    ownPrices(key, tags, () => loadOwnPrices(context, list, location.id)),
    stockParts(key, tags, async () => {
      expiresSoon();
      return [{ groups: await loadGroups(context, list, stockHere(list, location.id)), skipped: [] }];
    }),
    loadNotCentral(context, list.kind, location.id),
  ]);
  const all = withoutSeasons(list, viewOf(list, groups, own), hiddenSeasons);
  const inStock = withoutSeasons(list, stocked, hiddenSeasons);
  const isSoldOut = inStock[0] ? soldOutHere(notCentral, inStock[0].groups) : neverSoldOut;
  if (!fitting) return { all, inStock, isSoldOut };
  return {
    all: fittingParts(list, all, fitting),
    inStock: fittingParts(list, inStock, fitting),
    isSoldOut,
  };
}
