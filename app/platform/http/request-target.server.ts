const URL_LIMIT = 4_096;

export interface RequestTarget {
  pathname: string;
  search: string;
  isForData: boolean;
}

/** `/muster.data` asks for the data of `/muster`, `/muster/_.data` for those of `/muster/`. */
function pageOfData(pathname: string): string | undefined {
  return /^(.*\/)_\.data$/s.exec(pathname)?.[1] ?? /^(.*[^/])\.data$/s.exec(pathname)?.[1];
}

function searchOfPage(search: string): string {
  const pairs = search
    .slice(1)
    .split('&')
    .filter((pair) => !pair.startsWith('_routes='));
  return pairs.join('') === '' ? '' : `?${pairs.join('&')}`;
}

/** Undefined for broken escapes, other forms and excessive lengths. */
export function parseTarget(target: string): RequestTarget | undefined {
  if (!target.startsWith('/') || target.length > URL_LIMIT) return undefined;
  const at = target.indexOf('?');
  const pathname = at < 0 ? target : target.slice(0, at);
  try {
    const decoded = decodeURIComponent(pathname);
    const hasDots = decoded.split('/').some((segment) => segment === '.' || segment === '..');
    if (hasDots || /[\p{Cc}\\]/u.test(decoded)) return undefined;
  } catch {
    return undefined;
  }
  const search = at < 0 ? '' : target.slice(at);
  const page = pageOfData(pathname);
  return page === undefined
    ? { pathname, search, isForData: false }
    : { pathname: page, search: searchOfPage(search), isForData: true };
}
