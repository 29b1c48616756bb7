const COOKIES_ALLOWED = 'cookiesAllowed';

/** The local flag of the specification (1, section 4): category C0004 sets it, and removes it when it is off. */
export function keepCookieFlag(): void {
  try {
    if (/C0004(:|%3A)1/.test(document.cookie)) window.localStorage.setItem(COOKIES_ALLOWED, 'true');
    else window.localStorage.removeItem(COOKIES_ALLOWED);
  } catch {
    // A browser may refuse.
  }
}
