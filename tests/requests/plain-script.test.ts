import { describe, expect, it } from 'vitest';
import type { Visitor } from '~/domain/accounts/visitor';
import { readCart } from '~/domain/cart/cart.server';
import { cartView } from '~/domain/cart/cart-view';
import { addToCart } from '~/domain/cart/change-cart.server';
import { availabilityAt } from '~/domain/catalog/inventory/stock.server';
import { cardContextOf } from '~/domain/catalog/listing/article-card';
import { loadArticleDetail } from '~/domain/catalog/listing/article-detail.server';
import { anything } from '~/domain/catalog/listing/filter';
import { loadList } from '~/domain/catalog/listing/load-list.server';
import { tyreCards } from '~/domain/catalog/tyres/find-tyres.server';
import { tyreList } from '~/domain/catalog/tyres/tyre-listing';
import { openStep, saveCheckout } from '~/domain/checkout/checkout.server';
import { choosePayment } from '~/domain/checkout/choose-payment.server';
import type { Consent } from '~/domain/checkout/order-confirmation';
import { placeOrder } from '~/domain/checkout/place-order.server';
import { locationById } from '~/domain/tenancy/directory';
import { loadNetwork } from '~/domain/tenancy/network.server';
import { guestsOf } from '~/domain/tenancy/tenant';
import { readSessionParts } from '~/storefront/shell/session-parts.server';
import { tenantOf } from '../../app/domain/tenancy/tenant-of';
import { locationSettings } from '../../app/exchange/files/location-settings';
import { setStock, someTyres } from '../support/catalogue';
import { freshDatabase } from '../support/fresh-database';

// Nothing of this file is a component or a request: what the shop knows is figures, moments and codes.
const database = await freshDatabase();
const { context } = database;
const [first, second] = await someTyres(database, 2);
const tyre = { kind: 'tyre' as const, code: first?.id ?? '' };
await setStock(database, tyre.code, { here: 3, central: 4 });

async function tenantAt(locationId: string) {
  const network = await loadNetwork(context.db, context.log, locationSettings);
  const location = locationById(network, locationId);
  const tenant =
    location &&
    tenantOf(network, location, {
      publicScheme: undefined,
      trustedProxies: [],
      deployment: 'test',
      port: 80,
    });
  if (!tenant) throw new Error(`no location ${locationId}`);
  return tenant;
}
const tenant = await tenantAt('loc-muster');
const providers = { at: () => ({}), of: () => undefined };

const nobody: Visitor = {
  sessionId: undefined,
  user: undefined,
  dismissed: [],
  vehicleCode: undefined,
  address: '127.0.0.1',
  agent: 'script',
};

async function withCart(...options: Parameters<typeof addToCart>[3][]): Promise<Visitor> {
  let visitor = nobody;
  for (const item of options) {
    const added = await addToCart(tenant, context, visitor, item);
    expect(added.ok).toBe(true);
    if (added.session?.kind === 'started') visitor = added.session.visitor;
  }
  return visitor;
}

const contact = {
  salutation: 'frau' as const,
  firstName: 'Eva',
  lastName: 'Berg',
  email: 'eva@example.de',
  phone: '0431 1234567',
};

async function checkoutOf(visitor: Visitor) {
  const step = await openStep(tenant, context, { visitor, step: 'choice', providers });
  if (!step.ok) throw new Error(step.code);
  return step;
}

it('a list answers counts, a price and addresses', async () => {
  const listed = { list: tyreList, base: { path: '/reifen' }, filter: anything(tyreList) };
  const { page, articles } = await loadList(guestsOf(tenant), context, listed);
  expect(page.total).toBeGreaterThan(1_000);
  expect(page.cheapestCents).toBeGreaterThan(0);
  expect(page.chips).toEqual([]);
  expect(articles.length).toBe(tyreList.pageSize);
  const [card] = await tyreCards(tenant, context, articles);
  expect(card?.stock.kind).toBe('stocked');
  expect(card?.place.arrival).toBeInstanceOf(Date);
});

it('an article answers its price, its stock and the moment at which more arrives', async () => {
  const detail = await loadArticleDetail(guestsOf(tenant), context, tyre);
  expect(detail?.buy.price.cents).toBe(first?.cents);
  expect(detail?.buy.availability).toEqual({ kind: 'stocked', here: 3, central: 4 });
  expect(detail?.buy.arrival.getTime()).toBeGreaterThan(Date.now() - 86_400_000);
});

