import type { Tenant } from '~/domain/tenancy/tenant';
import { priceWords } from '~/domain/workshop/prices/service-price';
import { servicePrices } from '~/domain/workshop/prices/service-prices.server';
import { type ServicePageLink, servicePages } from '~/domain/workshop/service-pages.server';
import type { Context } from '~/platform/context';
import { navigatorPath, repairPath, serviceRequestPath } from '~/values/workshop-paths';
import type { NamedPage, SearchedPage } from './named-pages';

/** Words that people type for these pages, but that the pages do not contain. */
const askedFor: Readonly<Record<string, string>> = {
  [repairPath]: 'Werkstatt Service Termin Kundendienst',
  [navigatorPath]: 'Werkstatt Service Termin Reparatur Wartung Kundendienst',
  [serviceRequestPath]: 'Werkstatt Termin Anfrage Kostenvoranschlag Angebot',
};

/** Words beside the name of a service that ask for it: 'Bremsen wechseln', 'Auspuff Reparatur'. */
const WORK =
  'wechseln Wechsel tauschen Austausch ersetzen erneuern reparieren Reparatur montieren Montage einbauen nachrüsten prüfen reinigen nachfüllen Kosten Preis Termin machen lassen defekt kaputt quietschen klappern entfernen Werkstatt';

export async function searchedServices(tenant: Tenant, context: Context): Promise<SearchedPage[]> {
  const pages: ServicePageLink[] = await servicePages(tenant, context);
  return pages.map(({ details = '', ...page }) => ({
    ...page,
    askedFor: `${askedFor[page.to] ?? ''} ${details}`,
    askedBeside: details && WORK,
  }));
}

export async function withServicePrices<Page extends NamedPage>(
  tenant: Tenant,
  context: Context,
  pages: readonly Page[],
  vehicleCode: string | undefined,
): Promise<Page[]> {
  if (pages.every(({ service }) => service === undefined)) return [...pages];
  const prices = await servicePrices(tenant, context, vehicleCode);
  return pages.map((page) =>
    page.service === undefined ? page : { ...page, price: priceWords(prices.of(page.service)) },
  );
}
