import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Audience, Tenant } from '~/domain/tenancy/tenant';
import { queryCache } from '~/platform/cache/query-cache.server';
import type { Context } from '~/platform/context';
import type { Article } from '../article';
import { articleKinds } from '../articles/article';
import { listTag, listTags } from '../articles/article-tags';
import { articles } from '../articles/tables';
import { availabilityOf } from '../inventory/stock.server';
import { type StockedArticle, stockedArticles } from '../inventory/stocked-articles.server';
import { firstPhoto } from '../pictures/photos.server';
import type { Price } from '../pricing/price';
import { currentPrices } from '../pricing/tables';
import { writeFilter } from './filter';
import type { FilteredList } from './filtered-list';
import { findInGroups } from './find-in-groups';
import type { FittingArticles } from './fitting-view';
import { type ListDefinition, nameOf, type Sort } from './list-definition';
import { listView } from './list-view.server';

export type ListedArticle = Pick<
  Article,
  'id' | 'kind' | 'code' | 'make' | 'title' | 'subtitle' | 'pictureKey' | 'photo' | 'price' | 'availability'
>;

type WithoutStock = Omit<ListedArticle, 'availability'>;

/** Cached without stock, which is read each time. */
const cached = queryCache<{ rows: WithoutStock[]; stocked: Map<number, StockedArticle> }>();

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
    .select({
      article: { id, kind, code, make, title, subtitle, pictureKey, photo: firstPhoto },
      price: currentPrices,
    })
    .from(articles)
    .innerJoin(currentPrices, eq(currentPrices.articleId, id))
    .where(
      and(
        inArray(id, [...ids]),
        or(isNull(currentPrices.locationId), eq(currentPrices.locationId, locationId)),
      ),
    )
    // The location's own row overrides the network's.
    .orderBy(sql`${currentPrices.locationId} nulls first`);
  const byId = new Map(rows.map(({ article, price }) => [article.id, { ...article, price: priceOf(price) }]));
  return ids.flatMap((articleId) => byId.get(articleId) ?? []);
}

async function withStock(
  { location }: Pick<Tenant, 'location'>,
  context: Context,
  { rows, stocked }: { rows: WithoutStock[]; stocked: Map<number, StockedArticle> },
): Promise<ListedArticle[]> {
  const levels = (await availabilityOf(context, [location.id], stocked)).get(location.id);
  return rows.map((row) => ({ ...row, availability: levels?.get(row.id) ?? { kind: 'none' } }));
}

/** In the order of the ids; articles not for sale are missing. @param tags cache tags of the ids and articles */
export async function listedArticles(
  tenant: Tenant,
  context: Context,
  { key, tags }: { key: string; tags: readonly string[] },
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

export function articlesWithIds(
  tenant: Tenant,
  context: Context,
  ids: readonly number[],
): Promise<ListedArticle[]> {
  const tags = articleKinds.flatMap((kind) => listTags(kind, tenant.location.id));
  return listedArticles(tenant, context, { key: `ids ${ids.join()}`, tags }, async () => [...ids]);
}

const ranksOf = queryCache<Int32Array>();

/** By article id; prices are left out, because they differ between locations. */
function ranks(context: Context, list: ListDefinition, name: string, { by }: Sort): Promise<Int32Array> {
  return ranksOf(`${list.kind} ${name}`, [listTag(list.kind)], async () => {
    const { rows } = await context.db.execute<{ id: number; rank: string }>(sql`
      select ${articles.id}, dense_rank() over (order by ${sql.join([...by], sql`, `)}) as rank
      from ${articles} join ${list.table} on ${list.table.articleId} = ${articles.id}`);
    const byId = new Int32Array(rows.reduce((highest, { id }) => Math.max(highest, id), 0) + 1);
    for (const { id, rank } of rows) byId[id] = Number(rank);
    return byId;
  });
}

async function foundIds(
  audience: Audience,
  context: Context,
  listed: FilteredList,
  { span, fitting }: { span: { offset: number; limit: number }; fitting?: FittingArticles | undefined },
): Promise<number[]> {
  const { list, filter } = listed;
  const sort = list.sorts[filter.sort];
  const [view, ranked] = await Promise.all([
    listView(audience, context, list, fitting),
    sort && sort.by.length > 0 ? ranks(context, list, filter.sort, sort) : undefined,
  ]);
  const grouped = { ...listed, parts: filter.inStockHere ? view.inStock : view.all };
  const order = {
    ...span,
    isDescending: sort?.isDescending ?? false,
    ranks: ranked,
    isSoldOut: view.isSoldOut,
  };
  return findInGroups(grouped, order);
}

/** Of all pages; of a product the variant that its card shows. */
export const allListedIds = (audience: Audience, context: Context, listed: FilteredList) =>
  foundIds(audience, context, listed, { span: { offset: 0, limit: Number.MAX_SAFE_INTEGER } });

export function findPage(
  audience: Audience,
  context: Context,
  listed: FilteredList,
  options: { limit?: number; fitting?: FittingArticles | undefined } = {},
): Promise<ListedArticle[]> {
  const { list, filter } = listed;
  const { limit = list.pageSize, fitting } = options;
  const span = { offset: (filter.page - 1) * limit, limit };
  const key = `${nameOf(list)} ${limit} ${writeFilter(list, filter)} ${fitting?.key ?? ''}`;
  const tags = [...listTags(list.kind, audience.location.id), ...(fitting?.tags ?? [])];
  return listedArticles(audience, context, { key, tags }, () =>
    foundIds(audience, context, listed, { span, fitting }),
  );
}
