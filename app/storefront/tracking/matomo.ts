import type { Host } from '~/domain/tenancy/directory';

export interface Matomo {
  /** Ends with a slash. */
  url: string;
  origin: string;
  host: string;
}

/** Other characters could end a directive of a policy. */
const plainOrigin = /^(https:\/\/[a-z0-9.-]+|http:\/\/localhost)(:\d+)?$/;

/** Undefined without an address, or with one that no policy can name. */
export function matomoOf({ matomoUrl }: Pick<Host, 'matomoUrl'>): Matomo | undefined {
  if (!matomoUrl || !URL.canParse(matomoUrl)) return undefined;
  const { origin, host, pathname } = new URL(matomoUrl);
  const url = `${origin}${pathname.replace(/\/*$/, '/')}`;
  return plainOrigin.test(origin) ? { url, origin, host } : undefined;
}
