import { beforeEach, describe, expect, it } from 'vitest';
import { changeOrder } from '~/domain/orders/change-fulfilment.server';
import { apiOf } from '../support/api';
import { address, addTyre, lastButton, order, orderNumber, person, toConfirmation } from '../support/buyer';
import { setPrice, setStock, someTyres } from '../support/catalogue';
import { openDesk } from '../support/desk';
import { freshShop } from '../support/fresh-shop';
import { textOf } from '../support/html-forms';
import { liftReservationLimits } from '../support/reservation-settings';
import { Visitor } from '../support/visitor';

const GOLF = 'volkswagen-golf-vii-2-0-tdi-schaltgetriebe-trendline';
const { database, shop } = await freshShop({ prepare: liftReservationLimits });
const api = apiOf(shop);
const leader = await openDesk(database, shop, 'leitung');
const [tyre, other] = await someTyres(database, 2);
if (!tyre || !other) throw new Error('The demo has too few tyres');
await setPrice(database, other.id, tyre.cents);

beforeEach(async () => {
  await database.query('delete from attempts');
  for (const { id } of [tyre, other]) await setStock(database, id, { here: 20, central: 20 });
});

const at = (path: string) => `/api/v1/standorte/muster${path}`;
const { strasse, plz, ort } = address;
const ordersIn = () => database.value<number>('select count(*)::int from orders');

let terms = 0;
/** Other terms from now on. */
async function writeTerms() {
  terms += 1;
  const text = `Fassung ${terms}.\r\n\r\n## Geltung\r\n\r\n{firma}\r\nHafenkai ${terms}`;
  await leader.press('/muster/tresen/standort/rechtstexte', 'AGB speichern', { text });
  const shown = async () => (await new Visitor(shop).open('/muster/agb')).text;
  await expect.poll(shown).toContain(`Fassung ${terms}.`);
}

interface Client {
  token: string;
  put: (path: string, json: unknown) => Promise<{ status: number }>;
}

interface Option {
  value: string;
  delivery: string;
  totalCents: number;
  payments: { value: string; digest: string }[];
}

async function filled() {
  const { body } = await api('POST', at('/carts'));
  const token = body.cartToken as string;
  const put = (path: string, json: unknown) => api('PUT', at(path), { token, json });
  await put(`/cart/articles/tyre:${tyre?.id}`, { quantity: 2 });
  return { token, put };
}

async function offered({ token }: Client, delivery = 'versand', payment = 'vorkasse') {
  const { body } = await api('GET', at('/checkout'), { token });
  const option = (body.purchase as Option[]).find((one) => one.delivery === delivery);
  const digest = option?.payments.find(({ value }) => value === payment)?.digest ?? '';
  return {
    reservation: body.reservation as { totalCents: number; digest: string },
    purchase: {
      orderType: 'kauf',
      contact: person,
      address: { strasse, plz, ort },
      delivery: option?.value,
      payment,
      totalCents: option?.totalCents ?? 0,
      digest,
      accepted: ['terms', 'mismatch', 'early-start'],
    },
  };
}

const send = ({ token }: Client, json: unknown) => api('POST', at('/orders'), { token, json });

async function addWork(client: Client, index: number) {
  const own = `/cart/articles/tyre:${tyre?.id}`;
  await client.put(own, { quantity: 4, vehicle: GOLF });
  await client.put(`${own}/fitting`, { isWanted: true, withDisposal: true });
  await hold(client, index);
}

async function hold({ token, put }: Client, index: number) {
  const { body } = await api('GET', at('/cart/slots'), { token });
  const starts = (body.data as { slots: { startsAt: string }[] }[]).flatMap(({ slots }) => slots);
  const { status } = await put('/cart/slot', { startsAt: starts.at(index)?.startsAt });
  expect(status).toBe(200);
}

async function exchange({ token, put }: Client) {
  await api('DELETE', at(`/cart/articles/tyre:${tyre?.id}`), { token });
  await put(`/cart/articles/tyre:${other?.id}`, { quantity: 2 });
}

const later = (client: Client) => hold(client, -1);
const withWork = (client: Client) => addWork(client, -3);

const inCart: [
  string,
  (client: Client) => Promise<unknown>,
  string,
  ((client: Client) => Promise<unknown>)?,
][] = [
  ['an article of the same price', exchange, 'lines'],
  [
    'the vehicle of a line',
    ({ put }) => put(`/cart/articles/tyre:${tyre.id}`, { quantity: 2, vehicle: GOLF }),
    'lines',
  ],
  ['the slot', later, 'slot', withWork],
  ['a coupon', ({ put }) => put('/cart/coupon', { code: 'WILLKOMMEN10' }), 'totalCents'],
  ['the terms', writeTerms, 'terms'],
  [
    'the days of the delivery',
    () => setStock(database, tyre.id, { here: 0, central: 20 }),
    'delivery',
    async () => {},
  ],
];

