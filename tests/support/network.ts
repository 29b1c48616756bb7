import type { Host, Location } from '~/domain/tenancy/directory';
import type { RequestAddress } from '~/domain/tenancy/route-request';
import { fallbackTheme } from '~/domain/tenancy/theme';

/** A host for tests of the pure rules: single shop, not the fallback, unless told. */
export function host(hostname: string, more: Partial<Host>): Host {
  return {
    hostname,
    locationUrl: null,
    isFallback: false,
    isShopSystem: false,
    indexLocationUrl: null,
    matomoSiteId: null,
    allowedRedirectHosts: [],
    ...more,
  };
}

/** A location with what decides about a request; the rest of its record is never looked at there. */
export function location(url: string, hostname: string, more: Partial<Location> = {}): Location {
  return {
    id: url,
    url,
    hostname,
    title: url,
    theme: fallbackTheme,
    redirectUrl: null,
    sublocationUrl: null,
    redirectSublocations: [],
    ...more,
  } as Location;
}

/** 'shop.example:8443/muster?a=1' as a request names it. */
export function addressOf(text: string): RequestAddress {
  const { hostname, port, pathname, search } = new URL(`https://${text}`);
  return { hostname, scheme: 'https', port, pathname, search };
}
