import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { eventCommand, legalTypeOf, orderCommands, pageCommands } from './commands';
import type { TrackedOrder } from './tracked-order';
import type { Tracking } from './tracking';

const place: Tracking = {
  url: 'https://zahlen.example/',
  siteId: '7',
  locationUrl: 'muster',
  partnerNumber: '10001',
  mainMake: 'Volkswagen',
};
const view = {
  page: '/reifen',
  address: 'https://shop.example/muster/reifen',
  referrer: undefined,
  title: 'Reifen',
  search: undefined,
};
const order: TrackedOrder = {
  action: 'Checkout-Ende',
  id: 'RH-1',
  legalType: 'online-kauf',
  revenue: 325.55,
  shipping: 5.95,
  tax: 51.98,
  products: [{ sku: 'tyre:a', name: 'Reifen A', category: 'Reifen', price: 79.9, quantity: 4 }],
};

describe('a page view', () => {
  it('has the custom dimensions of the specification', () => {
    expect(pageCommands(place, view)).toEqual([
      ['setCustomUrl', 'https://shop.example/muster/reifen'],
      ['setDocumentTitle', 'Reifen'],
      ['setCustomDimension', 2, 'muster'],
      ['setCustomDimension', 4, '10001'],
      ['setCustomDimension', 6, 'Volkswagen'],
      ['setCustomDimension', 8, '/reifen'],
      ['trackPageView'],
    ]);
  });

  it('names the page before', () => {
    expect(pageCommands(place, { ...view, referrer: 'https://shop.example/muster' })).toContainEqual([
      'setReferrerUrl',
      'https://shop.example/muster',
    ]);
  });

  it('of a search is the search, with term and count', () => {
    const calls = pageCommands(place, { ...view, search: { term: 'dachbox', count: 0 } });
    expect(calls.at(-1)).toEqual(['trackSiteSearch', 'dachbox', false, 0]);
    expect(calls).not.toContainEqual(['trackPageView']);
  });
});

describe('an event', () => {
  const where = { dimension2: 'muster' };

  it.each([
    [
      { category: 'Menü', action: 'Klick', label: '/reifen', value: '3.9' },
      ['trackEvent', 'Menü', 'Klick', '/reifen', 3, where],
    ],
    [{ action: 'Klick' }, ['trackEvent', 'Unkategorisiert', 'Klick', undefined, undefined, where]],
    [
      { category: '', action: 'Klick', value: '' },
      ['trackEvent', 'Unkategorisiert', 'Klick', undefined, undefined, where],
    ],
    [
      { action: 'Klick', value: 'viel' },
      ['trackEvent', 'Unkategorisiert', 'Klick', undefined, undefined, where],
    ],
    [{ action: 'Klick', value: -2.5 }, ['trackEvent', 'Unkategorisiert', 'Klick', undefined, -2, where]],
  ])('%j is %j', (event, command) => {
    expect(eventCommand(event, 'muster')).toEqual(command);
  });

  it.each([{}, { action: '' }, { category: 'Menü', label: 'Reifen' }])(
    'without an action (%j) is none',
    (event) => {
      expect(eventCommand(event, 'muster')).toBeUndefined();
    },
  );

  it('has an integer as value, whatever was written', () => {
    fc.assert(
      fc.property(fc.double(), (value) => {
        const number = eventCommand({ action: 'Klick', value }, 'muster')?.[4];
        expect(number === undefined || Number.isInteger(number)).toBe(true);
      }),
    );
  });
});

test.each([
  ['online-kauf', 'Einkauf'],
  ['Einkauf', 'Einkauf'],
  ['reservierung', 'Reservierung'],
  ['Reservierung', 'Reservierung'],
])('the legal type %s is %s', (name, legalType) => {
  expect(legalTypeOf(name)).toBe(legalType);
});

test.each(['', 'kauf', 'REISE', 'toString', '__proto__'])('the legal type "%s" is an error', (name) => {
  expect(() => legalTypeOf(name)).toThrow(`Unexpected legalType "${name}".`);
});

describe('an order', () => {
  const item = ['addEcommerceItem', 'tyre:a', 'Reifen A', 'Reifen', 79.9, 4];

  it('at its start is a cart and an event', () => {
    expect(
      orderCommands({ ...order, action: 'Checkout-Start', legalType: 'reservierung' }, 'muster'),
    ).toEqual([
      ['clearEcommerceCart'],
      item,
      ['trackEcommerceCartUpdate', 325.55],
      ['trackEvent', 'E-Commerce', 'Checkout-Start', 'Reservierung', 325, { dimension2: 'muster' }],
    ]);
  });

  it('at its end has items, revenue, tax and shipping', () => {
    expect(orderCommands(order, 'muster')).toEqual([
      ['clearEcommerceCart'],
      item,
      ['trackEcommerceOrder', 'RH-1', 325.55, 319.6, 51.98, 5.95, false],
      ['trackEvent', 'E-Commerce', 'Checkout-Ende', 'Einkauf', 325, { dimension2: 'muster' }],
    ]);
  });

  it('of an unknown legal type is an error', () => {
    expect(() => orderCommands({ ...order, legalType: 'Leasing' }, 'muster')).toThrow('Unexpected legalType');
  });
});
