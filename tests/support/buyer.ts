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

/** Without the pages between, which tests of their own open. */
export async function toConfirmation(
  visitor: Visitor,
  shop: string,
  way: 'reservierung' | 'kauf',
  email = person.email,
  delivery: Delivery = 'abholung',
) {
  const steps: Record<string, string>[] =
    way === 'reservierung'
      ? [{ ...person, ...contactOf(email) }]
      : [
          { ...address, ...contactOf(email) },
          { lieferung: delivery, zahlung: 'vorkasse' },
        ];
  let path = `${shop}/initiateCheckout`;
  for (const fields of [{ weg: way }, ...steps]) {
    const answer = await visitor.tell(path, fields);
    if (!answer.next) return { ...answer, path };
    path = answer.next;
  }
  return visitor.open(path);
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
