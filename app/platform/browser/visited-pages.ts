import type { LoaderResult } from './loader-result';

const MAX_PAGES = 20;
const pages = new Map<string, Readonly<Record<string, unknown>>>();

/** @param address path and query @param loaded data of the page that is shown, by route */
export function rememberPage(address: string, loaded: Readonly<Record<string, unknown>>): void {
  pages.delete(address);
  pages.set(address, loaded);
  const [oldest] = pages.keys();
  if (pages.size > MAX_PAGES && oldest !== undefined) pages.delete(oldest);
}

/** After a form: what it changed, or whose page it was, must not come back. */
export function forgetPages(): void {
  pages.clear();
}

/** Without a connection Back shows the page that was there. @param results of loaders, by route; those that did not arrive become what they were */
export function recallPage(
  results: Readonly<Record<string, LoaderResult>>,
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
): void {
  const known = pages.get(pathname + search);
  const lost = Object.entries(results).filter(
    ([, { type, result }]) =>
      type === 'error' && (result as { status?: number } | undefined)?.status === undefined,
  );
  if (!known || lost.length === 0 || lost.some(([route]) => !Object.hasOwn(known, route))) return;
  for (const [route, one] of lost) Object.assign(one, { type: 'data', result: known[route] });
}
