import type { Config } from '~/platform/config/config.server';
import type { Host, Location } from './directory';
import { joinPath } from './page-path';

/** For whom something is done: one location on one host. */
export interface Tenant {
  host: Host;
  location: Location;
  /** The locations that links, switcher and sessions may reach from here. */
  group: readonly Location[];
  /** Those of the group that a visitor may choose: without those that have moved. */
  offered: readonly Location[];
  /** Path below which the location's pages live on this host: `/muster`, or `/` on a single-shop host. */
  basename: string;
  /** Scheme, configured host and port, e.g. `https://shop.example`: for canonical addresses and mails. */
  origin: string;
  deployment: Config['deployment'];
}

const LOCATION_PARAMETER = ':locationUrl';

/**
 * The pattern of a route on a host: behind the location-URL parameter on a shop-system host, else unchanged (spec 1,
 * host rules).
 * @throws {TypeError} when it is not said whether the host is a shop system
 */
export function prefixRoute(route: string, isShopSystem: boolean): string {
  if (typeof isShopSystem !== 'boolean') throw new TypeError('isShopSystem must be true or false');
  return isShopSystem ? joinPath(`/${LOCATION_PARAMETER}`, route) : route;
}

export function basenameOf(host: Pick<Host, 'isShopSystem'>, location: Pick<Location, 'url'>): string {
  return prefixRoute('/', host.isShopSystem).replace(LOCATION_PARAMETER, () =>
    encodeURIComponent(location.url),
  );
}

/** The absolute address of one of the location's pages. */
export function pageAddress(tenant: Pick<Tenant, 'origin' | 'basename'>, page: string): string {
  const path = joinPath(tenant.basename, page);
  return path === '/' ? tenant.origin : `${tenant.origin}${path}`;
}

/** The page that a request asks for, with its query, as links of the location name it: without the location's prefix. */
export function pageOf(tenant: Pick<Tenant, 'basename'>, url: Pick<URL, 'pathname' | 'search'>): string {
  const prefix = tenant.basename === '/' ? '' : tenant.basename;
  return `${url.pathname.slice(prefix.length) || '/'}${url.search}`;
}
