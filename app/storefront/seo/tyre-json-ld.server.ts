import { type Availability, availableOf, isHere } from '~/domain/catalog/inventory/inventory';
import type { TyreDetail } from '~/domain/catalog/tyres/tyre-detail.server';
import { pageAddress, type Tenant } from '~/domain/tenancy/tenant';

/** JSON for a script element: nothing in it can end the element or start a comment. */
export function toJsonLd(value: object): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...value }).replace(/</g, '\\u003c');
}

function availability(stock: Availability): string {
  if (isHere(stock, 1)) return 'https://schema.org/InStock';
  return availableOf(stock) > 0 ? 'https://schema.org/BackOrder' : 'https://schema.org/OutOfStock';
}

/** The tyre as schema.org Product with the location's Offer. */
export function tyreJsonLd(tenant: Tenant, tyre: TyreDetail): string {
  const address = pageAddress(tenant, tyre.card.path);
  return toJsonLd({
    '@type': 'Product',
    '@id': address,
    name: `${tyre.title} ${tyre.card.marking}`,
    description: `${tyre.seasonName} in ${tyre.card.marking}, ${tyre.card.limits}`,
    category: tyre.seasonName,
    brand: { '@type': 'Brand', name: tyre.card.make },
    ...(tyre.gtin && { gtin13: tyre.gtin }),
    sku: tyre.code,
    image: pageAddress(tenant, tyre.card.picture),
    additionalProperty: tyre.facts.map(([name, value]) => ({ '@type': 'PropertyValue', name, value })),
    offers: {
      '@type': 'Offer',
      url: address,
      price: (tyre.buy.price.cents / 100).toFixed(2),
      priceCurrency: 'EUR',
      availability: availability(tyre.buy.availability),
      itemCondition: 'https://schema.org/NewCondition',
      seller: { '@type': 'TireShop', name: tenant.location.title },
    },
  });
}
