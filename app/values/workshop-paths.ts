import { href } from 'react-router';

export const serviceRequestPath = href('/serviceAnfrage/:serviceUrl?');
export function serviceRequestPathFor(serviceUrl: string): string {
  return href('/serviceAnfrage/:serviceUrl?', { serviceUrl });
}

/** Adds pictures to a request; whoever knows the token may. */
export function requestPicturesPath(token: string): string {
  return href('/serviceAnfrage/bilder/:token', { token: encodeURIComponent(token) });
}

export const repairPath = href('/reparatur-wartung');
export function repairServicePath(serviceUrl: string): string {
  return href('/reparatur-wartung/:serviceUrl', { serviceUrl });
}

export function serviceByIdPath(serviceUrl: string, serviceId: string): string {
  return href('/reparatur-wartung/:serviceUrl/:serviceId', { serviceUrl, serviceId });
}

export const navigatorPath = href('/servicenavigator');
export const framedNavigatorPath = href('/servicenavigatorExtern');

/** @param base the navigator of the shop, or the framed one */
export function navigatorServicePath(base: string, service: string): string {
  return `${base}/${encodeURIComponent(service)}`;
}

export function framedPicturesPath(token: string): string {
  return href('/servicenavigatorExtern/bilder/:token', { token: encodeURIComponent(token) });
}
