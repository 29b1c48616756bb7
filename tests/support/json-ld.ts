import { expect } from 'vitest';

export type Node = { '@type': string | string[] } & Record<string, unknown>;

/** Google's required properties of each type; `a|b`: one of them. Of other types, those that make them useful. */
const required: Readonly<Record<string, readonly string[]>> = {
  AggregateOffer: ['lowPrice', 'priceCurrency'],
  Answer: ['text'],
  Article: ['headline', 'author'],
  AutoPartsStore: ['name', '@id'],
  AutoRepair: ['name', '@id'],
  Brand: ['name'],
  BreadcrumbList: ['itemListElement'],
  Certification: ['name', 'issuedBy', 'certificationIdentification'],
  City: ['name'],
  DefinedRegion: ['addressCountry'],
  EntryPoint: ['urlTemplate'],
  FAQPage: ['mainEntity'],
  GeoCoordinates: ['latitude', 'longitude'],
  ListItem: ['position', 'name'],
  MerchantReturnPolicy: ['applicableCountry', 'returnPolicyCategory', 'merchantReturnDays', 'returnMethod'],
  MonetaryAmount: ['value', 'currency'],
  Offer: ['price', 'priceCurrency', 'url'],
  OfferShippingDetails: ['shippingRate', 'shippingDestination', 'deliveryTime'],
  OpeningHoursSpecification: ['opens', 'closes', 'dayOfWeek|validFrom'],
  Organization: ['name'],
  PostalAddress: ['addressLocality', 'addressCountry'],
  Product: ['url', 'name|url', 'image|url'],
  ProductGroup: ['name', 'productGroupID', 'hasVariant|url'],
  PropertyValue: ['name', 'value'],
  QuantitativeValue: ['minValue', 'maxValue', 'unitCode'],
  Question: ['name', 'acceptedAnswer'],
  SearchAction: ['target', 'query-input'],
  Service: ['name'],
  ShippingDeliveryTime: ['handlingTime', 'transitTime'],
  TireShop: ['name', '@id'],
  UnitPriceSpecification: ['price', 'priceCurrency', 'priceType'],
  WebSite: ['name', 'url', 'potentialAction'],
};

const formats: Readonly<Record<string, RegExp>> = {
  price: /^\d+\.\d\d$/,
  lowPrice: /^\d+\.\d\d$/,
  highPrice: /^\d+\.\d\d$/,
  priceCurrency: /^EUR$/,
  availability: /^https:\/\/schema\.org\/(InStock|OutOfStock)$/,
  itemCondition: /^https:\/\/schema\.org\/NewCondition$/,
  opens: /^([01]\d|2[0-3]):[0-5]\d$/,
  closes: /^([01]\d|2[0-3]):[0-5]\d$/,
  validFrom: /^\d{4}-\d\d-\d\d$/,
  priceValidUntil: /^\d{4}-\d\d-\d\d$/,
  url: /^https?:\/\/[^\s<>"]+$/,
  item: /^https?:\/\/[^\s<>"]+$/,
  logo: /^https?:\/\/[^\s<>"]+$/,
  gtin13: /^\d{13}$/,
  position: /^\d+$/,
};

export const typesOf = (node: Node): string[] => [node['@type']].flat();

export function jsonLdOf(html: string): Node[] {
  return [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as Node,
  );
}

function problemsOf(value: unknown, path: string): string[] {
  if (Array.isArray(value)) return value.flatMap((one, index) => problemsOf(one, `${path}[${index}]`));
  if (typeof value !== 'object' || value === null) {
    const name = path.split('.').at(-1) ?? '';
    const isWrong = value === null || value === '' || formats[name]?.test(String(value)) === false;
    return isWrong ? [`${path} is ${JSON.stringify(value)}`] : [];
  }
  const node = value as Partial<Node>;
  const types = [node['@type'] ?? []].flat();
  const isReference = types.length === 0 && ['@id', 'url'].some((name) => name in node);
  const missing = types.flatMap((type) =>
    (required[type] ?? [`a rule for ${type}`]).filter(
      (names) => !names.split('|').some((name) => node[name] !== undefined),
    ),
  );
  return [
    ...(types.length === 0 && !isReference ? [`${path} has no type`] : []),
    ...missing.map((name) => `${path} (${types.join()}) has no ${name}`),
    ...Object.entries(node).flatMap(([name, inner]) =>
      name.startsWith('@') ? [] : problemsOf(inner, `${path}.${name}`),
    ),
  ];
}

export function checkJsonLd(nodes: readonly Node[], page: string): void {
  expect(
    nodes.flatMap((node) => problemsOf(node, `${page} ${typesOf(node).join()}`)),
    page,
  ).toEqual([]);
  for (const node of nodes) expect(node['@context']).toBe('https://schema.org');
}
