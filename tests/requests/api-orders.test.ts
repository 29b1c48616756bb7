import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openAccount, PASSWORD } from '../support/accounts';
import { apiOf, signInByApi } from '../support/api';
import { address, person } from '../support/buyer';
import { setPrice, setStock, someTyres, stockOf } from '../support/catalogue';
import { radhaus } from '../support/command';
import { freshShop } from '../support/fresh-shop';
import { textOf } from '../support/html-forms';
import { mailsOfOrder } from '../support/order-mails';
import { liftReservationLimits } from '../support/reservation-settings';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop({ prepare: liftReservationLimits });
const api = apiOf(shop);
const tyres = await someTyres(database, 16);
let next = 0;

beforeEach(() => database.query('delete from attempts'));

const at = (path: string, location = 'muster') => `/api/v1/standorte/${location}${path}`;
const { strasse, plz, ort } = address;
const bill = { strasse, plz, ort };

async function guest(location = 'muster'): Promise<string> {
  const { status, body } = await api('POST', at('/carts', location));
  expect([status, body.cart.lines]).toEqual([201, []]);
  return body.cartToken;
}

const put = (token: string, key: string, json: unknown) =>
  api('PUT', at(`/cart/articles/${encodeURIComponent(key)}`), { token, json });

async function filled(quantity = 4, token?: string) {
  const { id = '' } = tyres[next++] ?? {};
  await setStock(database, id, { here: 8 });
  const owner = token ?? (await guest());
  const { status, body } = await put(owner, `tyre:${id}`, { quantity });
  expect(status).toBe(200);
  return { token: owner, id, cart: body };
}

const reservation = (totalCents: number) => ({
  orderType: 'reservierung',
  contact: person,
  totalCents,
  accepted: ['terms'],
});

const send = (token: string, json: unknown, headers: Record<string, string> = {}) =>
  api('POST', at('/orders'), { token, json, headers });

const ordersIn = () => database.value<number>('select count(*)::int from orders');

