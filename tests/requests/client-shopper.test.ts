import { beforeEach, describe, expect, it } from 'vitest';
import { calls } from '~/http/api/calls.server';
import { linkOfMail, PASSWORD } from '../support/accounts';
import { apiClient } from '../support/api-client';
import { GOLF } from '../support/api-workshop';
import { address, person } from '../support/buyer';
import { setStock, someTyres } from '../support/catalogue';
import { freshShop } from '../support/fresh-shop';
import { photoOf } from '../support/made-pictures';
import { liftReservationLimits } from '../support/reservation-settings';
import { Visitor } from '../support/visitor';

// Each call for shoppers, by the client that their programs use.

const PLACE = '/api/v1/standorte/{standortUrl}';
const place = { standortUrl: 'muster' };

const { database, shop } = await freshShop({ prepare: liftReservationLimits });
const { client, called } = apiClient(shop);
const tyres = await someTyres(database, 4);
const contact = { ...person, anrede: 'frau' } as const;
const bill = { strasse: address.strasse, plz: address.plz, ort: address.ort };

beforeEach(() => database.query('delete from attempts'));

const first = <Entry>([entry]: readonly Entry[]): Entry => entry ?? expect.fail('nothing there');

/** Of a list, without its page. */
function filterValues<List extends object>(list: List & { data?: unknown; page?: unknown; pages?: unknown }) {
  const { data: _data, page: _page, pages: _pages, ...values } = list;
  return values;
}

it('tells the network, and what a location is and offers', async () => {
  const { hosts } = await client.call('GET /api/v1/hosts');
  expect(hosts.find(({ isFallback }) => isFallback)?.indexStandortUrl).toBe('muster');
  const { _id: standortId, url } = await client.call(`GET ${PLACE}`, place);
  const lists = await Promise.all([
    client.call(`GET ${PLACE}/redirects`, place),
    client.call('GET /api/v1/Dienstleistungen', place),
    client.call('GET /api/v1/Categories', place),
    client.call('GET /api/v1/getAllServiceLocationLandingPage', place),
    client.call(`GET ${PLACE}/angebote`, place),
  ]);
  for (const { data } of lists) expect(data).not.toEqual([]);
  const { status } = await client.call('GET /api/v1/getServicenavigatorStatus', { standortId });
  const { data: seo } = await client.call('GET /api/v1/SeoMetaData', { ...place, page: '/reifen' });
  expect([url, status, new URL(seo.canonical).pathname]).toEqual([
    'muster',
    expect.any(Boolean),
    '/muster/reifen',
  ]);
});

it('finds articles by their filters, and what fits a vehicle', async () => {
  const boxes = { ...place, categoryUrl: 'dachboxen' };
  const lists = await Promise.all([
    client.call(`GET ${PLACE}/tires`, { ...place, saison: ['winter', 'sommer'] }),
    client.call(`GET ${PLACE}/completeWheels`, place),
    client.call(`GET ${PLACE}/categories/{categoryUrl}/products`, boxes),
  ]);
  expect(
    await Promise.all([
      client.call(`GET ${PLACE}/tires/filterValues`, { ...place, saison: ['winter', 'sommer'] }),
      client.call(`GET ${PLACE}/completeWheels/filterValues`, place),
      client.call(`GET ${PLACE}/categories/{categoryUrl}/products/filterValues`, boxes),
    ]),
  ).toEqual(lists.map(filterValues));
  const [tyre, box] = [first(lists[0].data), first(lists[2].data)];
  const { tire } = await client.call(`GET ${PLACE}/tires/{productId}`, { ...place, productId: tyre.id });
  const { product } = await client.call(`GET ${PLACE}/categories/{categoryUrl}/products/{productId}`, {
    ...boxes,
    productId: box.id,
    exakt: 'true',
  });
  expect([tire._id, product.selectedVariantId]).toEqual([tyre._id, box._id]);
  const availability = `GET ${PLACE}/articles/{articleId}/availability` as const;
  expect((await client.call(availability, { ...place, articleId: tyre._id })).stock).toBe(tire.stock);
  const merkliste = [box, tyre].map(({ id, _id }) => ({ productId: id, selectedVariant: _id }));
  const wishes = await client.call(`POST ${PLACE}/merkliste/products`, place, { merkliste });
  expect(wishes.data).toEqual([box, tyre]);

  const byKey = await client.call('GET /api/v1/vehicles/hsntsn', { hsn: '0603', tsn: 'BJH' });
  const byWords = await client.call('GET /api/v1/vehicles/search', { term: 'Golf 7' });
  const byStep = await client.call('GET /api/v1/vehicles/steps', { vehicleType: 'PKW' });
  expect([first(byKey.vehicles).manufacturer, byStep.next]).toEqual(['Volkswagen', 'manufacturer']);
  expect(byWords.vehicles).not.toEqual([]);
  const asked = { ...place, vehicle: first(byKey.vehicles)._id, articles: tyre._id };
  const { data } = await client.call(`GET ${PLACE}/verdicts`, asked);
  expect(data).toEqual([expect.objectContaining({ _id: tyre._id })]);
});

