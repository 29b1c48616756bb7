import { inArray, isNull, sql } from 'drizzle-orm';
import type { Tenant } from '~/domain/tenancy/tenant';
import { queryCache } from '~/platform/cache/query-cache.server';
import type { Context } from '~/platform/context';
import { articleKinds } from '../articles/article';
import { listTag, listTags } from '../articles/article-tags';
import { articles } from '../articles/tables';
import type { FilteredList } from './filtered-list';
import { type ListedArticle, listedArticles } from './find-listed.server';
import { idOf } from './groups';
import { type ListDefinition, nameOf } from './list-definition';
import { listView } from './list-view.server';
import { findByText, packTexts, type TextIndex } from './text-index';

/** By list; what this node holds in memory, as the groups of lists. */
const indexes = queryCache<TextIndex>(50);

function textIndex(context: Context, list: ListDefinition): Promise<TextIndex> {
  return indexes(nameOf(list), [listTag(list.kind)], async () => {
    const { rows } = await context.db.execute<{ text: string; ids: number[] }>(sql`
      select ${list.text} as text, array_agg(${articles.id}) as ids from ${list.table}
      join ${articles} on ${articles.id} = ${list.table.articleId} where ${articles.retiredAt} is null group by 1`);
    return packTexts(rows);
  });
}

/** Gathers what searches look in, so that the first search of a process need not wait for it. */
export async function warmSearch(context: Context, lists: readonly ListDefinition[]): Promise<void> {
  for (const list of lists) await textIndex(context, list);
}

/**
 * Ids of all articles whose text has all of the folded words: those in stock here first, then the cheapest.
 */
export async function findIdsByText(
  tenant: Tenant,
  context: Context,
  searched: readonly FilteredList[],
  words: readonly string[],
): Promise<number[]> {
  const found = await Promise.all(
    searched.map(async ({ list, filter }) => {
      const [view, index] = await Promise.all([listView(tenant, context, list), textIndex(context, list)]);
      return findByText(list, filter, view, index, words);
    }),
  );
  const sorted = (part: 'inStock' | 'others') => Float64Array.from(found.flatMap((one) => one[part])).sort();
  return [...sorted('inStock'), ...sorted('others')].map(idOf);
}

/** Ids of the articles that have one of the numbers as their GTIN. */
export async function findIdsByGtin({ db }: Context, gtins: readonly string[]): Promise<number[]> {
  if (gtins.length === 0) return [];
  const rows = await db
    .select({ id: articles.id })
    .from(articles)
    .where(sql`${inArray(articles.gtin, [...gtins])} and ${isNull(articles.retiredAt)}`);
  return rows.map(({ id }) => id);
}

/** Articles of any kind at the prices that lists show, in the order of their ids. */
export function articlesWithIds(
  tenant: Tenant,
  context: Context,
  ids: readonly number[],
): Promise<ListedArticle[]> {
  const tags = articleKinds.flatMap((kind) => listTags(kind, tenant.location.id));
  return listedArticles(tenant, context, `ids ${ids.join()}`, tags, async () => [...ids]);
}