describe('the call that orders refuses what was not shown:', () => {
  it.each(inCart)('%s', async (_name, change, field, prepare) => {
    const client = await filled();
    await prepare?.(client);
    const seen = await offered(client, prepare ? 'abholung' : 'versand', prepare ? 'abholung' : 'vorkasse');
    const before = await ordersIn();
    await change(client);
    const now = await offered(client, prepare ? 'abholung' : 'versand', prepare ? 'abholung' : 'vorkasse');
    // The sum is told as it is now, so that only the digest can differ.
    const refused = await send(client, { ...now.purchase, digest: seen.purchase.digest });
    expect([refused.status, refused.body.error.reason]).toEqual([409, 'order_changed']);
    const fields = (refused.body.error.details as { field: string }[]).map((one) => one.field);
    expect(fields).toContain(field);
    expect(await ordersIn()).toBe(before);
    const done = await send(client, now.purchase);
    expect([done.status, done.body.order?.totalCents]).toEqual([201, now.purchase.totalCents]);
  });

  it.each([
    ['the way of payment', 'abholung', 'abholung', 'payment'],
    ['the delivery', 'abholung', 'vorkasse', 'delivery'],
  ])('%s is another than that whose digest is sent', async (_name, delivery, payment, field) => {
    const client = await filled();
    const parcel = await offered(client);
    const wanted = await offered(client, delivery, payment);
    const refused = await send(client, { ...wanted.purchase, digest: parcel.purchase.digest });
    expect([refused.status, refused.body.error.reason]).toEqual([409, 'order_changed']);
    expect(refused.body.error.details.map((one: { field: string }) => one.field)).toContain(field);
    expect((await send(client, wanted.purchase)).status).toBe(201);
  });

  it('a reservation has its own digest, and people are told with the order', async () => {
    const client = await filled();
    const { reservation, purchase } = await offered(client);
    const reserve = {
      orderType: 'reservierung',
      contact: { ...person, email: 'andere@example.de' },
      totalCents: reservation.totalCents,
      accepted: ['terms'],
    };
    const refused = await send(client, { ...reserve, digest: purchase.digest });
    expect(refused.body.error.details.map((one: { field: string }) => one.field)).toContain('orderType');
    const odd = await send(client, { ...reserve, digest: 'nichts' });
    expect([odd.status, odd.body.error.reason]).toEqual([409, 'order_changed']);
    expect((await send(client, { ...reserve, digest: reservation.digest })).status).toBe(201);
  });

  it('without a digest only the sum is compared', async () => {
    const client = await filled();
    const { purchase } = await offered(client);
    await exchange(client);
    const { digest: _, ...without } = purchase;
    expect((await send(client, { ...without, totalCents: without.totalCents - 1 })).status).toBe(409);
    expect((await send(client, without)).status).toBe(201);
  });
});

it('the last page asks again after other terms, which are then not agreed to', async () => {
  const visitor = new Visitor(shop);
  await addTyre(visitor, '/muster', tyre.id, 2);
  const page = await toConfirmation(visitor, '/muster', 'kauf');
  const before = await ordersIn();
  await writeTerms();
  const refused = await visitor.press(page, lastButton.kauf, { agb: 'on' });
  expect([refused.status, await ordersIn()]).toEqual([409, before]);
  expect(textOf(refused.text)).toContain('hat sich geändert: die AGB.');
  expect(refused.text).toContain('href="#bestellt-bedingungen"');
  expect(refused.text.split('id="bestellt-bedingungen"')).toHaveLength(2);
  const unticked = await visitor.press(refused, lastButton.kauf);
  expect([unticked.status, await ordersIn()]).toEqual([400, before]);
  expect(orderNumber(await visitor.press(unticked, lastButton.kauf, { agb: 'on' }))).toBeDefined();
});

describe('a reservation is bought as it was shown:', () => {
  const BUTTON = 'zahlungspflichtig bestellen';

  it.each([
    [
      'a piece was cancelled',
      (number: string) =>
        changeOrder(database.context, 'cancel', number, {
          actor: { type: 'staff', id: 'Kasse' },
          parts: [{ position: 1, quantity: 1 }],
        }),
    ],
    ['the terms are others', writeTerms],
  ])('%s', async (_name, change) => {
    const visitor = new Visitor(shop);
    await addTyre(visitor, '/muster', tyre.id, 2);
    const number = orderNumber(await order(visitor, '/muster', 'reservierung')) ?? '';
    const id = await database.value<string>(`select id from orders where number = '${number}'`);
    const typeNow = () => database.value<string>(`select order_type from orders where number = '${number}'`);
    const page = await visitor.open(`/muster/checkout/kaufen/${id}`);
    await change(number);
    const refused = await visitor.press(page, BUTTON, { agb: 'on' });
    expect([refused.status, await typeNow()]).toEqual([409, 'reservierung']);
    expect(textOf(refused.text)).toContain('Die Reservierung hat sich geändert, seit Sie');
    await visitor.press(refused, BUTTON, { agb: 'on' });
    expect(await typeNow()).toBe('kauf');
  });
});
