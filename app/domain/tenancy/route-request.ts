import {
  groupOf,
  type Host,
  type HostConfigurationError,
  hostConfigurationErrors,
  hostOf,
  type Location,
} from './directory';
import type { Network } from './network';
import { joinPath, normalisePage, pageKey, splitFirstSegment } from './page-path';
import { areaUrlsOf } from './premises';
import type { NetworkAddress } from './redirect-target';
import { type RedirectStatus, redirectFor, searchAfter } from './redirects';
import { systemSegments } from './reserved-segments';
import { basenameOf } from './tenant';

export type Decision =
  | { kind: 'render'; host: Host; location: Location; basename: string; hasRedirectLoop?: true }
  | { kind: 'redirect'; to: string; status: RedirectStatus; isDocument: boolean }
  | { kind: 'not-found' }
  | { kind: 'invalid-hosts'; message: HostConfigurationError };

export interface RequestAddress {
  /** Without port, as in the browser's address. */
  hostname: string;
  /** Scheme and port of the visitor's address, for targets on another host; port `8443` or ''. */
  scheme: string;
  port: string;
  pathname: string;
  search: string;
}

export type Note = (step: string) => void;

/** The shop's HTTP client follows as many redirects (spec 1, section 7). */
const MAX_HOPS = 10;

type Found =
  | { kind: 'location'; location: Location; basename: string; page: string | undefined }
  | { kind: 'elsewhere'; place: NetworkAddress; why: string }
  | { kind: 'not-found'; why: string }
  | { kind: 'invalid-hosts'; message: HostConfigurationError; why: string };

function missingIndex(host: Host, indexUrl: string): Found {
  const why = `there is no location "${indexUrl}"`;
  if (!host.isShopSystem)
    return { kind: 'invalid-hosts', message: hostConfigurationErrors.singleShopWithoutShop, why };
  const { fallbackWithoutIndex, shopSystemWithoutIndex } = hostConfigurationErrors;
  const message = host.isFallback ? fallbackWithoutIndex : shopSystemWithoutIndex;
  return { kind: 'invalid-hosts', message, why };
}

/** '/landau/reifen' of a main location whose area `landau` serves (spec 1, service locations landing accordion). */
function areaLocation(
  network: Network,
  main: Location,
  page: string,
): { location: Location; page: string } | undefined {
  const urls = areaUrlsOf(main);
  if (urls.length === 0) return undefined;
  const { first, page: rest } = splitFirstSegment(page);
  const url = urls.find((one) => one.toLowerCase() === pageKey(first));
  const location = url === undefined ? undefined : network.locationsByUrl.get(url.toLowerCase());
  return location && { location, page: rest };
}

/** Ignores redirects of the data. */
function locate(network: Network, place: NetworkAddress): Found {
  const { host, pathname } = place;
  const { first, page } = splitFirstSegment(pathname);
  const isSystemPath = systemSegments.has(first.toLowerCase());
  const indexUrl = (host.isShopSystem ? host.indexLocationUrl : host.locationUrl) ?? '';
  const index = network.locationsByUrl.get(indexUrl.toLowerCase());
  if (isSystemPath) {
    // Any other location of the host answers if the index location is missing.
    const location = index ?? groupOf(network, host)[0];
    if (!location) return missingIndex(host, indexUrl);
    return { kind: 'location', location, basename: '/', page: undefined };
  }
  if (!host.isShopSystem) {
    if (!index) return missingIndex(host, indexUrl);
    return { kind: 'location', location: index, basename: '/', page: pathname };
  }

  const location = network.locationsByUrl.get(pageKey(first));
  if (!location) {
    if (!index && pathname === '/') return missingIndex(host, indexUrl);
    if (!index)
      return { kind: 'not-found', why: `"${first}" is no location, nor is the index "${indexUrl}"` };
    const why =
      pathname === '/'
        ? `the root leads to the index location "${index.url}"`
        : `"${first}" is no location: the index location "${index.url}" was left out`;
    return {
      kind: 'elsewhere',
      place: { ...place, pathname: joinPath(basenameOf(host, index), pathname) },
      why,
    };
  }
  const sub = areaLocation(network, location, page);
  if (sub) {
    const home = hostOf(network, sub.location) ?? host;
    const there = { ...place, host: home, pathname: joinPath(basenameOf(home, sub.location), sub.page) };
    return {
      kind: 'elsewhere',
      place: there,
      why: `"${sub.location.url}" serves the area of "${location.url}"`,
    };
  }
  if (location.hostname.toLowerCase() === host.hostname.toLowerCase()) {
    return { kind: 'location', location, basename: basenameOf(host, location), page };
  }
  const home = hostOf(network, location);
  if (!home) return { kind: 'not-found', why: `"${location.url}" lives on a host that does not exist` };
  const there = { ...place, host: home, pathname: joinPath(basenameOf(home, location), page) };
  return { kind: 'elsewhere', place: there, why: `"${location.url}" lives on ${home.hostname}` };
}

type Resolution =
  | { kind: 'place'; place: NetworkAddress; location: Location; basename: string; statuses: RedirectStatus[] }
  | { kind: 'external'; href: string; statuses: RedirectStatus[] }
  | Exclude<Decision, { kind: 'render' | 'redirect' }>
  | { kind: 'loop' };

const keyOf = ({ host, pathname, search }: NetworkAddress) =>
  `${host.hostname}${pathname}`.toLowerCase() + search;

