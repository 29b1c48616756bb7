import { expect } from 'vitest';

export type Node = { '@type': string | string[] } & Record<string, unknown>;

/**
 * What Google's rules for rich results require of each type and what they recommend that the shop always knows; of other types, what makes
 * them useful (schema.org). `a|b`: one of them.
 */
const required: Readonly<Record<string, readonly string[]>> = {
  AggregateOffer: ['lowPrice', 'highPrice', 'priceCurrency', 'url'],
  Answer: ['text'],
  Article: ['headline', 'author', 'publisher', 'mainEntityOfPage', 'url'],
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
  MerchantReturnPolicy: [
    ...['applicableCountry', 'returnPolicyCountry', 'returnPolicyCategory', 'merchantReturnDays'],
    ...['returnMethod', 'returnFees', 'refundType', 'merchantReturnLink'],
  ],
  MonetaryAmount: ['value', 'currency'],
  Offer: ['price', 'priceCurrency', 'url'],
  OfferShippingDetails: ['shippingRate', 'shippingDestination', 'deliveryTime', 'shippingLabel'],
  OpeningHoursSpecification: ['opens', 'closes', 'dayOfWeek|validFrom', 'dayOfWeek|validThrough'],
  Organization: ['name'],
  PostalAddress: ['addressLocality', 'addressCountry'],
  Product: ['url', 'name', 'image', 'description', 'sku', 'offers'],
  ProductGroup: ['name', 'productGroupID', 'url'],
  PropertyValue: ['name', 'value'],
  QuantitativeValue: ['minValue', 'maxValue', 'unitCode'],
  Question: ['name', 'acceptedAnswer'],
  SearchAction: ['target', 'query-input'],
  Service: ['name', 'url', 'provider|offers', 'areaServed|offers'],
  ShippingDeliveryTime: ['handlingTime', 'transitTime'],
  TireShop: ['name', '@id'],
  UnitPriceSpecification: ['price', 'priceCurrency', 'priceType'],
  WebSite: ['name', 'url', 'inLanguage', 'potentialAction'],
};

const businesses = ['TireShop', 'AutoRepair', 'AutoPartsStore'];

/** Of a whole business; other nodes only refer to one by its id and name. */
const requiredOfPlaces = ['url', 'address', 'areaServed', 'currenciesAccepted'];

/** Of what is sent, in addition. */
const requiredOfGoods = ['availability', 'seller', 'itemCondition', 'hasMerchantReturnPolicy'];

/** Types that a property's nodes may have. */
const nested: Readonly<Record<string, readonly string[]>> = {
  acceptedAnswer: ['Answer'],
  additionalProperty: ['PropertyValue'],
  address: ['PostalAddress'],
  areaServed: ['City'],
  author: ['Organization'],
  brand: ['Brand'],
  deliveryTime: ['ShippingDeliveryTime'],
  geo: ['GeoCoordinates'],
  handlingTime: ['QuantitativeValue'],
  hasCertification: ['Certification'],
  hasMerchantReturnPolicy: ['MerchantReturnPolicy'],
  hasVariant: ['Product'],
  isVariantOf: ['ProductGroup'],
  issuedBy: ['Organization'],
  itemListElement: ['ListItem'],
  mainEntity: ['Question'],
  offers: ['Offer', 'AggregateOffer'],
  openingHoursSpecification: ['OpeningHoursSpecification'],
  parentOrganization: [],
  potentialAction: ['SearchAction'],
  priceSpecification: ['UnitPriceSpecification'],
  provider: [],
  publisher: ['Organization'],
  seller: businesses,
  shippingDestination: ['DefinedRegion'],
  shippingDetails: ['OfferShippingDetails'],
  shippingRate: ['MonetaryAmount'],
  specialOpeningHoursSpecification: ['OpeningHoursSpecification'],
  target: ['EntryPoint'],
  transitTime: ['QuantitativeValue'],
};

