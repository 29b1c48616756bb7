import type { Visitor } from './visitor';

export const person = {
  anrede: 'frau',
  vorname: 'Eva',
  nachname: 'Berg',
  email: 'eva.berg@example.de',
  telefon: '0431 123456',
};

export const address = { ...person, strasse: 'Hafenweg 12', plz: '24103', ort: 'Kiel' };

/** Puts pieces of a tyre into the cart. `shop` is the location's prefix, '' on a single-shop host. */
export function addTyre(visitor: Visitor, shop: string, tyreId: string, quantity: number) {
  return visitor.post(`${shop}/warenkorb`, {
    aktion: 'hinzufuegen',
    artikel: `tyre:${tyreId}`,
    menge: String(quantity),
  });
}

/** Goes on from a filled cart to the page whose button makes the order. */
export async function toConfirmation(
  visitor: Visitor,
  shop: string,
  way: 'reservierung' | 'kauf',
  email = person.email,
) {
  const choice = await visitor.open(`${shop}/initiateCheckout`);
  const next = await visitor.submit(choice, { button: 'Weiter' }, { weg: way });
  if (way === 'reservierung') return visitor.submit(next, { button: 'Weiter' }, { ...person, email });
  const payment = await visitor.submit(next, { button: 'Weiter' }, { ...address, email });
  return visitor.submit(payment, { button: 'Weiter' }, { lieferung: 'abholung', zahlung: 'vorkasse' });
}

export const lastButton = { reservierung: 'Unverbindlich reservieren', kauf: 'zahlungspflichtig bestellen' };

/** Buys or reserves what is in the cart; the answer is the thank-you page, or what stood against it. */
export async function order(visitor: Visitor, shop: string, way: 'reservierung' | 'kauf', email?: string) {
  const page = await toConfirmation(visitor, shop, way, email);
  return visitor.submit(page, { button: lastButton[way] }, { agb: 'on' });
}

/** The number on a thank-you page. */
export function orderNumber(page: { text: string }): string | undefined {
  return /data-order-number="([^"]+)"/.exec(page.text)?.[1];
}
