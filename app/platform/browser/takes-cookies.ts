const PROBE = 'radhaus-probe';

/** `navigator.cookieEnabled` is true also where the browser is set to refuse the cookies of this site. */
export function takesCookies(): boolean {
  if (!navigator.cookieEnabled) return false;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API answers later, and is not in every browser.
  document.cookie = `${PROBE}=1; Path=/; SameSite=Lax`;
  const isTaken = document.cookie.includes(`${PROBE}=1`);
  // biome-ignore lint/suspicious/noDocumentCookie: as above.
  document.cookie = `${PROBE}=; Path=/; Max-Age=0`;
  return isTaken;
}