describe('a cart', () => {
  it('belongs to its token, holds as many as were named, and loses what is taken out', async () => {
    const { token, id, cart } = await filled(2);
    expect(cart).toMatchObject({ pieces: 2, lines: [{ quantity: 2, article: { _id: `tyre:${id}` } }] });
    const [{ unitCents }] = cart.lines;
    const twice = await Promise.all([1, 2].map(() => put(token, `tyre:${id}`, { quantity: 3 })));
    expect(twice.map(({ body }) => [body.pieces, body.totalCents])).toEqual([
      [3, 3 * unitCents],
      [3, 3 * unitCents],
    ]);
    expect((await api('GET', at('/cart'), { token })).body.pieces).toBe(3);
    expect((await api('GET', at('/cart', 'standard'), { token })).body.lines).toEqual([]);
    expect((await api('GET', at('/cart'), { token: await guest() })).body.lines).toEqual([]);
    const gone = await api('DELETE', at(`/cart/articles/tyre:${id}`), { token });
    expect(gone.body).toMatchObject({ lines: [], totalCents: 0 });
    expect((await api('DELETE', at(`/cart/articles/tyre:${id}`), { token })).status).toBe(200);
  });

  it('tells what has changed since, and redeems coupons', async () => {
    const { token, id, cart } = await filled(4);
    await setPrice(database, id, cart.lines[0].unitCents + 500);
    await setStock(database, id, { here: 1 });
    const changed = await api('GET', at('/cart'), { token });
    expect(changed.body.lines[0].notices).toEqual([
      { kind: 'insufficient-stock', available: 1 },
      { kind: 'price-changed', beforeCents: cart.lines[0].unitCents },
    ]);
    const refused = await api('PUT', at('/cart/coupon'), { token, json: { code: 'GIBTESNICHT' } });
    expect([refused.status, refused.body.error.details[0].field]).toEqual([422, 'code']);
    const redeemed = await api('PUT', at('/cart/coupon'), { token, json: { code: 'willkommen10' } });
    expect(redeemed.body.coupon).toEqual({ code: 'WILLKOMMEN10', isRedeemed: true, message: null });
    expect(redeemed.body.totalCents).toBe(redeemed.body.goodsCents - redeemed.body.discountCents);
    expect((await api('DELETE', at('/cart/coupon'), { token })).body.coupon).toBeNull();
    const empty = await api('PUT', at('/cart/coupon'), { token: await guest(), json: { code: 'EINMAL5' } });
    expect([empty.status, empty.body.error.reason]).toEqual([409, 'cart_empty']);
  });

  it('takes nothing that the location does not sell to everybody, no work, and no unknown vehicle', async () => {
    const token = await guest();
    const serviceCode = await database.value<string>(
      `select code from articles where kind = 'service' limit 1`,
    );
    for (const key of [
      'product:schneeketten-vorfuehrstueck',
      'tyre:gibt-es-nicht',
      `service:${serviceCode}`,
    ]) {
      const path = `/cart/articles/${key}`;
      const { status, body } = await api('PUT', at(path, 'hafen'), { token, json: { quantity: 1 } });
      expect([key, status, body.error.reason]).toEqual([key, 404, 'product_not_found']);
    }
    const unknown = await put(token, `tyre:${tyres[0]?.id}`, { quantity: 1, vehicle: 'gibt-es-nicht' });
    expect([unknown.status, unknown.body.error.reason]).toEqual([404, 'vehicle_not_found']);
  });

  it('is nobody’s without its token, with an expired one, or with that of an unconfirmed account', async () => {
    const { token } = await filled(1);
    const user = { email: 'offen@example.de', password: PASSWORD, vorname: 'Eva', nachname: 'Berg' };
    const signedUp = await api('POST', '/api/v1/auth/signup', { json: { user, standortUrl: 'muster' } });
    expect((await api('GET', at('/cart'), { token: signedUp.body.token })).status).toBe(403);
    expect((await api('GET', at('/cart'))).status).toBe(401);
    expect((await api('GET', at('/cart'), { token: `${token}x` })).status).toBe(401);
    expect((await api('GET', '/api/v1/auth/user/current', { token })).status).toBe(401);
    await database.query(
      'update sessions set expires_at = now() where user_id is null and host_group is null',
    );
    expect((await api('GET', at('/cart'), { token })).status).toBe(401);
    expect((await put(token, `tyre:${tyres[0]?.id}`, { quantity: 1 })).status).toBe(401);
  });

  it('is that of the pages for an account', async () => {
    const email = 'beides@example.de';
    const visitor = new Visitor(shop);
    await openAccount(database, visitor, '/muster', email);
    const { id } = await filled(3, await signInByApi(api, email));
    const [title = ''] = (
      await database.query<{ title: string }>('select title from articles where code = $1', [id])
    ).map((row) => row.title);
    expect(textOf((await visitor.open('/muster/warenkorb')).text)).toContain(title);
  });
});

