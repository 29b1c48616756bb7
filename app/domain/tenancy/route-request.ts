import {
  type Host,
  type HostConfigurationError,
  hostConfigurationErrors,
  type Location,
  type Network,
} from './network';

/** What the front door decides for a request, before any route is looked at. */
export type Decision =
  | { kind: 'render'; host: Host; location: Location; basename: string }
  | { kind: 'redirect'; to: string; status: 301 | 302 }
  | { kind: 'not-found' }
  | { kind: 'invalid-hosts'; message: HostConfigurationError };

/** The part of a request's address that decides. */
export interface RequestAddress {
  /** Without port, as the visitor's browser names it. */
  hostname: string;
  /** Scheme and port of the visitor's address, for targets on another host: `https`, `8443` or ''. */
  scheme: string;
  port: string;
  /** Path as sent, still escaped; starts with '/'. */
  pathname: string;
  /** With its question mark, or ''. */
  search: string;
}

/** First segments that belong to the machinery and are the same below every location (rulings, hosts and paths). */
const machinery = new Set([
  'api',
  'assets',
  'healthz',
  'readyz',
  'robots.txt',
  'sitemap.xml',
  'dev',
  'favicon.ico',
  '__manifest',
]);

function currentHost(network: Network, hostname: string): Host | undefined | 'ambiguous' {
  const [host, ...others] = network.hostsByName.get(hostname.toLowerCase()) ?? [];
  if (others.length > 0) return 'ambiguous';
  return host ?? network.hosts.find((candidate) => candidate.isFallback);
}

function withoutTrailingSlashes(pathname: string): string {
  return pathname.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
}

function otherHost(address: RequestAddress, hostname: string, path: string): string {
  const port = address.port ? `:${address.port}` : '';
  return `${address.scheme}://${hostname}${port}${path}${address.search}`;
}

function onShopSystem(network: Network, host: Host, address: RequestAddress): Decision {
  const index = network.locationsByUrl.get((host.indexLocationUrl ?? '').toLowerCase());
  if (!index) return { kind: 'not-found' };
  const [, first = ''] = address.pathname.split('/', 2);
  if (machinery.has(first.toLowerCase())) return { kind: 'render', host, location: index, basename: '/' };

  // A client navigation to the location's start page asks for `/muster.data`.
  const location = network.locationsByUrl.get(first.replace(/\.data$/, '').toLowerCase());
  if (!location) {
    const rest = address.pathname === '/' ? '' : address.pathname;
    return { kind: 'redirect', to: `/${index.url}${rest}${address.search}`, status: 302 };
  }
  if (location.hostname.toLowerCase() === host.hostname.toLowerCase()) {
    return { kind: 'render', host, location, basename: `/${location.url}` };
  }
  const [home] = network.hostsByName.get(location.hostname.toLowerCase()) ?? [];
  if (!home) return { kind: 'not-found' };
  const page = address.pathname.slice(first.length + 1) || '/';
  const path = home.isShopSystem ? address.pathname : page;
  return { kind: 'redirect', to: otherHost(address, home.hostname, path), status: 302 };
}

/**
 * Decides what happens to a request: render a location's page below a basename, redirect, answer 404, or tell that
 * the hosts are configured wrongly. Pure: it sees only the network's snapshot (spec 1, host rules).
 */
export function routeRequest(network: Network, address: RequestAddress): Decision {
  if (network.invalid) return { kind: 'invalid-hosts', message: network.invalid };
  const host = currentHost(network, address.hostname);
  if (host === 'ambiguous')
    return { kind: 'invalid-hosts', message: hostConfigurationErrors.ambiguousCurrent };
  if (!host) return { kind: 'invalid-hosts', message: hostConfigurationErrors.missingFallback };

  const pathname = withoutTrailingSlashes(address.pathname);
  if (pathname !== address.pathname) {
    return { kind: 'redirect', to: `${pathname}${address.search}`, status: 301 };
  }
  if (host.isShopSystem) return onShopSystem(network, host, address);
  const location = network.locationsByUrl.get((host.locationUrl ?? '').toLowerCase());
  return location ? { kind: 'render', host, location, basename: '/' } : { kind: 'not-found' };
}
