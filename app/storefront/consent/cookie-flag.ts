import { lasting, readableCookies } from '~/platform/browser/storage';

const COOKIES_ALLOWED = 'cookiesAllowed';

/** The local flag of the specification (1, section 4): category C0004 sets it, and removes it when it is off. */
export function keepCookieFlag(): void {
  if (/C0004(:|%3A)1/.test(readableCookies())) lasting.set(COOKIES_ALLOWED, 'true');
  else lasting.remove(COOKIES_ALLOWED);
}
