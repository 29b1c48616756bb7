import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { apiOf } from '../support/api';
import { address, person } from '../support/buyer';
import { setStock, someTyres } from '../support/catalogue';
import { freshDatabase } from '../support/fresh-database';
import { expectNothingLost } from '../support/money';
import { openSandbox } from '../support/paying';
import { startShop } from '../support/running-shop';
import { Visitor } from '../support/visitor';

const database = await freshDatabase();
const sandbox = await openSandbox();
const shop = await startShop({ DATABASE_URL: database.url, ...sandbox.environment });
const api = apiOf(shop);
const tyres = await someTyres(database, 8);
let next = 0;

afterAll(() => sandbox.close());
afterEach(() => expectNothingLost(database));
beforeEach(() => database.query('delete from attempts'));

const at = (path: string, location: string) => `/api/v1/standorte/${location}${path}`;
const { strasse, plz, ort } = address;

async function bought(location: string, payment: string | undefined) {
  const { id = '' } = tyres[next++] ?? {};
  await setStock(database, id, { here: 8 }, location);
  const token = (await api('POST', at('/carts', location))).body.cartToken as string;
  const cart = await api('PUT', at(`/cart/articles/tyre:${id}`, location), { token, json: { quantity: 2 } });
  const json = {
    orderType: payment ? 'kauf' : 'reservierung',
    contact: person,
    ...(payment && { address: { strasse, plz, ort }, payment }),
    totalCents: cart.body.totalCents,
    accepted: ['terms'],
  };
  const { status, body } = await api('POST', at('/orders', location), { token, json });
  expect(status).toBe(201);
  const path = at(`/orders/${body.order._id}/payment`, location);
  return {
    token,
    path,
    total: cart.body.totalCents as number,
    read: async () => (await api('GET', path, { token })).body,
    pay: (method?: string, by = token) => api('POST', path, { token: by, json: method ? { method } : {} }),
  };
}

it('a purchase is paid by PayPal from the address of the answer, and by nobody twice', async () => {
  const order = await bought('muster', 'vorkasse');
  const before = await order.read();
  expect(before).toMatchObject({
    method: 'vorkasse',
    state: 'open',
    openCents: order.total,
    canBePaidNow: false,
  });
  expect(before.otherMethods.map(({ value }: { value: string }) => value)).toContain('paypal');
  const leaving = await order.pay('paypal');
  expect(leaving.body.goTo).toContain(`${sandbox.environment.PAYPAL_API}/checkoutnow?token=`);
  const back = await sandbox.decide(leaving.body.goTo, 'approve');
  expect(back).toMatch(/^\/muster\/bestellung\/[\w-]+\/bezahlen/);
  const visitor = new Visitor(shop);
  const page = await visitor.open(back);
  expect(page.status).toBe(200);
  const done = await visitor.post(new URL(back, 'http://x').pathname, { aktion: 'abschliessen' });
  expect(done.status).toBe(200);
  await expect.poll(async () => (await order.read()).state, { timeout: 10_000 }).toBe('paid');
  expect(await order.read()).toMatchObject({
    method: 'paypal',
    openCents: 0,
    canBePaidNow: false,
    otherMethods: [],
  });
  const again = await order.pay('paypal');
  expect([again.status, again.body.error.reason]).toEqual([409, 'not_payable']);
});

it('after a cancelled approval it may be paid again, or otherwise', async () => {
  const order = await bought('muster', 'vorkasse');
  const { body } = await order.pay('paypal');
  await sandbox.decide(body.goTo, 'cancel');
  expect((await order.read()).method).toBe('paypal');
  expect((await order.pay()).body.goTo).toContain('checkoutnow');
  const other = await order.pay('vorkasse');
  expect([other.status, other.body.goTo, other.body.payment.method]).toEqual([200, null, 'vorkasse']);
});

it('a card is entered on the page of the shop', async () => {
  const order = await bought('standard', 'kreditkarte');
  expect((await order.read()).canBePaidNow).toBe(true);
  const { body } = await order.pay();
  const page = await new Visitor(shop).open(new URL(body.goTo).pathname);
  expect([page.status, page.path]).toEqual([200, expect.stringMatching(/\/bestellung\/[\w-]+\/bezahlen$/)]);
});

it('is asked for by its owner, for a purchase, in a way that is offered', async () => {
  const order = await bought('muster', 'abholung');
  for (const method of ['sepa', 'kreditkarte']) {
    const { status, body } = await order.pay(method);
    expect([method, status, body.error.details[0].field]).toEqual([method, 400, 'method']);
  }
  expect((await order.pay('bargeld')).status).toBe(400);
  expect((await order.pay()).body.goTo).toBeNull();
  const stranger = (await api('POST', at('/carts', 'muster'))).body.cartToken;
  for (const method of ['GET', 'POST']) {
    const json = method === 'POST' ? {} : undefined;
    const { status, body } = await api(method, order.path, { token: stranger, json });
    expect([status, body.error.reason]).toEqual([404, 'order_not_found']);
    expect((await api(method, order.path, { json })).status).toBe(401);
  }
  const reserved = await bought('muster', undefined);
  expect((await reserved.pay()).status).toBe(404);
});
