/** For a secret URL, or a page that another visitor changes. `no-referrer` would make its own forms fail. */
export function noStore() {
  return { 'cache-control': 'private, no-store', 'referrer-policy': 'same-origin' };
}
