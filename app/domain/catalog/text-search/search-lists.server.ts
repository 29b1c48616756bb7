import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Audience } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import { type ArticleKind, articleKinds } from '../articles/article';
import { articleGroups, articles } from '../articles/tables';
import type { FilteredList } from '../listing/filtered-list';
import { eachFound, Smallest } from '../listing/find-in-groups';
import { idOf } from '../listing/groups';
import type { ListDefinition } from '../listing/list-definition';
import { type ListView, listView } from '../listing/list-view.server';
import { valuesOf } from './amounts';
import { type FoundByText, findByText, isTitleRank, type VehicleGroup } from './find-by-text';
import { categoryOf, type TextIndex, type TypedWords, textsWith } from './text-index';
import { textIndex } from './text-index.server';
import { textFits } from './word-index';

export interface SearchScope {
  lists: readonly SearchedList[];
  isShown: (category: string | null) => boolean;
}

type SearchedList = Pick<FilteredList, 'list'> & Partial<FilteredList>;

export interface FoundInList extends FoundByText {
  list: ListDefinition;
  categoryOf: (id: number) => string | null;
}

type Find = (view: ListView, index: TextIndex, searched: SearchedList) => FoundByText;

function findInLists(
  audience: Audience,
  context: Context,
  { lists }: SearchScope,
  find: Find,
): Promise<FoundInList[]> {
  return Promise.all(
    lists.map(async (searched) => {
      const { list } = searched;
      const [view, index] = await Promise.all([listView(audience, context, list), textIndex(context, list)]);
      const found = find(view, index, searched);
      return { ...found, list, categoryOf: (id: number) => categoryOf(index, id) };
    }),
  );
}

function idsLeft({ list, filter }: FilteredList, { all, isSoldOut }: ListView): ReadonlySet<number> {
  const ids = new Set<number>();
  const add = (key: number) => {
    ids.add(idOf(key));
    return true;
  };
  eachFound({ list, filter, parts: all }, add, { isSoldOut });
  return ids;
}

export interface VehicleRanking {
  groupOf(kind: ArticleKind, id: number): VehicleGroup;
  /** Articles for other vehicles are left out; if false, those for the vehicle come first. */
  isNamed: boolean;
  /** Articles that neither are made for it nor name it are left out. */
  isOnlyNamed?: boolean;
  /** Words of the query with those of the vehicle: texts with all of them name it. */
  named?: TypedWords;
}

function raise(fits: Uint8Array, to: Uint8Array): void {
  for (const [text, fit] of to.entries()) if (fit > (fits[text] ?? 0)) fits[text] = fit;
}

const isPart = (fit = 0) => fit < textFits.whole;

/** All typed words must match; a product appears with one variant. No words, with a vehicle: what is made for it. */
export function findByWords(
  audience: Audience,
  context: Context,
  scope: SearchScope,
  typed: TypedWords,
  vehicle?: VehicleRanking,
): Promise<FoundInList[]> {
  return findInLists(audience, context, scope, (view, index, { list, filter }) => {
    const fits = textsWith(index, typed, scope.isShown);
    const named = vehicle?.named && textsWith(index, vehicle.named, scope.isShown);
    const isAnything = typed.words.length === 0 && !typed.amounts?.length && filter === undefined;
    if (isAnything && named) raise(fits, named);
    const left = filter && idsLeft({ list, filter }, view);
    const groupOf =
      vehicle &&
      ((id: number, text: number): VehicleGroup => {
        const group = vehicle.groupOf(list.kind, id);
        if (!vehicle.isNamed) return group === 'made' && !isPart(fits[text]) ? 'made' : 'neutral';
        if (!named?.[text]) return group;
        return group === 'made' ? 'madeAndNamed' : group === 'neutral' ? 'named' : group;
      });
    const isMatch = (id: number, text: number) => {
      if (left && !left.has(id)) return false;
      if (!vehicle?.isNamed || !groupOf) return true;
      const group = groupOf(id, text);
      if (group === 'neutral') return !isAnything && !vehicle.isOnlyNamed;
      return group !== 'other';
    };
    return findByText(list, view, index, fits, { isMatch, groupOf });
  });
}

