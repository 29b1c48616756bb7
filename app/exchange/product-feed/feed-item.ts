import { createHash } from 'node:crypto';
import { articleKey } from '~/domain/catalog/articles/article';
import { titleInText } from '~/domain/catalog/articles/offered-kinds';
import { kindNames } from '~/domain/catalog/kinds/sale-units';
import type { ContentUnit } from '~/domain/catalog/products/base-price';
import type { ShippingMethod } from '~/domain/tenancy/delivery';
import { pageAddress, type Tenant } from '~/domain/tenancy/tenant';
import { sharedDrawing, sharedPhoto } from '~/storefront/seo/json-ld/shared-pictures';
import { encodedAddress, escapeXml } from '~/storefront/seo/sitemap-xml';
import { cutText } from '~/values/cut-text';
import type { FeedArticle } from './feed-article';

/** Google's limits of characters. */
export const limits = {
  id: 50,
  title: 150,
  description: 5_000,
  brand: 70,
  mpn: 70,
  productType: 750,
  size: 100,
};
const MAX_MORE_PICTURES = 10;

const units: Readonly<Record<ContentUnit, string>> = { l: 'l', kg: 'kg', m: 'm', 'm²': 'sqm' };

export interface FeedPlace {
  tenant: Tenant;
  /** XML, the same for all articles. */
  shipping: string;
  now: Date;
}

/** Characters that XML 1.0 does not allow. */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const clean = (text: string) => text.replace(FORBIDDEN, '').replace(/\s+/g, ' ').trim();

const namedEntities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

function plainText(html: string): string {
  const words = html.replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, ' ').replace(/<\/?[a-z][^>]*>/gi, ' ');
  return clean(
    words.replace(/&(amp|lt|gt|quot|apos|nbsp);/g, (_, name: string) => namedEntities[name] ?? ' '),
  );
}

/** Ids are the public names of articles; one that is too long ends with a hash. */
export function feedId(name: string): string {
  if (name.length <= limits.id) return name;
  const hash = createHash('sha256').update(name).digest('hex').slice(0, 12);
  return `${name.slice(0, limits.id - hash.length - 1)}-${hash}`;
}

/** GS1: the check digit makes the sum, weighted by 3 and 1 from the right, a multiple of ten. */
export function isGtin(text: string): boolean {
  if (!/^(\d{8}|\d{12,14})$/.test(text)) return false;
  const sum = [...text]
    .reverse()
    .reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}

const price = (cents: number) => `${(cents / 100).toFixed(2)} EUR`;

type Field = [name: string, value: string | Field[]];

function xml([name, value]: Field): string {
  const content = typeof value === 'string' ? escapeXml(value) : value.map(xml).join('');
  return `<g:${name}>${content}</g:${name}>`;
}

function nameOf({ kind, title, subtitle }: FeedArticle): string {
  const name = titleInText({ kind, title });
  return subtitle === '' || name.endsWith(subtitle) ? name : `${name} ${subtitle}`;
}

function descriptionOf(article: FeedArticle): string {
  const own = plainText(article.text);
  if (own !== '') return own;
  const { tyre, categories } = article;
  const what = tyre?.season ?? categories.at(-1) ?? kindNames[article.kind];
  const label = tyre
    ? `EU-Reifenlabel: Kraftstoffeffizienz ${tyre.fuelClass}, Nasshaftung ${tyre.wetClass}, Rollgeräusch ${tyre.noiseDb} dB.`
    : '';
  return clean(`${nameOf(article)}${what && ` (${what})`}. ${label}`);
}

function prices({ cents, offer }: FeedArticle, now: Date): Field[] {
  if (!offer) return [['price', price(cents)]];
  const minute = (moment: Date) => `${moment.toISOString().slice(0, 16)}Z`;
  return [
    ['price', price(offer.regularCents)],
    ['sale_price', price(cents)],
    ['sale_price_effective_date', `${minute(now)}/${minute(offer.until)}`],
  ];
}

/** The price of a unit (§ 4 PAngV). */
function unitPrice({ contentMilli, contentUnit }: FeedArticle): Field[] {
  if (contentMilli === null || contentUnit === null) return [];
  const unit = units[contentUnit];
  return [
    ['unit_pricing_measure', `${contentMilli / 1_000} ${unit}`],
    ['unit_pricing_base_measure', `1 ${unit}`],
  ];
}