describe('an order', () => {
  it('is a reservation as the pages make it: pieces, mails, a page without a sign-in, cancelled by its token', async () => {
    const { token, id, cart } = await filled(4);
    const { body } = await send(token, reservation(cart.totalCents));
    expect(body).toMatchObject({
      payPage: null,
      order: {
        orderType: 'reservierung',
        fulfilment: 'confirmed',
        payment: null,
        totalCents: cart.totalCents,
        canBeCancelled: true,
        lines: [{ articleId: `tyre:${id}`, quantity: 4, unitCents: cart.lines[0].unitCents }],
      },
    });
    const { _id, number } = body.order;
    expect(await stockOf(database, id)).toEqual({ here: 4, central: 0 });
    await vi.waitFor(async () => expect(await mailsOfOrder(database, number)).toHaveLength(2), 10_000);
    expect((await new Visitor(shop).open(new URL(body.page).pathname)).text).toContain(number);
    expect((await api('GET', at(`/orders/${_id}`), { token })).body).toEqual(body.order);
    expect((await api('GET', at('/orders'), { token })).body).toEqual({ data: [body.order], next: null });
    expect((await api('GET', at('/cart'), { token })).body.lines).toEqual([]);
    for (let times = 0; times < 2; times += 1) {
      const done = await api('POST', at(`/orders/${_id}/cancellation`), { token });
      expect([done.status, done.body.fulfilment]).toEqual([200, 'cancelled']);
    }
    expect(await stockOf(database, id)).toEqual({ here: 8, central: 0 });
  });

  it('is found page by page, without gap or double, whatever is of one millisecond', async () => {
    const { token, cart } = await filled(1);
    const { body } = await send(token, reservation(cart.totalCents));
    const pastMinutes = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 41, maxLength: 70 });
    for (const minutes of fc.sample(pastMinutes, { seed: 20_261_126, numRuns: 4 })) {
      const added = await database.query<{ number: string }>(
        `insert into orders select (jsonb_populate_record(orders, jsonb_build_object(
           'id', gen_random_uuid(), 'cart_id', gen_random_uuid(), 'number', 'RH-BLATT-' || n,
           'placed_at', placed_at - (minutes || ' minutes ' || n || ' microseconds')::interval))).*
         from orders, unnest($2::int[]) with ordinality as past (minutes, n) where id = $1 returning number`,
        [body.order._id, minutes],
      );
      const seen: { number: string; placedAt: string }[] = [];
      for (let next: string | null = ''; next !== null; ) {
        const list: { data: typeof seen; next: string | null } = (
          await api('GET', at(`/orders${next && `?after=${next}`}`), { token })
        ).body;
        seen.push(...list.data);
        next = list.next;
      }
      const numbers = [body.order, ...added].map(({ number }: { number: string }) => number);
      expect(seen.map(({ number }) => number).toSorted()).toEqual(numbers.toSorted());
      const moments = seen.map(({ placedAt }) => placedAt);
      expect(moments).toEqual(moments.toSorted().toReversed());
      await database.query("delete from orders where number like 'RH-BLATT-%'");
    }
  });

  it('is a purchase with delivery, sums and payment that the checkout named', async () => {
    const { token, cart } = await filled(2);
    const { body: offered } = await api('GET', at('/checkout'), { token });
    expect(offered).toMatchObject({ problems: [], consents: ['terms'] });
    expect(offered.reservation.totalCents).toBe(cart.totalCents);
    const parcel = offered.purchase.find(({ delivery }: { delivery: string }) => delivery === 'versand');
    expect(parcel.totalCents).toBe(cart.totalCents + parcel.shippingCents);
    expect(parcel.payments.map(({ value }: { value: string }) => value)).toContain('vorkasse');
    expect(parcel.payments.map(({ value }: { value: string }) => value)).not.toContain('abholung');
    const purchase = {
      orderType: 'kauf',
      contact: person,
      address: bill,
      delivery: parcel.value,
      deliverTo: { vorname: 'Ada', nachname: 'Groß', ...bill, firma: 'Groß GmbH' },
      payment: 'vorkasse',
      totalCents: parcel.totalCents,
      accepted: ['terms'],
    };
    for (const [change, field] of [
      [{ address: undefined }, 'address'],
      [{ payment: undefined }, 'payment'],
      [{ payment: 'abholung' }, 'payment'],
      [{ delivery: 'versand:kutsche' }, 'delivery'],
      [{ accepted: [] }, 'accepted'],
      [{ address: { ...bill, plz: '00000' } }, 'address.plz'],
      [{ contact: { ...person, telefon: 'keine' } }, 'contact.telefon'],
    ] as const) {
      const { status, body } = await send(token, { ...purchase, ...change });
      expect([field, status, body.error.details[0].field]).toEqual([field, 400, field]);
    }
    const before = await ordersIn();
    const other = await send(token, { ...purchase, totalCents: parcel.totalCents - 1 });
    expect([other.status, other.body.error.reason, await ordersIn()]).toEqual([409, 'total_changed', before]);
    const { status, body } = await send(token, purchase);
    expect([status, body.order.shippingCents, body.order.openCents]).toEqual([
      201,
      parcel.shippingCents,
      parcel.totalCents,
    ]);
    const [row] = await database.query<{ address: unknown }>('select address from orders where id = $1', [
      body.order._id,
    ]);
    expect(row?.address).toMatchObject({ street: strasse, deliverTo: { company: 'Groß GmbH' } });
    await radhaus(database, 'order', 'paid', body.order.number);
    const late = await api('POST', at(`/orders/${body.order._id}/cancellation`), { token });
    expect([late.status, late.body.error.reason]).toEqual([409, 'not_cancellable']);
  });

  it('of more than there is, of nothing, or of another’s cart is refused', async () => {
    const { token, id, cart } = await filled(4);
    const nobody = await guest();
    expect((await send(nobody, reservation(cart.totalCents))).body.error.reason).toBe('cart_empty');
    await setStock(database, id, { here: 3 });
    const short = await send(token, reservation(cart.totalCents));
    expect([short.status, short.body.error.reason]).toEqual([409, 'out_of_stock']);
    expect(short.body.error.message).toContain('nur noch 3 Stück');
    await setStock(database, id, { here: 8 });
    const { body } = await send(token, reservation(cart.totalCents));
    for (const path of [`/orders/${body.order._id}`, `/orders/${body.order._id}/cancellation`]) {
      const method = path.endsWith('cancellation') ? 'POST' : 'GET';
      const { status, body: refused } = await api(method, at(path), { token: nobody });
      expect([status, refused.error.reason]).toEqual([404, 'order_not_found']);
    }
  });

  it('is made once for an Idempotency-Key, however often and at once it is sent', async () => {
    const { token, cart } = await filled(1);
    const before = (await ordersIn()) ?? 0;
    const key = { 'idempotency-key': 'bestellung-1' };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => send(token, reservation(cart.totalCents), key)),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status !== 201 && status !== 409)).toEqual([]);
    const again = await send(token, reservation(cart.totalCents), key);
    expect(again.status).toBe(201);
    for (const { status, body } of answers) if (status === 201) expect(body.order).toEqual(again.body.order);
    expect(await ordersIn()).toBe(before + 1);
    const other = await send(token, reservation(cart.totalCents + 1), key);
    expect([other.status, other.body.error.reason]).toEqual([422, 'idempotency_key_reused']);
    const elsewhere = await send(await guest(), reservation(cart.totalCents), key);
    expect(elsewhere.body.error.reason).toBe('cart_empty');
    for (const bad of ['', 'a b', 'x'.repeat(201)]) {
      const { status } = await send(token, reservation(1), { 'idempotency-key': bad });
      expect([bad, status]).toEqual([bad, 400]);
    }
    const rows = await database.query<{ row: string }>('select repeats::text as row from repeats');
    expect(rows.map(({ row }) => row).join()).not.toContain(again.body.order.number);
  });

  it('after a refusal the same key may be sent again, and one whose process died does not wait for a day', async () => {
    const { token, id, cart } = await filled(1);
    const key = { 'idempotency-key': 'nochmal' };
    await setStock(database, id, { here: 0 });
    expect((await send(token, reservation(cart.totalCents), key)).status).toBe(409);
    await setStock(database, id, { here: 1 });
    expect((await send(token, reservation(cart.totalCents), key)).status).toBe(201);
    await database.query(`update repeats set made = null`);
    const running = await send(token, reservation(cart.totalCents), key);
    expect([running.status, running.body.error.reason]).toEqual([409, 'still_running']);
    await database.query(`update repeats set started_at = now() - interval '2 minutes'`);
    await put(token, `tyre:${id}`, { quantity: 1 });
    await setStock(database, id, { here: 1 });
    expect((await send(token, reservation(cart.totalCents), key)).status).toBe(201);
  });
});
