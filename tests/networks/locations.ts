import fc from 'fast-check';
import { z } from 'zod';
import { companyFile } from '~/domain/tenancy/company-file.server';
import { themeSchema } from '~/domain/tenancy/theme';
import { locationFile } from '~/exchange/files/location-file.server';
import { sceneNames } from '~/storefront/pictures/scene-names';
import { arbitraryOf, fieldsOf } from './arbitrary-of';
import { byPath, type Draw, type Entry, shapeOf } from './drawing';
import { ALLOWED_HOST, type PlannedHost } from './hosts';
import { internalTargets, type LinkPlaces, links, pages } from './links';
import { ibans, markup, pictureAddresses, webAddresses, words } from './words';

const carriers = fc.oneof(fc.constantFrom('dhl', 'DPD', 'gls', 'hermes', 'ups', 'spedition'), words(3, 40));

const movedPages = fc.constantFrom('/kontakt', '/werkstattfinder');

const themeArbitraries = (places: LinkPlaces) => ({
  'theme.header.height.large': fc.integer({ min: 40, max: 220 }),
  'theme.header.height.medium': fc.integer({ min: 40, max: 220 }),
  'theme.header.height.small': fc.integer({ min: 40, max: 120 }),
  'theme.header.height.fallback': fc.integer({ min: 40, max: 220 }),
  'theme.header.pageContent': fc.oneof(
    fc.dictionary(pages(places), markup(internalTargets(places)), { maxKeys: 3, noNullPrototype: true }),
    fc.constant('weder Seite noch Text'),
  ),
  'theme.header.heroContentByPage[].imageLink': fc.oneof(
    {
      weight: 4,
      arbitrary: fc.constantFrom(...sceneNames.map((name) => `drawing:${name}`), 'drawing:neu'),
    },
    { weight: 2, arbitrary: fc.oneof(pictureAddresses, fc.constant('/icon.svg')) },
    fc.constant('url(https://bilder.example/a.png)'),
  ),
  'theme.header.heroContentByPage[].page': fc.oneof(fc.constant('/'), pages(places)),
  'theme.header.heroContentByPage[].to': internalTargets(places),
  'theme.header.logo.publicUrl': fc.oneof(fc.constantFrom('drawing:logo', '/icon.svg'), pictureAddresses),
  'theme.context.apis[].url': webAddresses,
});

function themeOf(draw: Draw, places: LinkPlaces): Entry {
  const own = byPath(themeArbitraries(places), links(places));
  const theme = draw(fieldsOf(themeSchema.shape, own, 'theme'));
  // An unknown name makes the theme invalid: the shop shows its fallback.
  return draw(fc.integer({ min: 1, max: 12 })) === 1 ? { ...theme, componentName: 'Ribbonn' } : theme;
}

/** Never the first location of a host, and never to one that has moved itself. */
function moveOf(draw: Draw, hosts: readonly PlannedHost[], isFirst: boolean): Entry {
  const stays = {
    redirectUrl: null,
    sublocationUrl: null,
    redirectSublocations: [],
    redirectTo: null,
  };
  if (isFirst || draw(fc.integer({ min: 1, max: 4 })) > 1) return stays;
  const targets = hosts.map(({ urls: [first] }) => `/${first}`);
  const target = fc.constantFrom(
    ...targets,
    ...targets.map((url) => `${url}/kontakt`),
    `https://${ALLOWED_HOST}/neu`,
  );
  const { redirectSublocations = z.never() } = shapeOf(locationFile);
  return {
    redirectUrl: draw(target),
    sublocationUrl: draw(fc.constantFrom(null, ...targets)),
    redirectSublocations: draw(arbitraryOf(redirectSublocations, byPath({ '[]': movedPages }))),
    redirectTo: null,
  };
}

/** Some companies let another one write their invoices. */
export function companyEntries(draw: Draw): Entry[] {
  const codes = ['erste', 'zweite', 'dritte'];
  const own = byPath({ 'bank.iban': ibans, rechnungVon: fc.constantFrom(null, ...codes) });
  return codes.map((code) => ({ ...draw(fieldsOf(shapeOf(companyFile), own)), code }));
}

export function locationEntries(
  draw: Draw,
  hosts: readonly PlannedHost[],
  companyCodes: readonly string[],
  categories: readonly Entry[],
): Entry[] {
  const hostnames = hosts.map(({ hostname }) => hostname);
  const all = categories.flatMap((category) => [category, ...(category.subCategories as Entry[])]);
  const categoryUrls = all.map(({ url }) => String(url));
  const blacklisted = fc.constantFrom(
    { _id: 'cat-fort', url: 'fort' },
    ...all.map(({ _id, url }) => ({ _id, url })),
  );
  return hosts.flatMap(({ hostname, urls }) =>
    urls.map((url, index) => {
      const siblings = urls.filter((one) => one !== url);
      const own = byPath({
        'categoryBlacklist[]': blacklisted,
        unternehmen: fc.constantFrom(...companyCodes),
        areaShopSubLocations: fc.subarray(siblings),
        'stammblatt.versandarten[]': fc.oneof(
          carriers,
          fc.record(
            { code: carriers, preisCents: fc.nat(9_900), tage: fc.integer({ min: 1, max: 30 }) },
            { requiredKeys: ['code'] },
          ),
        ),
        'redirectSublocations[]': movedPages,
        theme: fc.constant({}),
      });
      return {
        ...draw(fieldsOf(shapeOf(locationFile), own)),
        ...moveOf(draw, hosts, index === 0),
        _id: `loc-${url}`,
        url,
        standortUrl: url,
        hostname,
        theme: themeOf(draw, { hostnames, locationUrl: url, categoryUrls }),
      };
    }),
  );
}
