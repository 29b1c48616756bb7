import { beforeEach, expect, it } from 'vitest';
import { apiOf } from '../support/api';
import { address, person } from '../support/buyer';
import { setStock, someTyres } from '../support/catalogue';
import { freshShop } from '../support/fresh-shop';
import { liftReservationLimits } from '../support/reservation-settings';

const GOLF = 'volkswagen-golf-vii-2-0-tdi-schaltgetriebe-trendline';
const { database, shop } = await freshShop({ prepare: liftReservationLimits });
const api = apiOf(shop);
const tyres = await someTyres(database, 6);
let next = 0;

beforeEach(() => database.query('delete from attempts'));

const at = (path: string, location = 'muster') => `/api/v1/standorte/${location}${path}`;
const { strasse, plz, ort } = address;

interface Day {
  slots: { startsAt: string; endsAt: string }[];
}

async function filled(location = 'muster') {
  const { id = '' } = tyres[next++] ?? {};
  await setStock(database, id, { here: 8 }, location);
  const token = (await api('POST', at('/carts', location))).body.cartToken as string;
  const own = `/cart/articles/tyre:${id}`;
  await api('PUT', at(own, location), { token, json: { quantity: 4, vehicle: GOLF } });
  return {
    token,
    id,
    fit: (json: object) => api('PUT', at(`${own}/fitting`, location), { token, json }),
    slots: () => api('GET', at('/cart/slots', location), { token }),
    hold: (startsAt: string) => api('PUT', at('/cart/slot', location), { token, json: { startsAt } }),
    checkout: () => api('GET', at('/checkout', location), { token }),
    order: (json: object) => api('POST', at('/orders', location), { token, json }),
  };
}

it('tyres are ordered with their fitting and its appointment', async () => {
  const cart = await filled();
  const goods = (await cart.checkout()).body.reservation.totalCents;
  const early = await cart.slots();
  expect([early.status, early.body.error.reason]).toEqual([409, 'no_fitting']);
  const fitted = await cart.fit({ isWanted: true, withDisposal: true });
  expect(fitted.status).toBe(200);
  const kinds = fitted.body.lines.map(({ article }: { article: { kind: string } }) => article.kind);
  expect(kinds.filter((kind: string) => kind === 'service').length).toBeGreaterThan(0);
  const { body: offered } = await cart.checkout();
  expect(offered.reservation.totalCents).toBeGreaterThan(goods);
  const wanted = {
    orderType: 'kauf',
    contact: person,
    address: { strasse, plz, ort },
    payment: 'abholung',
    totalCents: offered.purchase[0].totalCents,
    // The tyres are not made for the vehicle.
    accepted: ['terms', 'mismatch'],
  };
  const without = await cart.order(wanted);
  expect([without.status, without.body.error.reason]).toEqual([409, 'appointment_needed']);
  const starts = ((await cart.slots()).body.data as Day[]).flatMap(({ slots }) => slots);
  const { startsAt = '', endsAt = '' } = starts[0] ?? {};
  const later = starts.at(-1)?.startsAt ?? '';
  await cart.hold(later);
  const held = await cart.hold(startsAt);
  expect([held.status, held.body.startsAt, held.body.endsAt]).toEqual([200, startsAt, endsAt]);
  expect(await database.query(`select 1 from appointments where state = 'held'`)).toHaveLength(1);
  expect((await cart.checkout()).body.consents).toEqual(['terms', 'mismatch', 'early-start']);
  const hasty = await cart.order(wanted);
  expect([hasty.status, hasty.body.error.details[0].message]).toEqual([
    400,
    expect.stringContaining('early-start'),
  ]);
  const { status, body } = await cart.order({ ...wanted, accepted: ['terms', 'mismatch', 'early-start'] });
  expect(status).toBe(201);
  const [row] = await database.query<{ state: string; starts_at: Date }>(
    'select state, starts_at from appointments where order_id = $1',
    [body.order._id],
  );
  expect(row).toEqual({ state: 'confirmed', starts_at: new Date(startsAt) });
});

it('the fitting is taken out again, with its work', async () => {
  const cart = await filled();
  const before = (await cart.checkout()).body.reservation.totalCents;
  await cart.fit({ isWanted: true });
  const out = await cart.fit({ isWanted: false });
  expect([out.body.lines.length, out.body.totalCents]).toEqual([1, before]);
});

it('what cannot be fitted, is not in the cart, or has no such time is refused', async () => {
  const cart = await filled();
  const other = tyres.at(-1)?.id;
  const missing = await api('PUT', at(`/cart/articles/tyre:${other}/fitting`), {
    token: cart.token,
    json: { isWanted: true },
  });
  expect([missing.status, missing.body.error.reason]).toEqual([404, 'line_not_found']);
  expect((await cart.fit({ isWanted: true, vehicle: 'trabant' })).status).toBe(404);
  for (const json of [{}, { isWanted: 'ja' }, { isWanted: true, price: 1 }])
    expect((await cart.fit(json)).status).toBe(400);
  await cart.fit({ isWanted: true });
  for (const startsAt of ['2020-01-01T08:00:00Z', '2090-01-01T08:00:00Z']) {
    const { status, body } = await cart.hold(startsAt);
    expect([status, body.error.reason]).toEqual([409, 'slot_taken']);
  }
  for (const startsAt of ['2027-01-01T08:03:00Z', '9999-01-01T08:00:00Z'])
    expect((await cart.hold(startsAt)).body.error.details[0].field).toBe('startsAt');
  const elsewhere = await filled('kassel');
  const refused = await elsewhere.fit({ isWanted: true });
  expect([refused.status, refused.body.error.reason]).toEqual([409, 'cannot_fit']);
  const empty = (await api('POST', at('/carts'))).body.cartToken;
  expect((await api('GET', at('/cart/slots'), { token: empty })).body.error.reason).toBe('cart_empty');
});
