import type { Visitor } from './visitor';

export const person = {
  anrede: 'frau',
  vorname: 'Eva',
  nachname: 'Berg',
  email: 'eva.berg@example.de',
  telefon: '0431 123456',
};

export const address = { ...person, strasse: 'Hafenweg 12', plz: '24103', ort: 'Kiel' };

/** `shop` is the location's prefix, '' on a single-shop host. */
export function addTyre(visitor: Visitor, shop: string, tyreId: string, quantity: number) {
  return visitor.post(`${shop}/warenkorb`, {
    aktion: 'hinzufuegen',
    artikel: `tyre:${tyreId}`,
    menge: String(quantity),
  });
}

/** One for each address, since open reservations are counted by both. */
function contactOf(email: string) {
  if (email === person.email) return { email };
  const digits = [...email].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1e9, 7);
  return { email, telefon: `0431 ${digits}` };
}

export type Delivery = 'abholung' | 'versand';

export async function toConfirmation(
  visitor: Visitor,
  shop: string,
  way: 'reservierung' | 'kauf',
  email = person.email,
  delivery: Delivery = 'abholung',
) {
  const choice = await visitor.open(`${shop}/initiateCheckout`);
  const next = await visitor.press(choice, 'Weiter', { weg: way });
  if (way === 'reservierung') return visitor.press(next, 'Weiter', { ...person, ...contactOf(email) });
  const payment = await visitor.press(next, 'Weiter', { ...address, ...contactOf(email) });
  return visitor.press(payment, 'Weiter', { lieferung: delivery, zahlung: 'vorkasse' });
}

export const lastButton = { reservierung: 'Unverbindlich reservieren', kauf: 'zahlungspflichtig bestellen' };

/** Returns the thank-you page, or the refusal. */
export async function order(
  visitor: Visitor,
  shop: string,
  way: 'reservierung' | 'kauf',
  email?: string,
  delivery?: Delivery,
) {
  const page = await toConfirmation(visitor, shop, way, email, delivery);
  const ticked: Record<string, string> = { agb: 'on' };
  if (page.text.includes('name="trotzdem"')) ticked.trotzdem = 'on';
  return visitor.press(page, lastButton[way], ticked);
}

export function orderNumber(page: { text: string }): string | undefined {
  return /data-order-number="([^"]+)"/.exec(page.text)?.[1];
}
