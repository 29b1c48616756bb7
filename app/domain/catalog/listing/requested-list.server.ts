import { anything, type Filter, FilterError, readFilter } from './filter';
import type { Facets, FilterOf, ListDefinition } from './list-definition';

/** An address that was not understood, or that names a page beyond the last. */
export type ListProblem = 'unreadable' | 'beyond-end';

/** What a request for a list comes to: the list, and what was wrong with the address. */
export interface RequestedList<Page> {
  list: Page;
  problem?: ListProblem;
  /** The same in words. */
  notice?: string;
}

/** Longest part of an address that is repeated. */
const MAX_QUOTED = 60;

/** The list that an address without a query means. */
export function standardFilter<F extends Facets, S extends string>(
  list: ListDefinition<F, S>,
): FilterOf<ListDefinition<F, S>> {
  return { ...anything(list), ...list.standard?.choices };
}

/**
 * Answers a request for a list: what cannot be read is told above the standard list, a page beyond the end shows
 * the last one's way back.
 */
export async function requestedList<
  F extends Facets,
  S extends string,
  Page extends { page: number; pages: number },
>(
  list: ListDefinition<F, S>,
  query: URLSearchParams,
  load: (filter: FilterOf<ListDefinition<F, S>> & Filter) => Promise<Page>,
): Promise<RequestedList<Page>> {
  try {
    const page = await load(readFilter(list, query));
    if (page.page <= page.pages) return { list: page };
    const notice = `Seite ${page.page} gibt es nicht, die Liste endet mit Seite ${page.pages}.`;
    return { list: page, problem: 'beyond-end', notice };
  } catch (error) {
    if (!(error instanceof FilterError)) throw error;
    const quoted = error.message.replace(/\p{Cc}/gu, '').slice(0, MAX_QUOTED);
    const notice = `Die Angabe „${quoted}“ kennen wir nicht. ${list.words.instead}`;
    return { list: await load(standardFilter(list)), problem: 'unreadable', notice };
  }
}
