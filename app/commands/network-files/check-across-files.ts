import { WHEEL_CATEGORY } from '~/domain/catalog/complete-wheels/complete-wheel';
import { rimMaterialOf } from '~/domain/catalog/rims/rim';
import { tyreCategoryUrls } from '~/domain/catalog/tyres/tyre';
import { checkCompleteWheels, type RimRef, type TyreRef } from './check-complete-wheels';
import type { VariantRef } from './check-product-files';
import type { CompanyEntry } from './company-file';
import type { WheelRow } from './complete-wheel-file';
import type { CouponEntry } from './coupon-file';
import type { FileProblem } from './file-problems';
import type { HostEntry } from './host-file';
import type { LocationEntry } from './location-file';
import type { MakeEntry } from './make-file';
import { type PriceEntry, priceMoment } from './price-file';
import type { RedirectEntry } from './redirect-file';
import { repeated } from './repeated-values';
import type { ServiceRow } from './service-file';
import type { PlacedEntry } from './source-files';
import type { StockRow } from './stock-file';

/** Urls of the categories that tyres, rims and complete wheels belong to. */
const wheelCategories: readonly string[] = [...tyreCategoryUrls, ...rimMaterialOf.keys(), WHEEL_CATEGORY];

interface PlacedNetwork {
  hosts: readonly PlacedEntry<HostEntry>[];
  companies: readonly PlacedEntry<CompanyEntry>[];
  locations: readonly PlacedEntry<LocationEntry>[];
  redirects: readonly PlacedEntry<RedirectEntry>[];
  coupons: readonly PlacedEntry<CouponEntry>[];
  makes: readonly PlacedEntry<MakeEntry>[];
  tyres: readonly PlacedEntry<TyreRef>[];
  rims: readonly PlacedEntry<RimRef>[];
  wheels: readonly PlacedEntry<WheelRow>[];
  services: readonly PlacedEntry<ServiceRow>[];
  variants: readonly PlacedEntry<VariantRef>[];
  /** Urls of the categories that products belong to; undefined: products are not looked at. */
  productCategories: ReadonlySet<string> | undefined;
  stock: readonly PlacedEntry<StockRow>[];
  prices: readonly PlacedEntry<PriceEntry>[];
  vehicles: readonly PlacedEntry<{ code: string }>[];
}

/**
 * Finds values that occur twice and references that lead nowhere. References into one of `faultyFiles` are
 * left alone: its rejected entries would make every reference to them look wrong as well.
 */
export function checkAcrossFiles(network: PlacedNetwork, faultyFiles: ReadonlySet<string>): FileProblem[] {
  const { hosts, locations, redirects, coupons, makes, tyres, rims, wheels, variants, stock, prices } =
    network;
  const problems = [
    ...repeated('hosts.json', 'hostname', hosts, (host) => host.hostname),
    ...repeated('companies.json', 'code', network.companies, (company) => company.code),
    ...repeated('locations.json', '_id', locations, (location) => location._id),
    ...repeated('locations.json', 'url', locations, (location) => location.url),
    ...repeated('redirects.json', 'oldUrl', redirects, (rule) => `${rule.standortUrl}: ${rule.oldUrl}`),
    ...repeated('coupons.json', 'code', coupons, (coupon) => coupon.code),
    ...repeated('makes.json', 'hersteller', makes, (make) => make.hersteller),
    ...repeated('tyres.csv', 'id', tyres, (tyre) => tyre.id),
    ...repeated('tyres.csv', 'gtin', tyres, (tyre) => tyre.gtin),
    ...repeated('rims.csv', 'id', rims, (rim) => rim.id),
    ...repeated('rims.csv', 'gtin', rims, (rim) => rim.gtin),
    ...repeated('complete-wheels.csv', 'id', wheels, (wheel) => wheel.id),
    ...repeated('services-on-goods.csv', 'id', network.services, (service) => service.id),
    ...repeated('stock.csv', 'id', stock, (row) => row.article),
    ...repeated('prices.csv', 'artikel', prices, priceMoment),
    ...repeated('vehicles.csv', 'id', network.vehicles, ({ code }) => code),
  ];
  problems.push(
    ...sharedGtins('rims.csv', rims, 'Reifen', tyres),
    ...sharedGtins('variants.csv', variants, 'Reifen', tyres),
    ...sharedGtins('variants.csv', variants, 'Felge', rims),
  );
  if (!faultyFiles.has('locations.json')) problems.push(...hostReferences(hosts, locations));
  if (!faultyFiles.has('hosts.json')) problems.push(...homes(hosts, locations));
  if (!faultyFiles.has('companies.json')) problems.push(...companyReferences(network));
  if (!faultyFiles.has('locations.json')) problems.push(...areaReferences(locations));
  if (!faultyFiles.has('locations.json')) problems.push(...redirectReferences(redirects, locations));
  if (!faultyFiles.has('locations.json'))
    problems.push(...couponReferences(coupons, locations, network.productCategories));
  if (
    !['tyres.csv', 'rims.csv', 'variants.csv', 'services-on-goods.csv'].some((file) => faultyFiles.has(file))
  )
    problems.push(...articleReferences(network, faultyFiles));
  return problems;
}

