import fc from 'fast-check';
import { mailAddresses, webAddresses, words } from './words';

const everywhere = [
  '/',
  '/home',
  '/reifen',
  '/sommerreifen',
  '/winterreifen',
  '/konfigurator',
  '/standorte',
  '/angebote',
  '/kontakt',
  '/agb',
  '/impressum',
  '/datenschutz',
  '/widerrufsrecht',
  '/lieferUndVersand',
  '/bezahlung',
  '/ueberuns',
  '/erklaerungZurBarrierefreiheit',
  '/warenkorb',
  '/merkliste',
  '/login',
];

export interface LinkPlaces {
  hostnames: readonly string[];
  /** Undefined for links of all locations. */
  locationUrl?: string;
  categoryUrls: readonly string[];
}

/** Includes other spellings of the paths. */
export function pages({ categoryUrls }: Pick<LinkPlaces, 'categoryUrls'>): fc.Arbitrary<string> {
  const page = fc.constantFrom(...everywhere, ...categoryUrls.map((url) => `/${url}`));
  return fc.oneof(
    { weight: 6, arbitrary: page },
    page.map((path) => `${path}?von=men%C3%BC`),
    page.map((path) => `${path}#hauptinhalt`),
    page.map((path) => path.toUpperCase()),
    page.map((path) => `${path.replace(/\/$/, '')}/`),
  );
}

/** Includes the location's or a host's prefix, and misspelt pages. */
export function internalTargets(places: LinkPlaces): fc.Arbitrary<string> {
  const page = pages(places);
  const { hostnames, locationUrl } = places;
  const host = fc.constantFrom(...hostnames);
  return fc.oneof(
    { weight: 6, arbitrary: page },
    fc.constantFrom('/impresum', '/gibt-es-nicht/', '/reifen/gibt-es-nicht', '/faq', 'kontakt'),
    fc.tuple(host, page).map(([hostname, path]) => `https://${hostname}${path}`),
    webAddresses,
    locationUrl === undefined ? page : page.map((path) => `/${locationUrl}${path}`),
  );
}

const externalTargets = fc.oneof(
  webAddresses,
  mailAddresses.map((address) => `mailto:${address}`),
  fc.constantFrom('tel:+494311234567', 'http://alt.hersteller.example/seite'),
);

export function links(places: LinkPlaces): fc.Arbitrary<Record<string, unknown>> {
  const type = (name: string) => fc.constantFrom(`${name}Link`, `${name}EventLink`);
  const more = {
    label: words(4, 80),
    icon: fc.constantFrom('phone', 'reifen', '<svg viewBox="0 0 8 8"></svg>'),
  };
  const internal = fc.record({ type: type('internal'), to: internalTargets(places), ...more });
  const external = fc.record({ type: type('external'), to: externalTargets, ...more });
  const link = fc.oneof({ weight: 3, arbitrary: internal }, external);
  const children = fc.array(link, { maxLength: 3 });
  return fc.tuple(link, fc.option(children), fc.boolean()).map(([{ icon, ...own }, below, hasIcon]) => ({
    ...own,
    ...(hasIcon && { icon }),
    ...(below && { children: below }),
  }));
}
