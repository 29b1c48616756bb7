import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Tenant } from '~/domain/tenancy/tenant';
import { queryCache } from '~/platform/cache/query-cache.server';
import type { Context } from '~/platform/context';
import { articleKinds } from '../articles/article';
import { listTag, listTags } from '../articles/article-tags';
import { articleGroups, articles } from '../articles/tables';
import type { FilteredList } from './filtered-list';
import { type FoundByText, findWanted } from './find-by-text';
import { type ListedArticle, listedArticles } from './find-listed.server';
import { idOf } from './groups';
import { type ListDefinition, nameOf } from './list-definition';
import { listView } from './list-view.server';
import { articlesWith, categoryOf, packTexts, type TextIndex, type TextRow } from './text-index';

/** By list; what this node holds in memory, as the groups of lists are. */
const indexes = queryCache<TextIndex>(50);

export function textIndex(context: Context, list: ListDefinition): Promise<TextIndex> {
  return indexes(nameOf(list), ['categories', listTag(list.kind)], async () => {
    const none = sql`null`;
    const product = list.unit === 'product' ? articles.groupId : none;
    const { rows } = await context.db.execute<TextRow & Record<string, unknown>>(sql`
      select text, category, product, array_agg(id) as ids from (
        select ${list.text} as text, ${list.category ?? none} as category, ${product} as product, ${articles.id} as id
        from ${list.table} join ${articles} on ${articles.id} = ${list.table.articleId} where ${articles.retiredAt} is null
      ) as row group by 1, 2, 3`);
    return packTexts(rows);
  });
}

/** Gathers what searches look in, so that the first search of a process need not wait for it. */
export async function warmSearch(context: Context, lists: readonly ListDefinition[]): Promise<void> {
  for (const list of lists) await textIndex(context, list);
}

/** Where a search looks: lists, and of what stands at categories, those that the visitor may see. */
export interface SearchedGoods {
  lists: readonly FilteredList[];
  isShown: (category: string | null) => boolean;
}

/** What is found in one list. */
export interface FoundInList extends FoundByText {
  list: ListDefinition;
  /** Url of an article's category, where its address goes through one. */
  categoryOf: (id: number) => string | null;
}

type IsWanted = (id: number) => boolean;

function findInLists(
  tenant: Tenant,
  context: Context,
  { lists }: SearchedGoods,
  wantedIn: (index: TextIndex) => IsWanted,
): Promise<FoundInList[]> {
  return Promise.all(
    lists.map(async ({ list, filter }) => {
      const [view, index] = await Promise.all([listView(tenant, context, list), textIndex(context, list)]);
      const found = findWanted(list, filter, view, index, wantedIn(index));
      return { ...found, list, categoryOf: (id: number) => categoryOf(index, id) };
    }),
  );
}

/** Finds all articles whose text has all of the folded words; of a product one variant. */
export function findByWords(
  tenant: Tenant,
  context: Context,
  goods: SearchedGoods,
  words: readonly string[],
): Promise<FoundInList[]> {
  return findInLists(tenant, context, goods, (index) => articlesWith(index, words, goods.isShown));
}

async function idsOf({ db }: Context, query: SQL): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(query);
  return rows.map(({ id }) => id);
}

/** Numbers by which somebody names an article. */
export interface ArticleNumbers {
  gtins: readonly string[];
  /** In small letters, the code of an article or of a product, or the dealer's own number; empty for none. */
  name: string;
}

const withGtin = (gtins: readonly string[]) =>
  sql`select ${articles.id} as id from ${articles} where ${inArray(articles.gtin, [...gtins])}`;

/** Each part has its index; the dealer's own numbers have none, they are few. */
const withName = (name: string) => sql`
  select ${articles.id} as id from ${articles} where ${inArray(articles.kind, [...articleKinds])} and ${articles.code} = ${name}
  union select ${articles.id} from ${articles} join ${articleGroups} on ${articleGroups.id} = ${articles.groupId}
    where ${inArray(articleGroups.kind, [...articleKinds])} and ${articleGroups.code} = ${name}
  union select ${articles.id} from ${articles} where lower(${articles.sku}) = ${name}`;

/** Finds the articles that have one of the numbers as their GTIN; else those of that name. */
export async function findByNumbers(
  tenant: Tenant,
  context: Context,
  goods: SearchedGoods,
  { gtins, name }: ArticleNumbers,
): Promise<FoundInList[]> {
  const byGtin = gtins.length > 0 ? await idsOf(context, withGtin(gtins)) : [];
  const ids = new Set(byGtin.length > 0 || name === '' ? byGtin : await idsOf(context, withName(name)));
  if (ids.size === 0) return [];
  const wantedIn = (index: TextIndex) => (id: number) => ids.has(id) && goods.isShown(categoryOf(index, id));
  return findInLists(tenant, context, goods, wantedIn);
}

/** Ids of what is found: those in stock here first, then the cheapest. */
export function idsInOrder(
  found: readonly FoundInList[],
  wantedIn?: (found: FoundInList) => IsWanted,
): number[] {
  const wanted = (one: FoundInList, keys: number[]) => {
    const isWanted = wantedIn?.(one);
    return isWanted ? keys.filter((key) => isWanted(idOf(key))) : keys;
  };
  const sorted = (part: 'inStock' | 'others') =>
    Float64Array.from(found.flatMap((one) => wanted(one, one[part]))).sort();
  return [...sorted('inStock'), ...sorted('others')].map(idOf);
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