const words = /\S/;
const address = /^https?:\/\/[^\s<>"]+$/;
const amount = /^\d+\.\d\d$/;
const clock = /^([01]\d|2[0-3]):[0-5]\d$/;
const day = /^\d{4}-(0\d|1[0-2])-([0-2]\d|3[01])$/;
const country = /^[A-Z]{2}$/;
const term = (...names: string[]) => new RegExp(`^https://schema\\.org/(${names.join('|')})$`);

/** What a property's plain values look like; a property without a rule is a fault. */
const formats: Readonly<Record<string, RegExp | 'number' | 'boolean'>> = {
  ...Object.fromEntries(
    [
      ...['name', 'text', 'headline', 'description', 'category', 'legalName', 'sku', 'productGroupID'],
      ...['streetAddress', 'addressLocality', 'serviceType', 'shippingLabel', 'value', 'color', 'size'],
      ...['material', 'certificationIdentification', 'telephone', 'mpn', 'model'],
    ].map((name) => [name, words]),
  ),
  ...Object.fromEntries(
    ['url', 'item', 'image', 'logo', 'hasMap', 'merchantReturnLink', 'mainEntityOfPage'].map((name) => [
      name,
      address,
    ]),
  ),
  addressCountry: country,
  applicableCountry: country,
  availability: term('InStock', 'OutOfStock'),
  closes: clock,
  currenciesAccepted: /^EUR$/,
  currency: /^EUR$/,
  datePublished: day,
  dayOfWeek: term('Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'),
  email: /^\S+@\S+$/,
  gtin12: /^\d{12}$/,
  gtin13: /^\d{13}$/,
  gtin14: /^\d{14}$/,
  gtin8: /^\d{8}$/,
  highPrice: amount,
  inLanguage: /^de-DE$/,
  itemCondition: term('NewCondition'),
  latitude: 'number',
  longitude: 'number',
  lowPrice: amount,
  maxValue: 'number',
  merchantReturnDays: 'number',
  minValue: 'number',
  opens: clock,
  position: 'number',
  postalCode: words,
  price: amount,
  priceCurrency: /^EUR$/,
  priceType: term('StrikethroughPrice'),
  priceValidUntil: day,
  'query-input': /^required name=search_term_string$/,
  refundType: term('FullRefund'),
  returnFees: term('ReturnFeesCustomerResponsibility', 'FreeReturn'),
  returnMethod: term('ReturnInStore', 'ReturnByMail'),
  returnPolicyCategory: term('MerchantReturnFiniteReturnWindow'),
  returnPolicyCountry: country,
  unitCode: /^DAY$/,
  urlTemplate: /^https?:\/\/[^\s<>"]+\{search_term_string\}$/,
  validFrom: day,
  validThrough: day,
  valueAddedTaxIncluded: 'boolean',
  vatID: /^[A-Z]{2}\w+$/,
};

export const typesOf = (node: Node): string[] => [node['@type']].flat();

export function jsonLdOf(html: string): Node[] {
  return [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as Node,
  );
}

function problemOfValue(value: unknown, path: string): string[] {
  const name = (path.split('.').at(-1) ?? '').replace(/\[\d+\]$/, '');
  const format = formats[name];
  if (format === undefined) return [`${path} has no rule`];
  const isRight =
    format instanceof RegExp ? typeof value === 'string' && format.test(value) : typeof value === format;
  return isRight ? [] : [`${path} is ${JSON.stringify(value)}`];
}

/** @param isWhole false inside another node: businesses and products may be references there */
function problemsOf(value: unknown, path: string, isWhole: boolean): string[] {
  if (Array.isArray(value))
    return value.flatMap((one, index) => problemsOf(one, `${path}[${index}]`, isWhole));
  if (typeof value !== 'object' || value === null) return problemOfValue(value, path);
  const node = value as Partial<Node>;
  const types = [node['@type'] ?? []].flat();
  const isReference = types.length === 0 && ['@id', 'url'].some((name) => name in node);
  const isGoods = types.includes('Offer') && ('shippingDetails' in node || 'itemCondition' in node);
  const needs = [
    ...types.flatMap((type) => required[type] ?? [`a rule for ${type}`]),
    ...(isWhole && types.some((type) => businesses.includes(type)) ? requiredOfPlaces : []),
    ...(isGoods ? requiredOfGoods : []),
  ];
  const missing = needs.filter((names) => !names.split('|').some((name) => node[name] !== undefined));
  return [
    ...(types.length === 0 && !isReference ? [`${path} has no type`] : []),
    ...missing.map((name) => `${path} (${types.join()}) has no ${name}`),
    ...Object.entries(node).flatMap(([name, inner]) => {
      if (name.startsWith('@')) return [];
      const inside = [inner].flat().filter((one) => typeof one === 'object' && one !== null) as Node[];
      const strange = inside
        .flatMap((one) => [one['@type'] ?? []].flat())
        .filter((type) => nested[name]?.includes(type) !== true);
      return [
        ...strange.map((type) => `${path}.${name} is a ${type}`),
        ...problemsOf(inner, `${path}.${name}`, false),
      ];
    }),
  ];
}

/** @returns what breaks the rules */
export const faultsOfJsonLd = (nodes: readonly Node[]): string[] =>
  nodes.flatMap((node) => problemsOf(node, typesOf(node).join(), true));

export function checkJsonLd(nodes: readonly Node[], page: string): void {
  expect(faultsOfJsonLd(nodes), page).toEqual([]);
  for (const node of nodes) expect(node['@context']).toBe('https://schema.org');
}
