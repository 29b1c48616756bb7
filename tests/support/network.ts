import type { Host, Location } from '~/domain/tenancy/directory';
import type { RequestAddress } from '~/domain/tenancy/route-request';
import { fallbackTheme } from '~/domain/tenancy/theme';

/** By default a single shop, not the fallback. */
export function host(hostname: string, more: Partial<Host>): Host {
  return {
    hostname,
    locationUrl: null,
    isFallback: false,
    isShopSystem: false,
    indexLocationUrl: null,
    cookieProDomainId: null,
    matomoUrl: null,
    matomoSiteId: null,
    allowedRedirectHosts: [],
    ...more,
  };
}

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
    redirectTo: null,
    seo: new Map(),
    ...more,
  } as Location;
}

/** 'shop.example:8443/muster?a=1' as a request names it. */
export function addressOf(text: string): RequestAddress {
  const { hostname, port, pathname, search } = new URL(`https://${text}`);
  return { hostname, scheme: 'https', port, pathname, search };
}
