/** Headers of a page whose address is a secret, or that another visitor's click changes: nobody keeps it, we neither. */
export function notKept() {
  return { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' };
}
