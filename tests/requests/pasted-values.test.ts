import { expect, it } from 'vitest';
import { apiOf } from '../support/api';
import { addTyre, lastButton, orderNumber, person } from '../support/buyer';
import { setStock, someTyres } from '../support/catalogue';
import { freshShop } from '../support/fresh-shop';
import { liftReservationLimits } from '../support/reservation-settings';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop({ prepare: liftReservationLimits });
const api = apiOf(shop);
const tyres = await someTyres(database, 30);
let next = 0;

async function tyre(): Promise<string> {
  const id = tyres[next++]?.id ?? '';
  await setStock(database, id, { here: 8 });
  return id;
}

const contactOf = async (number: string) =>
  (
    await database.query<{ contact: Record<string, string> }>(
      'select contact from orders where number = $1',
      [number],
    )
  )[0]?.contact ?? {};

const stored = { telefon: 'phone', vorname: 'firstName', email: 'email' } as const;

/** As phone books, mails and pages give them to the clipboard. */
const values: readonly [field: keyof typeof stored, typed: string, told: string][] = [
  ['telefon', '\u202a+49 431 223456\u202c', '0431 223456'],
  ['telefon', '\u200e+49 171 2234567', '0171 2234567'],
  ['telefon', '0431.323456', '0431 323456'],
  ['telefon', '0431 \u2013 423456', '0431 423456'],
  ['telefon', '+49 (0) 431 523456', '0431 523456'],
  ['vorname', 'M\u00fcller\u200b', 'M\u00fcller'],
  ['vorname', 'D\u2019Angelo', 'D\u2019Angelo'],
  ['email', 'eva@example.de\u200b', 'eva@example.de'],
  ['email', 'info@m\u00fcller-reifen.de', 'info@xn--mller-reifen-dlb.de'],
  ['email', 'Eva.Berg+Reifen@Example.DE', 'Eva.Berg+Reifen@Example.DE'],
];

it.each(values)('the %s %j is taken as %j, by form and by the API', async (field, typed, told) => {
  const visitor = new Visitor(shop);
  await addTyre(visitor, '/muster', await tyre(), 1);
  const choice = await visitor.open('/muster/initiateCheckout');
  const contact = await visitor.press(choice, 'Weiter', { weg: 'reservierung' });
  const last = await visitor.press(contact, 'Weiter', { ...person, [field]: typed });
  const thanks = await visitor.press(last, lastButton.reservierung, { agb: 'on' });
  expect((await contactOf(orderNumber(thanks) ?? ''))[stored[field]]).toBe(told);

  const { body: cart } = await api('POST', '/api/v1/standorte/muster/carts');
  const key = encodeURIComponent(`tyre:${await tyre()}`);
  const token = cart.cartToken;
  const filled = await api('PUT', `/api/v1/standorte/muster/cart/articles/${key}`, {
    token,
    json: { quantity: 1 },
  });
  const json = {
    orderType: 'reservierung',
    contact: { ...person, [field]: typed },
    totalCents: filled.body.totalCents,
    accepted: ['terms'],
  };
  const { status, body } = await api('POST', '/api/v1/standorte/muster/orders', { token, json });
  expect(status).toBe(201);
  expect((await contactOf(body.order.number))[stored[field]]).toBe(told);
});