/** Follows all redirects at once, so that a browser is redirected at most once. */
function resolveRedirects(
  network: Network,
  start: NetworkAddress,
  followsRedirects: boolean,
  note?: Note,
): Resolution {
  const seen = new Set<string>();
  const statuses: RedirectStatus[] = [];
  let place = start;
  for (;;) {
    const found = locate(network, place);
    if (found.kind === 'not-found') {
      note?.(`not found: ${found.why}`);
      return { kind: 'not-found' };
    }
    if (found.kind === 'invalid-hosts') {
      note?.(`wrong host configuration: ${found.why}`);
      return { kind: 'invalid-hosts', message: found.message };
    }
    if (found.kind === 'elsewhere') {
      note?.(`${found.why}; routed again: ${found.place.host.hostname}${found.place.pathname}`);
      statuses.push(302);
      place = found.place;
      continue;
    }
    const { location, basename, page } = found;
    note?.(
      `location "${location.url}" (${location.title}), ${page === undefined ? 'system path' : `page ${page}`}`,
    );
    const redirect =
      followsRedirects && page !== undefined
        ? redirectFor(network.redirects.get(location.url.toLowerCase()), page, place.search)
        : undefined;
    if (!redirect) return { kind: 'place', place, location, basename, statuses };
    const key = keyOf(place);
    if (seen.has(key) || seen.size === MAX_HOPS) return { kind: 'loop' };
    seen.add(key);
    statuses.push(redirect.status);
    if (redirect.target.kind === 'external') {
      note?.(`${redirect.why}; another site, allowed`);
      return { kind: 'external', href: redirect.target.href, statuses };
    }
    const target = redirect.target.place;
    place = { ...target, search: searchAfter(redirect, target.search, place.search) };
    note?.(`${redirect.why}; routed again: ${place.host.hostname}${place.pathname}${place.search}`);
  }
}

/** Several redirects are permanent together only if each of them is. */
function joinStatuses(statuses: readonly RedirectStatus[]): RedirectStatus {
  const [first = 302, ...others] = statuses;
  if (others.length === 0) return first;
  return statuses.every((status) => status === 301 || status === 308) ? 301 : 302;
}

function currentHost(network: Network, hostname: string): Host | 'ambiguous' | 'foreign' | undefined {
  const name = hostname.toLowerCase();
  const [host, ...others] = network.hostsByName.get(name) ?? [];
  if (others.length > 0) return 'ambiguous';
  // The name of another site must not lead here: a redirect to it could come back again and again.
  if (!host && network.allowedRedirectHosts.has(name)) return 'foreign';
  return host ?? network.fallback;
}

function addressOf(address: RequestAddress, current: Host, place: NetworkAddress): string {
  const path = `${place.pathname}${place.search}${place.hash}`;
  if (place.host === current) return path;
  const port = address.port ? `:${address.port}` : '';
  return `${address.scheme}://${place.host.hostname}${port}${path}`;
}

/** Within one location of one host the basename stays, so no document is loaded. */
function needsDocument(network: Network, start: NetworkAddress, end: NetworkAddress): boolean {
  const [from, to] = [locate(network, start), locate(network, end)];
  const isSame = from.kind === 'location' && to.kind === 'location' && from.basename === to.basename;
  return !isSame || start.host !== end.host;
}

/** Pure: reads only the network's snapshot (spec 1, host rules). Redirects in a circle, or more than ten in a row, are not followed. */
export function routeRequest(network: Network, address: RequestAddress, note?: Note): Decision {
  if (network.invalid) return { kind: 'invalid-hosts', message: network.invalid };
  const host = currentHost(network, address.hostname);
  if (host === 'ambiguous') {
    return { kind: 'invalid-hosts', message: hostConfigurationErrors.ambiguousCurrent };
  }
  if (!host) return { kind: 'invalid-hosts', message: hostConfigurationErrors.missingFallback };
  if (host === 'foreign') {
    note?.(`not found: ${address.hostname} is another site that redirects may lead to, not a host of ours`);
    return { kind: 'not-found' };
  }
  const kind = host.isShopSystem ? 'shop system' : 'single shop';
  const isKnown = host.hostname.toLowerCase() === address.hostname.toLowerCase();
  note?.(
    `host ${host.hostname} (${kind}${isKnown ? '' : `; ${address.hostname} is unknown, so the fallback`})`,
  );

  const pathname = normalisePage(address.pathname);
  const isTidy = pathname === address.pathname;
  if (!isTidy) note?.(`slashes put in order: ${pathname}`);
  const start: NetworkAddress = { host, pathname, search: address.search, hash: '' };
  let end = resolveRedirects(network, start, true, note);
  const hasLoop = end.kind === 'loop';
  if (hasLoop) {
    note?.('the redirects run in a circle, or over too many places: none of them is followed');
    end = resolveRedirects(network, start, false, note);
  }
  if (end.kind === 'invalid-hosts') return end;
  if (end.kind === 'not-found' || end.kind === 'loop') return { kind: 'not-found' };
  const statuses = isTidy ? end.statuses : [301 as const, ...end.statuses];
  if (statuses.length === 0 && end.kind === 'place') {
    const { location, basename } = end;
    return { kind: 'render', host, location, basename, ...(hasLoop && { hasRedirectLoop: true }) };
  }
  const status = joinStatuses(statuses);
  if (end.kind === 'external') return { kind: 'redirect', to: end.href, status, isDocument: true };
  const isDocument = needsDocument(network, start, end.place);
  return { kind: 'redirect', to: addressOf(address, host, end.place), status, isDocument };
}
