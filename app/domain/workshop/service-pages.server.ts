import type { Context } from '~/platform/context';
import {
  navigatorPath,
  navigatorServicePath,
  repairPath,
  repairServicePath,
  serviceRequestPath,
} from '~/values/workshop-paths';
import type { Tenant } from '../tenancy/tenant';
import { REQUEST_SERVICE } from './service';
import { servicesAt } from './services.server';
import { workshopPages } from './workshop-pages';

export interface ServicePageLink {
  title: string;
  to: string;
  text: string;
  /** Of a service: its long text. */
  details?: string;
  /** Url of the service; undefined: a page of several. */
  service?: string;
}

/** Every page of the workshop at a location, for search and sitemap. */
export async function servicePages(tenant: Tenant, context: Context): Promise<ServicePageLink[]> {
  const { repair, hasNavigator, hasForm } = workshopPages(tenant.location);
  const services = (await servicesAt(tenant, context)).filter(({ url }) => url !== REQUEST_SERVICE);
  const links: ServicePageLink[] = [];
  if (repair === 'shown') {
    links.push({
      title: 'Reparatur & Wartung',
      to: repairPath,
      text: 'Alle Service-Leistungen der Werkstatt.',
    });
    for (const { url, title, summary, landingText, by } of services)
      if (by === 'page')
        links.push({ title, to: repairServicePath(url), text: summary, details: landingText, service: url });
  }
  if (hasNavigator) {
    const text = 'Leistung, Preis und Anfrage in wenigen Schritten.';
    links.push({ title: 'Servicenavigator', to: navigatorPath, text });
    for (const { url, title, summary, landingText } of services)
      links.push({
        title,
        to: navigatorServicePath(navigatorPath, url),
        text: summary,
        details: landingText,
        service: url,
      });
  }
  if (hasForm)
    links.push({
      title: 'Service-Anfrage',
      to: serviceRequestPath,
      text: 'Preis und Termin anfragen, unverbindlich und mit Bildern.',
    });
  return links;
}
