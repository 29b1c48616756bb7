import { describe, expect, it } from 'vitest';
import type { Article } from '~/domain/catalog/article';
import { boundedQuantity, cartTotals, lineNotices } from './cart';

const article: Article = {
  id: 1,
  kind: 'tyre',
  code: 'a',
  title: 'Continental NordContact 6',
  subtitle: '205/55 R16 91V',
  make: 'Continental',
  categories: ['reifen', 'winterreifen'],
  seasons: ['winter'],
  pictureKey: 'a',
  photo: null,
  price: { cents: 8_490 },
  depositCents: null,
  vatRate: 19,
  availability: { kind: 'stocked', here: 3, central: 2 },
};

describe('the sums of a cart', () => {
  it('are gross, with the VAT inside rounded once for each rate', () => {
    const lines = [
      { article, options: [], quantity: 4 },
      { article: { ...article, price: { cents: 333 } }, options: [], quantity: 1 },
    ];
    expect(cartTotals(lines)).toEqual({
      pieces: 5,
      goodsCents: 34_293,
      discountCents: 0,
      depositCents: 0,
      vatCents: 5_475,
      vat: [{ rate: 19, goodsCents: 34_293, shippingCents: 0, depositCents: 0, vatCents: 5_475 }],
    });
  });

  it('count work on goods as money, and not as pieces', () => {
    const work: Article = { ...article, kind: 'service', code: 'aufziehen', price: { cents: 990 } };
    const fitting = [{ kind: 'fitting', article: 'tyre:a' }] as const;
    const lines = [
      { article, options: [], quantity: 4 },
      { article: work, options: fitting, quantity: 4 },
    ];
    expect(cartTotals(lines)).toMatchObject({ pieces: 4, goodsCents: 4 * (8_490 + 990) });
  });

  it('have the VAT of what a discount leaves of each line', () => {
    const lines = [
      { article, options: [], quantity: 4 },
      { article: { ...article, price: { cents: 333 }, vatRate: 7 }, options: [], quantity: 1 },
    ];
    expect(cartTotals(lines, [1_000, 33])).toMatchObject({
      goodsCents: 34_293,
      discountCents: 1_033,
      vatCents: 5_262 + 20,
    });
  });

  it('have deposits beside the goods, with the VAT inside, and no discount takes off them', () => {
    const battery = { ...article, price: { cents: 9_990 }, depositCents: 750 };
    expect(cartTotals([{ article: battery, options: [], quantity: 2 }], [19_980])).toMatchObject({
      pieces: 2,
      goodsCents: 19_980,
      discountCents: 19_980,
      depositCents: 1_500,
      vatCents: 240,
    });
  });

  it('of nothing are nothing', () => {
    expect(cartTotals([])).toEqual({
      pieces: 0,
      goodsCents: 0,
      discountCents: 0,
      depositCents: 0,
      vatCents: 0,
      vat: [],
    });
  });
});

describe('before ordering, a line tells', () => {
  const line = { article, quantity: 4, quotedPriceCents: 8_490 };
  it('nothing when all is well', () => expect(lineNotices(line)).toEqual([]));
  it('that too few are left', () =>
    expect(lineNotices({ ...line, quantity: 6 })).toEqual([{ kind: 'insufficient-stock', available: 5 }]));
  it('that none is left', () =>
    expect(
      lineNotices({
        ...line,
        article: { ...article, availability: { kind: 'stocked', here: 0, central: 0 } },
      }),
    ).toEqual([{ kind: 'sold-out' }]));
  it('that the price changed, up or down', () =>
    expect(lineNotices({ ...line, quotedPriceCents: 8_990 })).toEqual([
      { kind: 'price-changed', before: 8_990 },
    ]));
});

it('a quantity is whole and bounded', () => {
  expect([0, -3, 4.9, 100_000].map(boundedQuantity)).toEqual([1, 1, 4, 99]);
});
