/** Most pages are in order already, and looking takes less time than putting in order. */
const plainPage = /^(?:\/[\w-][\w.-]*)+$/;

/** Whether a page has no query, no anchor, and nothing to normalise. */
export function isPlainPage(page: string): boolean {
  return plainPage.test(page);
}

/**
 * Normalises the page of a link or a rule: host removed, double slashes collapsed, leading slash added, empty becomes
 * '/' (spec 1, links and redirects). Query and anchor stay, a trailing slash goes.
 */
export function normalisePage(page: string): string {
  if (isPlainPage(page)) return page;
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(page.trim()) ?? [];
  const withoutHost = path.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/\\]*/i, '');
  const collapsed = `/${withoutHost}`.replace(/[/\\]+/g, '/');
  return `${collapsed.replace(/(.)\/$/, '$1')}${rest}`;
}

/** Splits '/muster/reifen' into its first segment and the page below it: 'muster' and '/reifen'. */
export function splitFirstSegment(pathname: string): { first: string; page: string } {
  const end = pathname.indexOf('/', 1);
  return end < 0
    ? { first: pathname.slice(1), page: '/' }
    : { first: pathname.slice(1, end), page: pathname.slice(end) };
}

/** The page below a base: '/muster' and '/reifen' make '/muster/reifen', '/' and '/' make '/'. */
export function joinPath(base: string, page: string): string {
  const prefix = base === '/' ? '' : base;
  return (page === '/' ? prefix : `${prefix}${page}`) || '/';
}

/** What two spellings of a page have in common: paths match without regard to case, escapes and a trailing slash. */
export function pageKey(page: string): string {
  let decoded = page;
  try {
    if (page.includes('%')) decoded = decodeURIComponent(page);
  } catch {
    // A broken escape is compared as it is written.
  }
  return decoded.replace(/(.)\/$/, '$1').toLowerCase();
}

/** Whether a page below the location is its start page, which has two names: '/' and '/home'. */
export function isStartPage(page: string): boolean {
  return ['/', '/home'].includes(pageKey(page));
}
