import { sellsTyres } from '~/domain/catalog/assortment.server';
import { companyOf } from '~/domain/tenancy/company';
import { areaUrlsOf, mapAddress, positionOf, premisesSettings } from '~/domain/tenancy/premises';
import { guestsOf, pageAddress, type Tenant } from '~/domain/tenancy/tenant';
import { servicePages } from '~/domain/workshop/service-pages.server';
import { searchPath } from '~/paths';
import type { Context } from '~/platform/context';
import { findLogo, findStartPagePhotos } from '../../pictures/location-photos.server';
import { type JsonLdNode, known } from './json-ld';
import { openingHoursNodes } from './opening-hours';
import { sharedPhoto } from './shared-pictures';

const idOf = (tenant: Tenant, name: string) => `${pageAddress(tenant, '/')}#${name}`;

/** A tyre shop, a workshop, both, or a shop for parts: by what the location does. */
async function typesOf(tenant: Tenant, context: Context): Promise<[string, ...string[]]> {
  const hasWorkshop = (await servicePages(tenant, context)).length > 0;
  const sells = await sellsTyres(guestsOf(tenant), context);
  if (sells && hasWorkshop) return ['TireShop', 'AutoRepair'];
  if (sells) return ['TireShop'];
  return [hasWorkshop ? 'AutoRepair' : 'AutoPartsStore'];
}

const typeOf = ([first, ...others]: [string, ...string[]]) =>
  others.length > 0 ? [first, ...others] : first;

function postalAddress(tenant: Tenant): JsonLdNode {
  const { strasse, plz, ort, land } = companyOf(tenant.location);
  return {
    '@type': 'PostalAddress',
    ...known({
      streetAddress: strasse,
      postalCode: plz,
      addressLocality: ort || tenant.location.city,
      addressCountry: land || 'DE',
    }),
  };
}

/** Its own town, and those of the locations that serve its area. */
function areaServed({ location, group }: Tenant): JsonLdNode[] {
  const others = areaUrlsOf(location).flatMap((url) => group.filter((other) => other.url === url));
  const cities = [location, ...others].map(({ city }) => city);
  return [...new Set(cities)].map((name) => ({ '@type': 'City', name }));
}

/** Refers to the business that `businessNode` describes. */
export async function businessReference(tenant: Tenant, context: Context): Promise<JsonLdNode> {
  return {
    '@type': typeOf(await typesOf(tenant, context)),
    '@id': idOf(tenant, 'betrieb'),
    name: tenant.location.title,
  };
}

export async function businessNode(tenant: Tenant, context: Context): Promise<JsonLdNode> {
  const { location } = tenant;
  const position = positionOf(location);
  const { telefon, email } = companyOf(location);
  const photos = await findStartPagePhotos(location, context);
  const photo = photos?.house ?? photos?.hero;
  return {
    ...(await businessReference(tenant, context)),
    ...known({
      url: pageAddress(tenant, '/'),
      image: photo && sharedPhoto(tenant, photo, location.title).url,
      telephone: telefon,
      email,
      address: postalAddress(tenant),
      geo: position && { '@type': 'GeoCoordinates', ...position },
      hasMap: position && mapAddress(position),
      areaServed: areaServed(tenant),
      ...openingHoursNodes(premisesSettings.of(location), context.now()),
      currenciesAccepted: 'EUR',
      parentOrganization: companyOf(location).firma && { '@id': idOf(tenant, 'firma') },
    }),
  };
}

async function logoAddress(tenant: Tenant, context: Context): Promise<string | undefined> {
  const { logo } = tenant.location.theme.header;
  const photo = await findLogo(tenant.location, context);
  if (photo) return sharedPhoto(tenant, photo, tenant.location.title).url;
  const address = logo?.publicUrl ?? '';
  const isPicture = address !== '' && !address.startsWith('drawing:') && URL.canParse(address, tenant.origin);
  return isPicture ? new URL(address, tenant.origin).href : undefined;
}

/** The company; undefined where the operator has named none. */
async function organizationNode(tenant: Tenant, context: Context): Promise<JsonLdNode | undefined> {
  const { firma, ustId, telefon, email } = companyOf(tenant.location);
  if (firma === '') return undefined;
  return {
    '@type': 'Organization',
    '@id': idOf(tenant, 'firma'),
    ...known({
      name: firma,
      legalName: firma,
      url: pageAddress(tenant, '/'),
      logo: await logoAddress(tenant, context),
      vatID: ustId,
      telephone: telefon,
      email,
      address: postalAddress(tenant),
    }),
  };
}

/** The address of the search is a template of RFC 6570. */
function webSiteNode(tenant: Tenant): JsonLdNode {
  return {
    '@type': 'WebSite',
    '@id': idOf(tenant, 'website'),
    name: tenant.location.title,
    url: pageAddress(tenant, '/'),
    inLanguage: 'de-DE',
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${pageAddress(tenant, searchPath)}?q={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}

/** The location and its company. */
export async function placeNodes(tenant: Tenant, context: Context): Promise<JsonLdNode[]> {
  const organization = await organizationNode(tenant, context);
  return [await businessNode(tenant, context), ...(organization ? [organization] : [])];
}

export async function homeNodes(tenant: Tenant, context: Context): Promise<JsonLdNode[]> {
  return [webSiteNode(tenant), ...(await placeNodes(tenant, context))];
}
