import { contactPath } from '~/paths';
import { repairServicePath, serviceRequestPath, serviceRequestPathFor } from '~/values/workshop-paths';
import { type OfferedService, REQUEST_SERVICE } from './service';

export interface ServiceCardView {
  url: string;
  title: string;
  summary: string;
  icon: string;
  /** A page of the location, or the address of another site. */
  to: string;
  /** For the chosen vehicle, else as a range. */
  price: string | undefined;
}

export interface CardPlace {
  hasForm: boolean;
  /** Url of the sub-location that requests go to. */
  branch?: string | undefined;
}

export const withBranch = (path: string, branch: string | undefined) =>
  branch ? `${path}?filiale=${encodeURIComponent(branch)}` : path;

/** Where somebody asks for a service; the contact page where the theme hides the form. */
export function requestTarget({ url }: Pick<OfferedService, 'url'>, { hasForm, branch }: CardPlace): string {
  if (!hasForm) return contactPath;
  return withBranch(url === REQUEST_SERVICE ? serviceRequestPath : serviceRequestPathFor(url), branch);
}

/** A link elsewhere counts before the service's own page and the form (spec 1, section 3). */
export function serviceTarget(service: OfferedService, place: CardPlace): string {
  const own = repairServicePath(service.url);
  if (service.href && service.href.toLowerCase() !== own.toLowerCase()) return service.href;
  return service.by === 'page' ? withBranch(own, place.branch) : requestTarget(service, place);
}

export function serviceCard(
  service: OfferedService,
  place: CardPlace,
  price: string | undefined,
): ServiceCardView {
  const { url, title, summary, icon } = service;
  return { url, title, summary, icon, to: serviceTarget(service, place), price };
}