it('availability is pieces by place', async () => {
  const id = (await loadArticleDetail(guestsOf(tenant), context, tyre))?.article.id ?? 0;
  const known = await availabilityAt(context, [tenant.location.id], [id]);
  expect(known.get(tenant.location.id)?.get(id)).toEqual({ kind: 'stocked', here: 3, central: 4 });
});

it('a cart answers sums and where its pieces come from', async () => {
  const visitor = await withCart({ article: tyre, quantity: 5 });
  const cart = await readCart(tenant, context, visitor);
  if (!cart) throw new Error('no cart');
  const view = cartView(cart, cardContextOf(tenant, context.now()));
  expect(view.goodsCents).toBe(5 * (first?.cents ?? 0));
  expect(view.lines[0]?.supply).toMatchObject({ stock: { kind: 'stocked', here: 3, central: 2 } });
  expect(view.lines[0]?.supply?.arrival).toBeInstanceOf(Date);
  const { cart: summary } = await readSessionParts(tenant, context, visitor);
  expect(summary).toEqual({ pieces: 5, totalCents: view.goodsCents });
});

describe('options of a line', () => {
  const wheel = { kind: 'wheel', article: 'rim:a' } as const;
  const other = { kind: 'tyre', article: 'tyre:b' } as const;

  it('keep lines apart, and equal ones together in whatever order they were chosen', async () => {
    const visitor = await withCart(
      { article: tyre, quantity: 1 },
      { article: tyre, quantity: 1, options: [wheel, other] },
      { article: tyre, quantity: 1, options: [other, wheel] },
    );
    const cart = await readCart(tenant, context, visitor);
    expect(cart?.lines.map(({ quantity, options }) => [quantity, options])).toEqual([
      [1, []],
      [2, [other, wheel]],
    ]);
  });

  it('that are unreadable take their line out of what is priced, and nothing else', async () => {
    const visitor = await withCart(
      { article: tyre, quantity: 1, options: [wheel] },
      { article: { kind: 'tyre', code: second?.id ?? '' }, quantity: 1 },
    );
    await database.query(
      `update cart_lines set options = '[{"kind": "engraving"}]'
       where options <> '[]' and cart_id = (select id from carts where owner_id = $1)`,
      [visitor.sessionId],
    );
    const cart = await readCart(tenant, context, visitor);
    expect(cart?.lines.map(({ article }) => article.code)).toEqual([second?.id]);
    expect((await readSessionParts(tenant, context, visitor)).cart.pieces).toBe(1);
  });
});

describe('the commands of a checkout refuse in codes', () => {
  it.each([
    ['versand', 'abholung', 'loc-muster', 'payment-excludes-parcel'],
    ['versand', 'abholung', 'loc-kassel', 'delivery-not-offered'],
    ['abholung', 'vorkasse', 'loc-kassel', 'payment-not-offered'],
  ] as const)('%s with %s at %s: %s', async (delivery, payment, place, code) => {
    await database.query(`update companies set bank = null where code = 'kassel'`);
    const { checkout } = await checkoutOf(await withCart({ article: tyre, quantity: 1 }));
    const result = await choosePayment(await tenantAt(place), context, checkout, { delivery, payment });
    expect(result).toEqual({ ok: false, code });
  });

  it('an order without the terms, or with a payment that does not go with its delivery', async () => {
    const visitor = await withCart({ article: tyre, quantity: 1 });
    const { checkout, frame } = await checkoutOf(visitor);
    const address = { street: 'Weg 1', postcode: '24103', city: 'Kiel' };
    const draft = { orderType: 'kauf', contact, address, delivery: 'versand', payment: 'abholung' } as const;
    await saveCheckout(context, checkout, draft);
    const confirmation = {
      cartId: checkout.cart.id,
      quotedTotalCents: frame.options[1]?.totals.totalCents ?? 0,
      accepted: ['terms', 'early-start'] as Consent[],
    };
    const place = (change: Partial<typeof confirmation>) =>
      placeOrder(tenant, context, visitor, { ...confirmation, ...change });
    expect(await place({})).toEqual({ ok: false, code: 'payment-not-possible' });
    const saved = await checkoutOf(visitor);
    const chosen = await choosePayment(tenant, context, saved.checkout, {
      delivery: 'versand',
      payment: 'vorkasse',
    });
    expect(chosen.ok).toBe(true);
    expect(await place({ accepted: [] })).toEqual({
      ok: false,
      code: 'consents-missing',
      consents: ['terms'],
    });
    expect(await place({ quotedTotalCents: 1 })).toEqual({ ok: false, code: 'price-changed' });
  });
});
