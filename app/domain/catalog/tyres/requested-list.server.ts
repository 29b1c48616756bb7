import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import { FilterError, filterOfSize, readFilter, writeFilter } from './tyre-filter';
import { loadTyreList, type TyreList } from './tyre-list.server';
import { parseSize } from './tyre-size';
import type { Season } from './tyre-terms';

/** What a request for a tyre list comes to. */
export type RequestedList =
  | { kind: 'moved'; to: string }
  | {
      kind: 'page';
      list: TyreList;
      /** The address was not understood, or names a page beyond the last. */
      problem?: 'unreadable' | 'beyond-end';
      /** What was typed as a size and could not be understood. */
      unreadableSize?: string;
      /** What else was wrong with the address. */
      notice?: string;
    };

const longest = 60;

/**
 * Answers a request for the list at `path`: a size typed into one field moves to its list; what cannot be read is told
 * above the default list, a page beyond the end shows the last one's way back.
 */
export async function requestedList(
  tenant: Tenant,
  context: Context,
  path: string,
  query: URLSearchParams,
  season?: Season,
): Promise<RequestedList> {
  const typed = query.get('groesse')?.trim();
  if (typed) {
    const size = parseSize(typed);
    if (size) return { kind: 'moved', to: `${path}?${writeFilter(filterOfSize(size))}` };
    const list = await loadTyreList(tenant, context, path, readFilter(new URLSearchParams()), season);
    return { kind: 'page', list, problem: 'unreadable', unreadableSize: typed.slice(0, longest) };
  }
  try {
    const filter = readFilter(query);
    const list = await loadTyreList(tenant, context, path, filter, season);
    const isBeyond = list.page > list.pages;
    return {
      kind: 'page',
      list,
      problem: isBeyond ? 'beyond-end' : undefined,
      notice: isBeyond
        ? `Seite ${list.page} gibt es nicht, die Liste endet mit Seite ${list.pages}.`
        : undefined,
    };
  } catch (error) {
    if (!(error instanceof FilterError)) throw error;
    const list = await loadTyreList(tenant, context, path, readFilter(new URLSearchParams()), season);
    const notice = `Die Angabe „${error.message.slice(0, longest)}“ kennen wir nicht. Hier sehen Sie unsere Standardgröße.`;
    return { kind: 'page', list, problem: 'unreadable', notice };
  }
}
