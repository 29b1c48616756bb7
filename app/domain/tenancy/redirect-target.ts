import type { Directory, Host, Location } from './directory';
import { hostOf } from './directory';
import { isPlainPage, joinPath, normalisePage, pageKey, splitFirstSegment } from './page-path';
import { basenameOf } from './tenant';

export interface NetworkAddress {
  host: Host;
  pathname: string;
  search: string;
  hash: string;
}

export type RedirectTarget = { kind: 'own'; place: NetworkAddress } | { kind: 'external'; href: string };

export interface IgnoredTarget {
  kind: 'ignored';
  reason: string;
}

const ignored = (reason: string): IgnoredTarget => ({ kind: 'ignored', reason });

function parsePath(target: string): { pathname: string; search: string; hash: string } | undefined {
  // Most targets need no parser, which takes longer than everything else.
  if (isPlainPage(target)) return { pathname: target, search: '', hash: '' };
  const url = parseUrl(normalisePage(target), 'http://own');
  if (url?.host !== 'own' || !isAskable(url.pathname)) return undefined;
  return { pathname: normalisePage(url.pathname), search: url.search, hash: url.hash };
}

function parseUrl(text: string, base?: string): URL | undefined {
  return URL.canParse(text, base) ? new URL(text, base) : undefined;
}

/** A target that a request would be answered with 400 for is invalid. */
function isAskable(pathname: string): boolean {
  try {
    return !/[\p{Cc}\\]/u.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}

function ownPath(directory: Directory, location: Location, target: string): RedirectTarget | IgnoredTarget {
  const parsed = parsePath(target);
  if (!parsed) return ignored('it is no path');
  const { pathname, search, hash } = parsed;
  const { first, page } = splitFirstSegment(pathname);
  const named = directory.locationsByUrl.get(pageKey(first));
  const home = hostOf(directory, named ?? location);
  if (!home) return ignored('the host of its location does not exist');
  const path = joinPath(basenameOf(home, named ?? location), named ? page : pathname);
  return { kind: 'own', place: { host: home, pathname: path, search, hash } };
}

/** Targets on hosts of this directory are routed again; other sites must be among `allowedRedirectHosts` (spec 1, host rules). */
export function readTarget(
  directory: Directory,
  location: Location,
  target: string,
): RedirectTarget | IgnoredTarget {
  const text = target.trim();
  if (text === '') return ignored('it is empty');
  if (text.startsWith('/')) return ownPath(directory, location, text);
  const url = parseUrl(/^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`);
  if (!url || !/^https?:$/.test(url.protocol)) return ignored('it is no address of the web');
  if (url.username || url.password) return ignored('it carries a user name');
  if (!isAskable(url.pathname)) return ignored('its path is broken');
  const [own] = directory.hostsByName.get(url.hostname) ?? [];
  if (own) {
    const pathname = normalisePage(url.pathname);
    return { kind: 'own', place: { host: own, pathname, search: url.search, hash: url.hash } };
  }
  const allowed = hostOf(directory, location)?.allowedRedirectHosts ?? [];
  if (!allowed.some((name) => name.toLowerCase() === url.hostname)) {
    return ignored(`${url.hostname} is not among the allowedRedirectHosts of ${location.hostname}`);
  }
  return { kind: 'external', href: url.href };
}
