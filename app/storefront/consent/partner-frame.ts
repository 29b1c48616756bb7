import type { Location } from '~/domain/tenancy/directory';

/** A page of a partner that a location shows in its footer. */
export interface PartnerFrame {
  url: string;
  /** Its source, as the Content-Security-Policy names it. */
  origin: string;
  /** What people are told of where it comes from. */
  host: string;
}

/** Host names may hold characters that mean something in a policy or a text; those of partners do not. */
const plainHost = /^[a-z0-9.-]+(:\d+)?$/;

/** The partner's page of a location, if one is configured; the address must be one of https. */
export function partnerFrameOf({
  partnerFrameUrl,
}: Pick<Location, 'partnerFrameUrl'>): PartnerFrame | undefined {
  if (!partnerFrameUrl || !URL.canParse(partnerFrameUrl)) return undefined;
  const { protocol, origin, host, href } = new URL(partnerFrameUrl);
  return protocol === 'https:' && plainHost.test(host) ? { url: href, origin, host } : undefined;
}