type WithGtin = readonly PlacedEntry<{ gtin: string | null }>[];

function sharedGtins(file: string, entries: WithGtin, otherName: string, others: WithGtin): FileProblem[] {
  const taken = new Set(others.map(({ entry }) => entry.gtin));
  return entries
    .filter(({ entry }) => entry.gtin !== null && taken.has(entry.gtin))
    .map(({ place, entry }) => ({
      file,
      place: `${place}, Feld gtin`,
      message: `„${entry.gtin}“ hat schon ${otherName === 'Felge' ? 'eine' : 'ein'} ${otherName}`,
    }));
}

function hostReferences(
  hosts: readonly PlacedEntry<HostEntry>[],
  locations: readonly PlacedEntry<LocationEntry>[],
): FileProblem[] {
  return hosts.flatMap(({ place, entry: host }) =>
    (['standortUrl', 'indexStandortUrl'] as const).flatMap((field) => {
      const url = host[field];
      if (url === null) return [];
      const location = locations.find(({ entry }) => entry.url === url)?.entry;
      if (location?.hostname === host.hostname) return [];
      const message = location
        ? `der Standort „${url}“ gehört zum Host „${location.hostname}“`
        : `kein Standort hat die url „${url}“`;
      return [{ file: 'hosts.json', place: `${place}, Feld ${field}`, message }];
    }),
  );
}

function homes(
  hosts: readonly PlacedEntry<HostEntry>[],
  locations: readonly PlacedEntry<LocationEntry>[],
): FileProblem[] {
  return locations.flatMap(({ place, entry: location }) => {
    const host = hosts.find(({ entry }) => entry.hostname === location.hostname)?.entry;
    const unreachable = host && !host.isShopSystem && host.standortUrl !== location.url;
    if (host && !unreachable) return [];
    const message = host
      ? `der Host „${host.hostname}“ zeigt nur den Standort „${host.standortUrl ?? '–'}“`
      : `kein Host heißt „${location.hostname}“`;
    return [{ file: 'locations.json', place: `${place}, Feld hostname`, message }];
  });
}

function companyReferences({
  companies,
  locations,
}: Pick<PlacedNetwork, 'companies' | 'locations'>): FileProblem[] {
  const codes = new Set(companies.map(({ entry }) => entry.code));
  const problem = (file: string, place: string, field: string, code: string) => ({
    file,
    place: `${place}, Feld ${field}`,
    message: `kein Unternehmen hat den code „${code}“`,
  });
  return [
    ...locations.flatMap(({ place, entry: { unternehmen } }) =>
      codes.has(unternehmen) ? [] : [problem('locations.json', place, 'unternehmen', unternehmen)],
    ),
    ...companies.flatMap(({ place, entry: { rechnungVon } }) =>
      rechnungVon === null || codes.has(rechnungVon)
        ? []
        : [problem('companies.json', place, 'rechnungVon', rechnungVon)],
    ),
  ];
}

