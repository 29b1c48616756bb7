import { afterEach, beforeEach, expect, it } from 'vitest';
import { apiOf } from '../support/api';
import { address, person } from '../support/buyer';
import { setStock, someTyres, stockOf } from '../support/catalogue';
import { expectNothingLost } from '../support/money';
import { payingShop } from '../support/paying-shop';
import { startShop } from '../support/running-shop';
import { Visitor } from '../support/visitor';

const { database, sandbox, shop } = await payingShop();
const api = apiOf(shop);
const tyres = await someTyres(database, 24);
let next = 0;

afterEach(() => expectNothingLost(database));
beforeEach(() => database.query('delete from attempts'));

const at = (path: string, location: string) => `/api/v1/standorte/${location}${path}`;
const { strasse, plz, ort } = address;

async function filled(location: string) {
  const { id = '' } = tyres[next++] ?? {};
  await setStock(database, id, { here: 8 }, location);
  const token = (await api('POST', at('/carts', location))).body.cartToken as string;
  const cart = await api('PUT', at(`/cart/articles/tyre:${id}`, location), { token, json: { quantity: 2 } });
  return { id, token, cart };
}

async function bought(location: string, payment: string | undefined, headers = {}, order = api) {
  const { id, token, cart } = await filled(location);
  const json = {
    orderType: payment ? 'kauf' : 'reservierung',
    contact: person,
    ...(payment && { address: { strasse, plz, ort }, payment }),
    totalCents: cart.body.totalCents,
    accepted: ['terms'],
  };
  const send = () => order('POST', at('/orders', location), { token, json, headers });
  const { status, body } = await send();
  expect(status).toBe(201);
  const path = at(`/orders/${body.order._id}/payment`, location);
  return {
    id,
    token,
    path,
    placed: body,
    again: async () => (await send()).body,
    total: cart.body.totalCents as number,
    read: async () => (await api('GET', path, { token })).body,
    pay: (method?: string, by = token) => api('POST', path, { token: by, json: method ? { method } : {} }),
  };
}

async function approve(goTo: string) {
  const back = await sandbox.decide(goTo, 'approve');
  const done = await new Visitor(shop).post(new URL(back, 'http://x').pathname, { aktion: 'abschliessen' });
  expect(done.status).toBe(200);
}

it.each(['muster', 'standard'])(
  'at %s each payment that the checkout names is taken with the order, with its state and the address to go to',
  async (location) => {
    const { token } = await filled(location);
    const { purchase } = (await api('GET', at('/checkout', location), { token })).body;
    const named = purchase[0].payments.map(({ value }: { value: string }) => value) as string[];
    expect(named).toContain(location === 'muster' ? 'paypal' : 'kreditkarte');
    for (const method of named) {
      const { placed, total } = await bought(location, method);
      const { payment, goTo, payPage } = placed;
      // PAYONE cannot be asked whether the shopper has come to its page.
      const isUnderWay = location === 'standard' && method === 'paypal';
      expect(payment).toMatchObject({ method, state: 'open', openCents: total, isUnderWay });
      expect(payment.canBePaidNow).toBe(['paypal', 'kreditkarte', 'sepa'].includes(method));
      // PAYONE leads to PayPal as well.
      const provider = sandbox.environment.PAYPAL_API ?? '';
      if (method === 'paypal') expect(goTo.startsWith(`${provider}/`)).toBe(true);
      else expect([method, goTo]).toEqual([method, payPage]);
      expect(payPage === null).toBe(!payment.canBePaidNow);
    }
  },
);

it('PayPal that is named at the order is approved at the address of the answer', async () => {
  const order = await bought('muster', 'paypal');
  const { heldUntil } = order.placed.order;
  const minutes = (new Date(heldUntil).getTime() - Date.now()) / 60_000;
  expect(minutes).toBeGreaterThan(50);
  expect(minutes).toBeLessThan(61);
  expect(await stockOf(database, order.id, 'muster')).toEqual({ here: 6, central: 0 });
  await sandbox.decide(order.placed.goTo, 'cancel');
  expect(await order.read()).toMatchObject({ state: 'open', canBePaidNow: true });
  const { body } = await order.pay();
  await approve(body.goTo);
  await expect.poll(async () => (await order.read()).state, { timeout: 10_000 }).toBe('paid');
  expect(await order.read()).toMatchObject({ method: 'paypal', openCents: 0, canBePaidNow: false });
});

it('the same request again tells an address that is good, and nothing is paid twice', async () => {
  const order = await bought('muster', 'paypal', { 'idempotency-key': 'paypal-1' });
  const payments = () =>
    database.query('select 1 from payments where subject = $1', [`order:${order.placed.order._id}`]);
  const repeated = await order.again();
  expect(repeated.order._id).toBe(order.placed.order._id);
  expect(repeated.goTo).toBe(order.placed.goTo);
  const five = await Promise.all(Array.from({ length: 5 }, order.again));
  expect(new Set(five.map(({ goTo }) => goTo))).toEqual(new Set([order.placed.goTo]));
  expect(await payments()).toHaveLength(1);
  await approve(repeated.goTo);
  await expect.poll(async () => (await order.read()).state, { timeout: 10_000 }).toBe('paid');
  expect(await order.again()).toMatchObject({ goTo: null, payPage: null, payment: { state: 'paid' } });
});

it('the order stands if PayPal does not answer, and is paid on the shop’s page', async () => {
  const deaf = await startShop({
    DATABASE_URL: database.url,
    ...sandbox.environment,
    PAYPAL_API: 'http://127.0.0.1:9',
  });
  const { placed } = await bought('muster', 'paypal', {}, apiOf(deaf));
  expect([placed.payment.state, placed.goTo]).toEqual(['open', placed.payPage]);
  const page = await new Visitor(shop).open(new URL(placed.payPage).pathname);
  expect([page.status, page.text.includes('PayPal')]).toEqual([200, true]);
});

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
