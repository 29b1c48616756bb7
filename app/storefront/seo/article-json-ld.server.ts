import type { Availability } from '~/domain/catalog/inventory/inventory';
import { availableOf, isHere } from '~/domain/catalog/inventory/inventory';
import type { ArticleCardView } from '~/domain/catalog/listing/article-card';
import { cardPath, cardPicture } from '~/domain/catalog/listing/card-address';
import type { BuyBoxView } from '~/domain/catalog/selling';
import { pageAddress, type Tenant } from '~/domain/tenancy/tenant';
import { photoPath } from '~/paths';

/** Escaped: no text can end the script element or start a comment. */
export function toJsonLd(value: object): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...value }).replace(/</g, '\\u003c');
}

function availability(stock: Availability): string {
  if (isHere(stock, 1)) return 'https://schema.org/InStock';
  return availableOf(stock) > 0 ? 'https://schema.org/BackOrder' : 'https://schema.org/OutOfStock';
}

export interface DescribedArticle {
  card: ArticleCardView;
  buy: BuyBoxView;
  name: string;
  description: string;
  category: string;
  gtin: string | null;
  facts: readonly [term: string, value: string][];
  group?: DescribedGroup;
}

export interface DescribedGroup {
  code: string;
  name: string;
  path: string;
}

function groupOf(tenant: Tenant, { code, name, path }: DescribedGroup) {
  const address = pageAddress(tenant, path);
  return { '@type': 'ProductGroup', '@id': address, url: address, name, productGroupID: code };
}

/** For a product without available variants, as schema.org ProductGroup. */
export function productGroupJsonLd(
  tenant: Tenant,
  { group, make, description }: { group: DescribedGroup; make: string; description: string },
): string {
  return toJsonLd({ ...groupOf(tenant, group), description, brand: { '@type': 'Brand', name: make } });
}

/** A schema.org Product with the location's Offer. */
export function articleJsonLd(
  tenant: Tenant,
  { card, buy, gtin, facts, name: title, description, category, group }: DescribedArticle,
): string {
  const address = pageAddress(tenant, cardPath(card));
  return toJsonLd({
    '@type': 'Product',
    '@id': address,
    name: title,
    description,
    category,
    ...(card.make && { brand: { '@type': 'Brand', name: card.make } }),
    ...(gtin && { gtin13: gtin }),
    ...(group && { isVariantOf: groupOf(tenant, group) }),
    sku: card.key.slice(card.key.indexOf(':') + 1),
    image: card.photo
      ? `${tenant.origin}${photoPath(card.photo, 960)}`
      : pageAddress(tenant, cardPicture(card)),
    additionalProperty: facts.map(([name, value]) => ({ '@type': 'PropertyValue', name, value })),
    offers: {
      '@type': 'Offer',
      url: address,
      price: (buy.price.cents / 100).toFixed(2),
      priceCurrency: 'EUR',
      availability: availability(buy.availability),
      itemCondition: 'https://schema.org/NewCondition',
      seller: { '@type': 'TireShop', name: tenant.location.title },
    },
  });
}
