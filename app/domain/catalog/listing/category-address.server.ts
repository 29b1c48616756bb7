import type { Audience } from '~/domain/tenancy/tenant';
import { categoryPath, filteredPath } from '~/paths';
import type { Context } from '~/platform/context';
import { type Filter, isListParameter, type ReadFilter, readFilter } from './filter';
import { type PathWords, pathWords, readPath } from './filter-path';
import type { CountedPart } from './group-test';
import type { ListDefinition, Value } from './list-definition';
import { type ListBase, listUrl } from './list-url';
import { listView } from './list-view.server';

export interface ListAtCategory {
  list: ListDefinition;
  /** Preset choices by facet. */
  fixed?: Readonly<Record<string, unknown>>;
  /** By facet: names that are valid in addresses although no article here has them. */
  otherNames?: Readonly<Record<string, readonly string[]>>;
}

/** The URL of a list: `/{categoryUrl}/filters/{filters?}?query`. */
export interface CategoryAddress {
  filters: string | undefined;
  query: URLSearchParams;
}

export type ReadCategoryAddress =
  | { kind: 'list'; base: ListBase; read: ReadFilter<Filter> }
  /** The list has another canonical address. */
  | { kind: 'moved'; to: string }
  | { kind: 'unknown-filter' };

function valuesFound(
  parts: readonly CountedPart[],
  otherNames: ListAtCategory['otherNames'] = {},
): Map<string, Value[]> {
  const found = new Map(
    Object.entries(otherNames).map(([name, values]): [string, Value[]] => [name, [...values]]),
  );
  for (const { groups } of parts) {
    for (const [name, { values }] of groups.columns) found.set(name, [...(found.get(name) ?? []), ...values]);
  }
  return found;
}

/** Cached for each view of a list. */
const wordsOfView = new WeakMap<readonly CountedPart[], PathWords>();

async function wordsAt(
  audience: Audience,
  context: Context,
  { list, otherNames }: ListAtCategory,
): Promise<PathWords> {
  const { all } = await listView(audience, context, list);
  const words = wordsOfView.get(all) ?? pathWords(list, valuesFound(all, otherNames));
  wordsOfView.set(all, words);
  return words;
}

export async function hasFilters(
  audience: Audience,
  context: Context,
  at: ListAtCategory,
  filters: string,
): Promise<boolean> {
  return readPath(at.list, await wordsAt(audience, context, at), filters).unknown.length === 0;
}

/** Reads choices from the path or, as forms send them, the query. The canonical address has them in the path, in facet order. */
export async function readCategoryAddress(
  audience: Audience,
  context: Context,
  place: { at: ListAtCategory; url: string; address: CategoryAddress },
): Promise<ReadCategoryAddress> {
  const { at, url } = place;
  const { filters, query } = place.address;
  const { list, fixed = {} } = at;
  const words = await wordsAt(audience, context, at);
  const inPath = readPath(list, words, filters ?? '');
  if (inPath.unknown.length > 0) return { kind: 'unknown-filter' };
  const { filter, unread } = readFilter(list, new URLSearchParams([...inPath.fields, ...query]));
  const base: ListBase = { path: categoryPath(url), fixed, words };
  const read = { filter, unread: [...inPath.unread, ...unread] };
  if (read.unread.length > 0) return { kind: 'list', base, read };
  const isOfList = ([name]: [string, string]) => isListParameter(list, name);
  const given = new URLSearchParams([...query].filter(isOfList)).toString();
  const path = filters === undefined ? base.path : filteredPath(base.path, filters);
  const address = listUrl(list, base, filter);
  if (address === (given ? `${path}?${given}` : path)) return { kind: 'list', base, read };
  const others = new URLSearchParams([...query].filter((one) => !isOfList(one))).toString();
  return { kind: 'moved', to: others ? `${address}${address.includes('?') ? '&' : '?'}${others}` : address };
}
