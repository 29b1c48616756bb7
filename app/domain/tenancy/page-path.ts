/** Most pages are normalised already, and this test is faster than normalising. */
const plainPage = /^(?:\/[\w-][\w.-]*)+$/;

export function isPlainPage(page: string): boolean {
  return plainPage.test(page);
}

/** Removes the host and double slashes, adds a leading slash (spec 1, links and redirects). Keeps query and anchor. */
export function normalisePage(page: string): string {
  if (isPlainPage(page)) return page;
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(page.trim()) ?? [];
  const withoutHost = path.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/\\]*/i, '');
  const collapsed = `/${withoutHost}`.replace(/[/\\]+/g, '/');
  return `${collapsed.replace(/(.)\/$/, '$1')}${rest}`;
}

/** '/muster/reifen' → 'muster' and '/reifen' */
export function splitFirstSegment(pathname: string): { first: string; page: string } {
  const end = pathname.indexOf('/', 1);
  return end < 0
    ? { first: pathname.slice(1), page: '/' }
    : { first: pathname.slice(1, end), page: pathname.slice(end) };
}

/** '/muster' and '/reifen' → '/muster/reifen'; '/' and '/' → '/' */
export function joinPath(base: string, page: string): string {
  const prefix = base === '/' ? '' : base;
  return (page === '/' ? prefix : `${prefix}${page}`) || '/';
}

/** Paths match without regard to case, escapes and a trailing slash. */
export function pageKey(page: string): string {
  let decoded = page;
  try {
    if (page.includes('%')) decoded = decodeURIComponent(page);
  } catch {}
  return decoded.replace(/(.)\/$/, '$1').toLowerCase();
}

/** The same for every spelling of a page that stored data has; '/' is the start page. */
export function storedPageKey(page: string): string {
  const key = pageKey(normalisePage(page));
  return isStartPage(key) ? '/' : key;
}

/** The start page has two names: '/' and '/home'. */
export function isStartPage(page: string): boolean {
  return ['/', '/home'].includes(pageKey(page));
}
