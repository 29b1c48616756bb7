/**
 * Headers of a page whose address is a secret, or that another visitor's click changes: nobody keeps it, we neither, and
 * no other site hears of it. (Without any referrer its own forms would have no origin, and be refused.)
 */
export function noStore() {
  return { 'cache-control': 'private, no-store', 'referrer-policy': 'same-origin' };
}
