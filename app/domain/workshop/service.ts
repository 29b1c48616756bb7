import type { ServiceEntry } from './service-entry';

/** The entry of the request form: last in every list (spec 1, repair and maintenance page). */
export const REQUEST_SERVICE = 'serviceAnfrage';

export interface Service {
  id: string;
  url: string;
  title: string;
  icon: string;
  position: number;
  category: string;
  summary: string;
  landingText: string;
}

/** `page`: it has a page at the location; `form`: by the request form. `href` leads to another place. */
export interface OfferedService extends Service {
  by: 'page' | 'form';
  href: string | undefined;
}

const isLast = ({ url }: Pick<Service, 'url'>) => Number(url === REQUEST_SERVICE);

/** Umlauts count as their vowels (DIN 5007-1). */
export function sortServices<One extends Pick<Service, 'url' | 'title'>>(services: readonly One[]): One[] {
  return services.toSorted((a, b) => isLast(a) - isLast(b) || a.title.localeCompare(b.title, 'de'));
}

interface OfServices {
  /** Urls of the services offered; empty: all. */
  serviceListe: readonly string[];
  /** Later entries overrule earlier ones of the same url. */
  entries: readonly ServiceEntry[];
}

/** @param serviceListe empty: all */
export const isListed = (url: string, serviceListe: readonly string[]): boolean =>
  serviceListe.length === 0 || serviceListe.includes(url);

/** A service without an entry has a page; one that is not available goes by the request form. */
export function offeredServices(
  services: readonly Service[],
  { serviceListe, entries }: OfServices,
): OfferedService[] {
  const entryOf = new Map(entries.map((entry) => [entry.url, entry]));
  const offered = services
    .filter(({ url }) => url === REQUEST_SERVICE || isListed(url, serviceListe))
    .map((service): OfferedService => {
      const entry = entryOf.get(service.url);
      const isPage = service.url !== REQUEST_SERVICE && (!entry || entry.available === true);
      return { ...service, by: isPage ? 'page' : 'form', href: entry?.href };
    });
  return sortServices(offered);
}

/** Urls of entries that name no service. */
export function unknownServices(
  services: readonly Pick<Service, 'url'>[],
  urls: readonly (string | undefined)[],
) {
  const known = new Set(services.map(({ url }) => url));
  return [...new Set(urls.filter((url) => url !== undefined && !known.has(url)))];
}
