import type { Tenant } from '~/domain/tenancy/tenant';
import { type ServicePageLink, servicePages } from '~/domain/workshop/service-pages.server';
import type { Context } from '~/platform/context';
import { navigatorPath, repairPath, serviceRequestPath } from '~/values/workshop-paths';
import type { SearchedPage } from './named-pages';

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
