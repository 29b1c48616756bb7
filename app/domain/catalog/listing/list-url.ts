import { filteredPath } from '~/paths';
import { type Filter, filterFields, orderFields, writeFilter } from './filter';
import { fieldsBesidePath, type PathWords, writePath } from './filter-path';
import type { ListDefinition } from './list-definition';

/** `fixed` holds the choices that the path already makes, by facet. */
export interface ListBase {
  path: string;
  fixed?: Readonly<Record<string, unknown>>;
  /** Set if choices stand in the path. */
  words?: PathWords;
}

export function withoutFixed(list: ListDefinition, { fixed = {} }: ListBase, filter: Filter): Filter {
  const free = Object.keys(fixed).map((name) => [name, list.facets[name]?.empty]);
  return { ...filter, ...Object.fromEntries(free) };
}

/** Choices stand in the path where it has words for them, and beside it otherwise. */
function urlWithWords(list: ListDefinition, words: PathWords, path: string, filter: Filter) {
  const order = orderFields(list, filter);
  const fields = filterFields(list, filter);
  const segment = writePath(list, words, fields);
  const query = new URLSearchParams([...fieldsBesidePath(list, words, fields), ...order]);
  return withQuery(segment ? filteredPath(path, segment) : path, query);
}

function withQuery(path: string, query: URLSearchParams): string {
  return query.size > 0 ? `${path}?${query}` : path;
}

export function listUrl(list: ListDefinition, base: ListBase, filter: Filter): string {
  const free = withoutFixed(list, base, filter);
  const { path, words } = base;
  return words ? urlWithWords(list, words, path, free) : withQuery(path, writeFilter(list, free));
}
