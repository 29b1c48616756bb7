import { anything, type Filter, type ReadFilter, readFilter, type UnreadValue } from './filter';
import type { Facets, FilterOf, ListDefinition } from './list-definition';
import type { ListPage } from './load-list.server';
import { unreadNotice } from './unread-notice';

export type ListProblem = 'unreadable' | 'beyond-end';

export interface RequestedList<Page> {
  list: Page;
  problem?: ListProblem;
  notice?: string;
}

export function standardFilter<F extends Facets, S extends string>(
  list: ListDefinition<F, S>,
): FilterOf<ListDefinition<F, S>> {
  return { ...anything(list), ...list.standard?.choices };
}

/** An invalid amount stays in its field for correction. */
function withTyped<Page extends Pick<ListPage, 'form'>>(page: Page, unread: readonly UnreadValue[]): Page {
  const { range } = page.form;
  const typed = (end: 'Von' | 'Bis') => unread.find(({ field }) => field === range.name + end)?.text;
  const fields = { from: typed('Von') ?? range.from, to: typed('Bis') ?? range.to };
  return { ...page, form: { ...page.form, range: { ...range, ...fields } } };
}

/** Invalid parts of the address and a page beyond the end are reported above the list. */
export async function answerList<Parsed, Page extends Pick<ListPage, 'page' | 'pages' | 'form'>>(
  { filter, unread }: ReadFilter<Parsed>,
  load: (filter: Parsed) => Promise<Page>,
): Promise<RequestedList<Page>> {
  const page = await load(filter);
  if (unread.length > 0) {
    return {
      list: withTyped(page, unread),
      problem: 'unreadable',
      notice: unreadNotice(
        unread.map(({ text }) => text),
        'die Liste',
      ),
    };
  }
  if (page.page <= page.pages) return { list: page };
  const notice = `Seite ${page.page} gibt es nicht, die Liste endet mit Seite ${page.pages}.`;
  return { list: page, problem: 'beyond-end', notice };
}

export function requestedList<
  F extends Facets,
  S extends string,
  Page extends Pick<ListPage, 'page' | 'pages' | 'form'>,
>(
  list: ListDefinition<F, S>,
  query: URLSearchParams,
  load: (filter: FilterOf<ListDefinition<F, S>> & Filter) => Promise<Page>,
): Promise<RequestedList<Page>> {
  return answerList(readFilter(list, query), load);
}
