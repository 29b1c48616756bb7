import type { Config } from '~/platform/config/config.server';
import type { Host, Location } from './directory';
import { joinPath, normalisePage, pageKey, splitFirstSegment, storedPageKey } from './page-path';

export const providerNames = ['paypal', 'payone'] as const;
export type ProviderName = (typeof providerNames)[number];

export type ProviderOrigins = Readonly<Partial<Record<ProviderName, readonly string[]>>>;

/** Addresses that the operator set for all hosts; undefined: the shop's own. */
export type OutsideAddresses = Pick<Config, 'apiBase' | 'imageBase' | 'mapsKey'>;

export interface Tenant {
  host: Host;
  location: Location;
  group: readonly Location[];
  offered: readonly Location[];
  /** `/muster`, or `/` on a single-shop host. */
  basename: string;
  /** `https://shop.example`, the configured host, for canonical addresses and mails. */
  origin: string;
  deployment: Config['deployment'];
  providers: ProviderOrigins;
  outside: OutsideAddresses;
}

/** Sends a mail, and its links lead there. */
export type MailShop = Pick<Tenant, 'location' | 'origin' | 'basename'>;

/** Undefined for a location that is gone. */
export type ShopOf = (locationId: string) => MailShop | undefined;

/** A tenant as a visitor sees it. */
export interface Audience extends Tenant {
  /** Sees the categories for employees of NOA, too. */
  readonly isNoaEmployee: boolean;
  /** Public id; lists and products show whether they fit the vehicle. */
  readonly vehicleCode: string | undefined;
}

/** Decides which articles are shown. */
export type LocationAudience = Pick<Audience, 'location' | 'isNoaEmployee'>;

/** For answers that are the same for everybody. */
export const guestsOf = (tenant: Tenant): Audience => ({
  ...tenant,
  isNoaEmployee: false,
  vehicleCode: undefined,
});

export const outsideAddresses = ({
  apiBase,
  imageBase,
  mapsKey,
}: Partial<OutsideAddresses>): OutsideAddresses => ({
  apiBase,
  imageBase,
  mapsKey,
});

export const apiOriginOf = ({ origin, outside }: Pick<Tenant, 'origin' | 'outside'>) =>
  outside.apiBase ?? origin;

export const imageOriginOf = ({ origin, outside }: Pick<Tenant, 'origin' | 'outside'>) =>
  outside.imageBase ?? origin;

const LOCATION_PARAMETER = ':locationUrl';

/** Prefixes the location parameter on a shop-system host (spec 1, host rules). @throws {TypeError} if `isShopSystem` is missing */
export function prefixRoute(route: string, isShopSystem: boolean): string {
  if (typeof isShopSystem !== 'boolean') throw new TypeError('isShopSystem must be true or false');
  return isShopSystem ? joinPath(`/${LOCATION_PARAMETER}`, route) : route;
}

export function basenameOf(host: Pick<Host, 'isShopSystem'>, location: Pick<Location, 'url'>): string {
  return prefixRoute('/', host.isShopSystem).replace(LOCATION_PARAMETER, () =>
    encodeURIComponent(location.url),
  );
}

export function pageAddress(tenant: Pick<Tenant, 'origin' | 'basename'>, page: string): string {
  const path = joinPath(tenant.basename, page);
  return path === '/' ? tenant.origin : `${tenant.origin}${path}`;
}

export function pageOf(tenant: Pick<Tenant, 'basename'>, url: Pick<URL, 'pathname' | 'search'>): string {
  const prefix = tenant.basename === '/' ? '' : tenant.basename;
  return `${url.pathname.slice(prefix.length) || '/'}${url.search}`;
}

/** Without the location that a stored path may begin with, as those of redirects may. */
export function pageBelow(
  { basename, location }: Pick<Tenant, 'basename' | 'location'>,
  stored: string,
): string {
  const { first, page } = splitFirstSegment(stored);
  return basename !== '/' && pageKey(first) === location.url.toLowerCase() ? page : stored;
}

export function storedPageKeyAt(tenant: Pick<Tenant, 'basename' | 'location'>, stored: string): string {
  return storedPageKey(pageBelow(tenant, normalisePage(stored)));
}
