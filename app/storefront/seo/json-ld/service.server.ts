import { pageAddress, type Tenant } from '~/domain/tenancy/tenant';
import type { ServicePrice } from '~/domain/workshop/prices/service-price';
import type { Context } from '~/platform/context';
import { businessNode } from './business.server';
import { type JsonLdNode, known } from './json-ld';
import { euros } from './offer-terms';

interface DescribedService {
  path: string;
  title: string;
  summary: string;
  price: ServicePrice;
}

function offerOf(price: ServicePrice, url: string): JsonLdNode | undefined {
  switch (price.kind) {
    case 'on-request':
      return undefined;
    case 'exact':
      return { '@type': 'Offer', url, price: euros(price.totalCents), priceCurrency: 'EUR' };
    case 'range':
      return {
        '@type': 'AggregateOffer',
        url,
        lowPrice: euros(price.fromCents),
        highPrice: euros(price.toCents),
        priceCurrency: 'EUR',
      };
  }
}

/** The service, and the workshop that offers it. */
export async function serviceNodes(
  tenant: Tenant,
  context: Context,
  { path, title, summary, price }: DescribedService,
): Promise<JsonLdNode[]> {
  const url = pageAddress(tenant, path);
  const business = await businessNode(tenant, context);
  return [
    {
      '@type': 'Service',
      '@id': url,
      url,
      name: title,
      serviceType: title,
      ...known({
        description: summary,
        provider: { '@id': business['@id'] },
        areaServed: business.areaServed,
        offers: offerOf(price, url),
      }),
    },
    business,
  ];
}
