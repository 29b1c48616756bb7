import { cookiesOf } from '~/platform/http/cookies';

const NAME = 'radhaus-standort';
/** The start page's parameter: the location that somebody chose before. */
export const BEFORE = 'zuletzt';

/** Set when somebody chooses a location, until the browser is closed. */
export function locationCookie(locationUrl: string, isSecure: boolean): string {
  return `${NAME}=${encodeURIComponent(locationUrl)}; Path=/; SameSite=Lax; HttpOnly${isSecure ? '; Secure' : ''}`;
}

/** The root of a host leads to its index location (spec 1, section 3), whose page then offers the other one. */
export function withRememberedLocation(to: string, cookieHeader: string | undefined): string {
  const url = cookiesOf(cookieHeader).find(([name]) => name === NAME)?.[1];
  if (!url || !/^[\w.%-]{1,100}$/.test(url)) return to;
  return `${to}${to.includes('?') ? '&' : '?'}${BEFORE}=${url}`;
}
