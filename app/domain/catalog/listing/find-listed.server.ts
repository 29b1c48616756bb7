import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Tenant } from '~/domain/tenancy/tenant';
import { queryCache } from '~/platform/cache/query-cache.server';
import type { Context } from '~/platform/context';
import type { Article } from '../article';
import { listTags } from '../articles/article-tags';
import { articles } from '../articles/tables';
import { availabilityOf } from '../inventory/stock.server';
import { type StockedArticle, stockedArticles } from '../inventory/stocked-articles.server';
import type { Price } from '../pricing/price';
import { currentPrices } from '../pricing/tables';
import { type Filter, writeFilter } from './filter';
import { allFound, pageByPrice } from './find-in-groups';
import type { ListDefinition, Sort } from './list-definition';
import { type ListView, listView } from './list-view.server';

/** An article in a list, with its price here and what there is of it. */
export type ListedArticle = Pick<
  Article,
  'id' | 'kind' | 'code' | 'make' | 'title' | 'subtitle' | 'pictureKey' | 'price' | 'availability'
>;

type WithoutStock = Omit<ListedArticle, 'availability'>;

/** Pages of lists, and what start pages and details show beside; how many there are is never among it. */
const cached = queryCache<{ rows: WithoutStock[]; stocked: Map<number, StockedArticle> }>(600);

function priceOf(row: typeof currentPrices.$inferSelect): Price {
  const { cents, regularCents, offerUntil, lowestCents } = row;
  if (regularCents === null || offerUntil === null) return { cents };
  return { cents, offer: { regularCents, until: offerUntil, lowestCents: lowestCents ?? undefined } };
}

async function readArticles(
  locationId: string,
  context: Context,
  ids: readonly number[],
): Promise<WithoutStock[]> {
  if (ids.length === 0) return [];
  const { id, kind, code, make, title, subtitle, pictureKey } = articles;
  const rows = await context.db
    .select({ article: { id, kind, code, make, title, subtitle, pictureKey }, price: currentPrices })
    .from(articles)
    .innerJoin(currentPrices, eq(currentPrices.articleId, id))
    .where(
      and(
        inArray(id, [...ids]),
        or(isNull(currentPrices.locationId), eq(currentPrices.locationId, locationId)),
      ),
    )
    // The location's own row hides the network's.
    .orderBy(sql`${currentPrices.locationId} nulls first`);
  const byId = new Map(rows.map(({ article, price }) => [article.id, { ...article, price: priceOf(price) }]));
  return ids.flatMap((wanted) => byId.get(wanted) ?? []);
}

/** What the location has of articles is read each time: it moves with every order. */
async function withStock(
  { location }: Pick<Tenant, 'location'>,
  context: Context,
  { rows, stocked }: { rows: WithoutStock[]; stocked: Map<number, StockedArticle> },
): Promise<ListedArticle[]> {
  const levels = (await availabilityOf(context, [location.id], stocked)).get(location.id);
  return rows.map((row) => ({ ...row, availability: levels?.get(row.id) ?? { kind: 'none' } }));
}

/**
 * Articles at the prices that lists show, by id and in the order of the ids; those not for sale here are missing.
 * @param tags what the ids and the articles are made from
 */
export async function listedArticles(
  tenant: Tenant,
  context: Context,
  key: string,
  tags: readonly string[],
  findIds: () => Promise<number[]>,
): Promise<ListedArticle[]> {
  const found = await cached(`${tenant.location.id} ${key}`, tags, async () => {
    const ids = await findIds();
    const [rows, stocked] = await Promise.all([
      readArticles(tenant.location.id, context, ids),
      stockedArticles(context, ids),
    ]);
    return { rows, stocked };
  });
  return withStock(tenant, context, found);
}

function orderedBy({ by, isDescending }: Sort, locationId: string): SQL {
  const price = sql`(select cents from ${currentPrices} where article_id = ${articles.id}
    and (location_id is null or location_id = ${locationId}) order by location_id nulls last limit 1)`;
  const direction = isDescending ? sql`desc` : sql`asc`;
  return sql.join(
    [...by.map((column) => (column === 'price' ? price : column)), articles.id].map(
      (column) => sql`${column} ${direction}`,
    ),
    sql`, `,
  );
}

interface Span {
  offset: number;
  limit: number;
}

async function sortedIds(
  { location }: Tenant,
  context: Context,
  list: ListDefinition,
  sort: Sort,
  ids: readonly number[],
  { offset, limit }: Span,
): Promise<number[]> {
  const { rows } = await context.db.execute<{ id: number }>(sql`
    select ${articles.id} from ${articles} join ${list.table} on ${list.table.articleId} = ${articles.id}
    where ${articles.id} = any(${sql.param(ids)}::int[])
    order by ${orderedBy(sort, location.id)} limit ${limit} offset ${offset}`);
  return rows.map(({ id }) => id);
}

function foundIds(
  tenant: Tenant,
  context: Context,
  list: ListDefinition,
  filter: Filter,
  view: ListView,
  span: Span,
): number[] | Promise<number[]> {
  const parts = filter.inStockHere ? view.inStock : view.all;
  const sort = list.sorts[filter.sort];
  if (!sort || sort.by[0] === 'price') {
    return pageByPrice(list, filter, parts, { ...span, isDescending: sort?.isDescending ?? false });
  }
  return sortedIds(tenant, context, list, sort, allFound(list, filter, parts), span);
}

/**
 * The articles of one page of a list.
 * @param limit else as many as a page of the list has
 */
export function findPage(
  tenant: Tenant,
  context: Context,
  list: ListDefinition,
  filter: Filter,
  limit = list.pageSize,
): Promise<ListedArticle[]> {
  const span = { offset: (filter.page - 1) * limit, limit };
  const key = `${list.kind} ${limit} ${writeFilter(list, filter)}`;
  return listedArticles(tenant, context, key, listTags(list.kind, tenant.location.id), async () =>
    foundIds(tenant, context, list, filter, await listView(tenant, context, list), span),
  );
}