/** Identifiers of the article; without a GTIN, make and number do. */
function identifiers({ make, sku, gtin }: FeedArticle): Field[] {
  const brand = cutText(clean(make), limits.brand);
  const mpn = cutText(clean(sku ?? ''), limits.mpn);
  const isKnown = gtin !== null && isGtin(gtin);
  return [
    ...(isKnown ? ([['gtin', gtin]] satisfies Field[]) : []),
    ...(brand === '' ? [] : ([['brand', brand]] satisfies Field[])),
    ...(mpn === '' ? [] : ([['mpn', mpn]] satisfies Field[])),
    ['identifier_exists', isKnown || (brand !== '' && mpn !== '') ? 'yes' : 'no'],
  ];
}

/** By the id in EPREL, else by the class itself: those of tyres go from A to E (Regulation (EU) 2020/740). */
function energyLabel({ tyre }: FeedArticle): Field[] {
  if (!tyre) return [];
  if (tyre.eprelId !== null && /^\d+$/.test(tyre.eprelId)) {
    const certification: Field[] = [
      ['certification_authority', 'EC'],
      ['certification_name', 'EPREL'],
      ['certification_code', tyre.eprelId],
    ];
    return [['certification', certification]];
  }
  return [
    ['energy_efficiency_class', tyre.fuelClass],
    ['min_energy_efficiency_class', 'E'],
    ['max_energy_efficiency_class', 'A'],
  ];
}

/** @param deliveryDays working days from the central warehouse to the location */
export function shippingXml(parcels: readonly ShippingMethod[], deliveryDays: number): string {
  const fields = parcels.map(
    ({ name, priceCents, transitDays }): Field => [
      'shipping',
      [
        ['country', 'DE'],
        ['service', name],
        ['price', price(priceCents)],
        ['min_handling_time', '0'],
        ['max_handling_time', String(deliveryDays)],
        ['min_transit_time', '1'],
        ['max_transit_time', String(Math.max(1, transitDays))],
      ],
    ],
  );
  return fields.map(xml).join('');
}

function pictures({ tenant }: FeedPlace, { photos, drawing }: FeedArticle, name: string): Field[] {
  const [first, ...more] =
    photos.length > 0
      ? photos.map((photo) => sharedPhoto(tenant, photo, name).url)
      : [sharedDrawing(tenant, drawing, name).url];
  return [
    ['image_link', first ?? ''],
    ...more.slice(0, MAX_MORE_PICTURES).map((url): Field => ['additional_image_link', url]),
  ];
}

function groupFields({ kind, group, subtitle }: FeedArticle): Field[] {
  if (!group) return [];
  const size = cutText(clean(subtitle), limits.size);
  return [
    ['item_group_id', feedId(`${kind}:${group.code}`)],
    ...(size === '' ? [] : ([['size', size]] satisfies Field[])),
  ];
}

/** An item of Google's product data specification. */
export function feedItem(place: FeedPlace, article: FeedArticle): string {
  const name = cutText(clean(nameOf(article)), limits.title);
  const ofKind = kindNames[article.kind];
  const type = [ofKind, ...article.categories.filter((title) => title !== ofKind)];
  const { googleCategory } = article;
  const fields: Field[] = [
    ['id', feedId(articleKey(article))],
    ['title', name],
    ['description', cutText(descriptionOf(article), limits.description)],
    ['link', encodedAddress(pageAddress(place.tenant, article.path))],
    ...pictures(place, article, name),
    ['availability', article.isAvailable ? 'in_stock' : 'out_of_stock'],
    ...prices(article, place.now),
    ...unitPrice(article),
    ['condition', 'new'],
    ...identifiers(article),
    ...groupFields(article),
    ...(googleCategory ? ([['google_product_category', googleCategory]] satisfies Field[]) : []),
    ['product_type', cutText(clean(type.join(' > ')), limits.productType)],
    ...energyLabel(article),
  ];
  return `<item>${fields.map(xml).join('')}${place.shipping}</item>\n`;
}