/** Values of the texts with all words, by unit. */
export async function amountsBeside(
  context: Context,
  { lists, isShown }: SearchScope,
  typed: TypedWords,
): Promise<Map<string, Set<number>>> {
  const all = new Map<string, Set<number>>();
  for (const { list } of lists) {
    const index = await textIndex(context, list);
    for (const [unit, values] of valuesOf(textsWith(index, typed, isShown), index.amounts)) {
      all.set(unit, new Set([...(all.get(unit) ?? []), ...values]));
    }
  }
  return all;
}

async function idsOf({ db }: Context, query: SQL): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(query);
  return rows.map(({ id }) => id);
}

export interface ArticleNumbers {
  gtins: readonly string[];
  /** Lower-case code of an article or product, or the dealer's number; empty: none. */
  name: string;
}

const withGtin = (gtins: readonly string[]) =>
  sql`select ${articles.id} as id from ${articles} where ${inArray(articles.gtin, [...gtins])}
    and ${articles.retiredAt} is null`;

/** Each branch uses an index. */
const withName = (name: string) => sql`
  select ${articles.id} as id from ${articles} where ${inArray(articles.kind, [...articleKinds])} and ${articles.code} = ${name}
  union select ${articles.id} from ${articles} join ${articleGroups} on ${articleGroups.id} = ${articles.groupId}
    where ${inArray(articleGroups.kind, [...articleKinds])} and ${articleGroups.code} = ${name}
  union select ${articles.id} from ${articles} where ${articles.sku} is not null and lower(${articles.sku}) = ${name}`;

/** Finds articles with one of the GTINs, otherwise those with the name. */
export async function findByNumbers(
  audience: Audience,
  context: Context,
  scope: SearchScope,
  { gtins, name }: ArticleNumbers,
): Promise<FoundInList[]> {
  const byGtin = gtins.length > 0 ? await idsOf(context, withGtin(gtins)) : [];
  const ids = new Set(byGtin.length > 0 || name === '' ? byGtin : await idsOf(context, withName(name)));
  if (ids.size === 0) return [];
  return findInLists(audience, context, scope, (view, index, { list }) => {
    const fits = new Uint8Array(index.words.length);
    for (const id of ids) {
      const text = (index.textOf[id] ?? 0) - 1;
      if (text >= 0 && scope.isShown(categoryOf(index, id))) fits[text] = textFits.exactTitle;
    }
    return findByText(list, view, index, fits, { isMatch: (id) => ids.has(id) });
  });
}

/** Sorted by fit, then stock, then price. */
export function idsInOrder(
  found: readonly FoundInList[],
  { offset, limit }: { offset: number; limit: number },
  isMatchOf: (found: FoundInList) => ((id: number) => boolean) | undefined = () => undefined,
): number[] {
  const ids: number[] = [];
  let passed = 0;
  for (const [rank] of found[0]?.ranks.entries() ?? []) {
    if (ids.length >= limit) break;
    const parts = found.map((one) => {
      const isMatch = isMatchOf(one);
      const keys = one.ranks[rank] ?? [];
      return isMatch ? keys.filter((key) => isMatch(idOf(key))) : keys;
    });
    const from = Math.max(0, offset - passed);
    ids.push(
      ...smallestOf(parts, from + limit - ids.length)
        .slice(from)
        .map(idOf),
    );
    passed += parts.reduce((sum, keys) => sum + keys.length, 0);
  }
  return ids;
}

function smallestOf(parts: readonly (readonly number[])[], count: number): number[] {
  const smallest = new Smallest(count);
  for (const keys of parts) for (const key of keys) smallest.offer(key);
  return [...smallest.sorted()];
}

/** Best fit first; equal fits alternate between lists, starting with the longest. */
export function idsInTurns(found: readonly FoundInList[], limit: number): number[] {
  const ids: number[] = [];
  for (const [rank] of found[0]?.ranks.entries() ?? []) {
    if (ids.length >= limit) break;
    const best = found
      .map(({ ranks }) => ranks[rank] ?? [])
      .sort((a, b) => b.length - a.length)
      .map((keys) => smallestOf([keys], limit));
    for (let turn = 0; turn < limit; turn += 1) {
      ids.push(...best.flatMap((keys) => keys.slice(turn, turn + 1).map(idOf)));
    }
  }
  return ids.slice(0, limit);
}

export function hasFittingTitle(found: readonly FoundInList[]): boolean {
  return found.some(({ ranks }) => ranks.some((keys, rank) => keys.length > 0 && isTitleRank(rank)));
}
