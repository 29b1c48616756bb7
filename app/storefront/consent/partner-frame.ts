import type { Location } from '~/domain/tenancy/directory';
import { storefrontSettings } from '../settings';

/** A page of a partner that a location shows in its footer. */
export interface PartnerFrame {
  url: string;
  origin: string;
  /** The source, as visitors read it. */
  host: string;
}

/** Host names may hold characters that mean something in a policy or a text; those of partners do not. */
const plainHost = /^[a-z0-9.-]+(:\d+)?$/;

/** The partner's page of a location, if one is configured. */
export function partnerFrameOf(location: Pick<Location, 'storefront'>): PartnerFrame | undefined {
  const { partnerFrameUrl } = storefrontSettings.of(location);
  if (!partnerFrameUrl) return undefined;
  const { origin, host, href } = new URL(partnerFrameUrl);
  return plainHost.test(host) ? { url: href, origin, host } : undefined;
}