describe('a cart', () => {
  async function filled(index: number, vehicle?: string) {
    const { id } = tyres[index] ?? expect.fail('no tyre');
    await setStock(database, id, { here: 8 });
    const { cartToken } = await client.call(`POST ${PLACE}/carts`, place);
    const article = { ...place, articleId: `tyre:${id}` };
    const cart = client.as(cartToken);
    const body = { quantity: 4, ...(vehicle && { vehicle }) };
    const { totalCents } = await cart.call(`PUT ${PLACE}/cart/articles/{articleId}`, article, body);
    return { cart, article, totalCents };
  }

  it('takes a coupon and becomes a reservation, which is cancelled', async () => {
    const { cart, totalCents } = await filled(0);
    const saved = await cart.call(`PUT ${PLACE}/cart/coupon`, place, { code: 'WILLKOMMEN10' });
    expect(saved.totalCents).toBeLessThan(totalCents);
    await cart.call(`DELETE ${PLACE}/cart/coupon`, place);
    expect((await cart.call(`GET ${PLACE}/cart`, place)).totalCents).toBe(totalCents);
    const { reservation, consents } = await cart.call(`GET ${PLACE}/checkout`, place);
    const wanted = { orderType: 'reservierung', contact, totalCents, accepted: consents } as const;
    const { order } = await cart.call(`POST ${PLACE}/orders`, place, wanted);
    expect(order.totalCents).toBe(reservation.totalCents);
    expect((await cart.call(`GET ${PLACE}/orders`, place)).data).toEqual([order]);
    const own = { ...place, orderId: order._id };
    expect(await cart.call(`GET ${PLACE}/orders/{orderId}`, own)).toEqual(order);
    const cancelled = await cart.call(`POST ${PLACE}/orders/{orderId}/cancellation`, own);
    expect(cancelled.fulfilment).toBe('cancelled');
  });

  it('becomes a purchase, which is paid in another way', async () => {
    const { cart } = await filled(1);
    const { purchase } = await cart.call(`GET ${PLACE}/checkout`, place);
    const { value, totalCents } = first(purchase);
    const { order, payment } = await cart.call(
      `POST ${PLACE}/orders`,
      place,
      {
        orderType: 'kauf',
        contact,
        address: bill,
        delivery: value,
        payment: 'vorkasse',
        totalCents,
        accepted: ['terms'],
      },
      { idempotencyKey: 'kauf' },
    );
    const own = { ...place, orderId: order._id };
    expect(await cart.call(`GET ${PLACE}/orders/{orderId}/payment`, own)).toEqual(payment);
    const unchanged = await cart.call(`POST ${PLACE}/orders/{orderId}/payment`, own);
    const other = await cart.call(`POST ${PLACE}/orders/{orderId}/payment`, own, { method: 'abholung' });
    expect([unchanged.payment.method, other.payment.method]).toEqual(['vorkasse', 'abholung']);
  });

  it('holds an appointment for the fitting of its tyres', async () => {
    const { cart, article } = await filled(2, GOLF);
    const { lines } = await cart.call(`PUT ${PLACE}/cart/articles/{articleId}/fitting`, article, {
      isWanted: true,
    });
    expect(lines.map((line) => line.article.kind)).toContain('service');
    const { data } = await cart.call(`GET ${PLACE}/cart/slots`, place);
    const { startsAt, endsAt } = first(first(data).slots);
    const held = await cart.call(`PUT ${PLACE}/cart/slot`, place, { startsAt });
    expect(held).toMatchObject({ startsAt, endsAt });
    expect(await cart.call(`DELETE ${PLACE}/cart/articles/{articleId}`, article)).toMatchObject({
      lines: [],
    });
  });
});