function areaReferences(locations: readonly PlacedEntry<LocationEntry>[]): FileProblem[] {
  const hostnames = new Map(locations.map(({ entry }) => [entry.url, entry.hostname]));
  return locations.flatMap(({ place, entry: location }) =>
    location.areaShopSubLocations
      .filter((url) => url === location.url || hostnames.get(url) !== location.hostname)
      .map((url) => ({
        file: 'locations.json',
        place: `${place}, Feld areaShopSubLocations`,
        message: `„${url}“ ist kein anderer Standort desselben Hosts`,
      })),
  );
}

function redirectReferences(
  redirects: readonly PlacedEntry<RedirectEntry>[],
  locations: readonly PlacedEntry<LocationEntry>[],
): FileProblem[] {
  const urls = new Set(locations.map(({ entry }) => entry.url));
  return redirects
    .filter(({ entry }) => !urls.has(entry.standortUrl))
    .map(({ place, entry }) => ({
      file: 'redirects.json',
      place: `${place}, Feld standortUrl`,
      message: `kein Standort hat die url „${entry.standortUrl}“`,
    }));
}

function couponReferences(
  coupons: readonly PlacedEntry<CouponEntry>[],
  locations: readonly PlacedEntry<LocationEntry>[],
  productCategories: ReadonlySet<string> | undefined,
): FileProblem[] {
  const urls = new Set(locations.map(({ entry }) => entry.url));
  const ofArticles = (url: string) =>
    !productCategories || wheelCategories.includes(url) || productCategories.has(url);
  return coupons.flatMap(({ place, entry: coupon }) => [
    ...coupon.standorte
      .filter((url) => !urls.has(url))
      .map((url) => ({
        file: 'coupons.json',
        place: `${place}, Feld standorte`,
        message: `kein Standort hat die url „${url}“`,
      })),
    ...coupon.kategorien
      .filter((url) => !ofArticles(url))
      .map((url) => ({
        file: 'coupons.json',
        place: `${place}, Feld kategorien`,
        message: `kein Artikel gehört zu „${url}“: erwartet wird eine Warengruppe wie ${wheelCategories.join(', ')}`,
      })),
  ]);
}

function articleReferences(
  { tyres, rims, wheels, services, variants, stock, prices, locations }: PlacedNetwork,
  faultyFiles: ReadonlySet<string>,
): FileProblem[] {
  // A kit has no stock of its own, and is no part of another.
  const stocked = new Set([
    ...tyres.map(({ entry }) => `tyre:${entry.id}`),
    ...rims.map(({ entry }) => `rim:${entry.id}`),
    ...variants.map(({ entry }) => `product:${entry.id}`),
  ]);
  const priced = new Set([
    ...stocked,
    ...wheels.map(({ entry }) => `complete-wheel:${entry.id}`),
    ...services.map(({ entry }) => `service:${entry.id}`),
  ]);
  const urls = new Set(locations.map(({ entry }) => entry.url));
  const unknown = (file: string, place: string, field: string, key: string) =>
    (file === 'stock.csv' ? stocked : priced).has(key)
      ? []
      : [{ file, place: `${place}, Feld ${field}`, message: `kein Artikel heißt „${key}“` }];
  return [
    ...checkCompleteWheels(
      wheels,
      rims,
      tyres,
      stocked,
      services.map(({ entry }) => entry),
    ),
    ...stock.flatMap(({ place, entry }) => unknown('stock.csv', place, 'id', entry.article)),
    ...prices.flatMap(({ place, entry }) => unknown('prices.csv', place, 'artikel', entry.artikel)),
    ...(faultyFiles.has('locations.json') ? [] : prices).flatMap(({ place, entry: { standort } }) =>
      standort === null || urls.has(standort)
        ? []
        : [
            {
              file: 'prices.csv',
              place: `${place}, Feld standort`,
              message: `kein Standort hat die url „${standort}“`,
            },
          ],
    ),
  ];
}
