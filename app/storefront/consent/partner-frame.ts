import type { Location } from '~/domain/tenancy/directory';
import { storefrontSettings } from '../settings';

export interface PartnerFrame {
  url: string;
  origin: string;
  /** The source, as visitors read it. */
  host: string;
}

/** Host names may contain characters with a meaning in a policy; those of partners do not. */
const plainHost = /^[a-z0-9.-]+(:\d+)?$/;

export function partnerFrameOf(location: Pick<Location, 'storefront'>): PartnerFrame | undefined {
  const { partnerFrameUrl } = storefrontSettings.of(location);
  if (!partnerFrameUrl) return undefined;
  const { origin, host, href } = new URL(partnerFrameUrl);
  return plainHost.test(host) ? { url: href, origin, host } : undefined;
}