describe('the workshop', () => {
  const workshop = { standortUrl: 'standard' };
  const guest = async () => client.as((await client.call(`POST ${PLACE}/carts`, workshop)).cartToken);

  it('holds, books, moves and cancels an appointment', async () => {
    const shopper = await guest();
    const service = 'oelwechsel';
    const { data, sort } = await client.call(`GET ${PLACE}/services/{serviceUrl}/slots`, {
      ...workshop,
      serviceUrl: service,
    });
    const { startsAt } = data.at(-1)?.slots.at(-1) ?? expect.fail('no slot');
    const { hold } = await shopper.call(`POST ${PLACE}/slotHolds`, workshop, { service, startsAt });
    const wanted = { service, startsAt, hold, contact };
    const { appointment, token } = await shopper.call(`POST ${PLACE}/appointments`, workshop, wanted);
    const own = { ...workshop, token };
    expect(await client.call(`GET ${PLACE}/appointments/{token}`, own)).toEqual(appointment);
    expect(appointment).toMatchObject({ sort, startsAt });
    const { data: others } = await client.call(`GET ${PLACE}/appointments/{token}/slots`, own);
    const to = first(first(others).slots).startsAt;
    const moved = await client.call(`PUT ${PLACE}/appointments/{token}/slot`, own, { startsAt: to });
    const { state } = await client.call(`POST ${PLACE}/appointments/{token}/cancellation`, own);
    expect([moved.startsAt, state]).toEqual([to, 'cancelled']);
  });

  it('takes a request with a picture', async () => {
    const { token } = await (await guest()).call(`POST ${PLACE}/requests`, workshop, { contact });
    const picture = new Blob([new Uint8Array(await photoOf('#369'))], { type: 'image/jpeg' });
    const own = { ...workshop, token };
    expect(await client.call(`POST ${PLACE}/requests/{token}/pictures`, own, picture)).toEqual({
      pictures: 1,
    });
  });
});

it('an account is opened, changed, and goes', async () => {
  const email = 'programm@example.de';
  const signIn = async (password: string) => {
    const signedIn = await client.call(
      'POST /api/v1/auth/signin',
      {},
      { ...place, username: email, password },
    );
    return client.as(signedIn.token);
  };
  const user = { email, password: PASSWORD, vorname: 'Eva', nachname: 'Berg' };
  const { token } = await client.call('POST /api/v1/auth/signup', {}, { ...place, user });
  const visitor = new Visitor(shop);
  const page = await visitor.open(await linkOfMail(database, email));
  await visitor.press(page, 'E-Mail-Adresse bestätigen');
  const changed = await client.as(token).call('PUT /api/v1/users', {}, { user: { vorname: 'Ada' } });
  expect(await client.as(token).call('GET /api/v1/auth/user/current')).toEqual(changed);
  const [next, last] = ['fünf lange Wörter sind besser', 'und sechs lange Wörter noch etwas mehr'];
  await (await signIn(PASSWORD)).call(
    'PUT /api/v1/auth/password',
    {},
    { oldPassword: PASSWORD, password: next },
  );
  await client.call('POST /api/v1/auth/resetPassword', {}, { ...place, email });
  const hash = (await linkOfMail(database, email)).split('/').at(-1) ?? '';
  await client.call('PUT /api/v1/auth/resetPassword', {}, { hash, email, password: last });
  const account = await signIn(last);
  await account.call('DELETE /api/v1/users', {}, { password: last });
  await expect(account.call('GET /api/v1/auth/user/current')).rejects.toMatchObject({ status: 401 });
});

it('each call for shoppers was answered', () => {
  const declared = calls.filter(({ caller }) => caller !== 'program');
  expect([...called].sort()).toEqual(declared.map(({ method, path }) => `${method} ${path}`).sort());
});
