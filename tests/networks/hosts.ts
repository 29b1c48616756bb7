import fc from 'fast-check';
import { hostFile } from '~/domain/tenancy/host-file.server';
import { redirectFile } from '~/domain/tenancy/redirect-file.server';
import { arbitraryOf, fieldsOf } from './arbitrary-of';
import { byPath, type Draw, type Entry, shapeOf, some } from './drawing';
import { internalTargets, type LinkPlaces } from './links';
import { slugs } from './words';

/** The first url is the index, or the only shop. */
export interface PlannedHost {
  hostname: string;
  isShopSystem: boolean;
  urls: string[];
}

/** Redirect rules of another host may lead here. */
export const ALLOWED_HOST = 'www.hersteller.example';

export function planHosts(draw: Draw, seed: number): PlannedHost[] {
  let count = 0;
  const host = (hostname: string, isShopSystem: boolean, locations: number): PlannedHost => ({
    hostname,
    isShopSystem,
    // Seed and number make it unique among networks.
    urls: draw(some(slugs, locations, locations)).map((slug) => `${slug}-${seed}-${++count}`),
  });
  const atMost = (most: number) => draw(fc.integer({ min: 1, max: most }));
  return [
    host('localhost', true, 1 + atMost(3)),
    ...(draw(fc.boolean()) ? [host('zweites.localhost', true, atMost(2))] : []),
    ...(draw(fc.boolean()) ? [host('einzel.localhost', false, 1)] : []),
  ];
}

export function hostEntries(draw: Draw, hosts: readonly PlannedHost[]): Entry[] {
  return hosts.map(({ hostname, isShopSystem, urls: [first] }, index) => ({
    ...draw(fieldsOf(shapeOf(hostFile), byPath({ allowedRedirectHosts: fc.constant([ALLOWED_HOST]) }))),
    hostname,
    isShopSystem,
    isFallback: index === 0,
    standortUrl: isShopSystem ? null : first,
    indexStandortUrl: isShopSystem ? first : null,
  }));
}

export function redirectEntries(draw: Draw, urls: readonly string[], places: LinkPlaces): Entry[] {
  const newUrl = fc.oneof(
    internalTargets(places),
    fc.constantFrom(...urls).map((url) => `/${url}/kontakt`),
    fc.constantFrom(`https://${ALLOWED_HOST}/alt`, 'https://nirgends.example/'),
  );
  const own = byPath({
    standortUrl: fc.constantFrom(...urls),
    oldUrl: slugs.map((slug) => `/${slug}.html`),
    newUrl,
  });
  const rules = draw(some(arbitraryOf(redirectFile.codec.schema, own) as fc.Arbitrary<Entry>, 0, 4));
  return rules.map((rule, index) => ({ ...rule, oldUrl: `/alt-${index}${rule.oldUrl}` }));
}
