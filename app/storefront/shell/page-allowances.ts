import type { Tenant } from '~/domain/tenancy/tenant';
import { type ShownConsent, shownPartnerFrame } from '../consent/uses';
import { storefrontSettings } from '../settings';
import { isMadeForFrames } from './made-for-frames';

/** The origins outside of the shop that a page may use, for its Content-Security-Policy. */
export function pageAllowances(tenant: Tenant, consent: ShownConsent, pathname: string) {
  const frame = shownPartnerFrame(tenant, consent);
  const { externalServices, pictureHosts = [], frameHosts = [] } = storefrontSettings.of(tenant.location);
  return {
    frames: frame?.isAllowed ? [frame.origin] : [],
    images: pictureHosts.map((name) => `https://${name}`),
    ancestors: isMadeForFrames(pathname) ? frameHosts.map((name) => `https://${name}`) : [],
    /** Where forms may lead in the end: booking systems that the location names. */
    formTargets: externalServices.map(({ url }) => new URL(url).origin),
  };
}
