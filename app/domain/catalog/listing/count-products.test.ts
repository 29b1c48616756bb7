import { sql } from 'drizzle-orm';
import { integer, pgTable } from 'drizzle-orm/pg-core';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countFacets } from './count-groups';
import { anyFoundName, atLeast, flag, inStockHere, priceRange, wholeNumber } from './facets';
import { anything } from './filter';
import { findInGroups } from './find-in-groups';
import { type GroupRow, packGroups } from './groups';
import { defineList } from './list-definition';
import { locationView } from './location-view';

const things = pgTable('things', { articleId: integer().notNull(), column: integer() });
const { column } = things;

const list = defineList({
  kind: 'product',
  unit: 'product',
  text: sql`''`,
  table: things,
  facets: {
    inStockHere: inStockHere(),
    colours: anyFoundName({ parameter: 'farbe', column, legend: '', isMultiple: true }),
    loads: atLeast({ parameter: 'last', column, legend: '', parse: wholeNumber(0, 9), isMultiple: true }),
    isLocked: flag({ parameter: 'schloss', column, legend: '' }),
    price: priceRange(''),
  },
  addressOrder: [],
  sorts: { preis: { label: '', by: [] } },
  pageSize: 24,
  words: { singular: '', plural: '', nothing: '' },
});

interface Variant {
  id: number;
  product: number;
  colours: string[];
  loads: number[];
  isLocked: boolean;
  networkCents: number | null;
  ownCents: number | null;
  isInStock: boolean;
  isGone: boolean;
}

const cents = fc.integer({ min: 1, max: 12 });
const variant = fc
  .record({
    colours: fc.subarray(['rot', 'blau', 'grau']),
    loads: fc.subarray([1, 2, 3]),
    isLocked: fc.boolean(),
    networkCents: fc.option(cents),
    ownCents: fc.option(cents, { freq: 1 }),
    isInStock: fc.boolean(),
    isGone: fc.boolean(),
  })
  .filter(({ networkCents, ownCents }) => networkCents !== null || ownCents !== null);

const range = fc.array(fc.array(variant, { minLength: 1, maxLength: 4 }), { maxLength: 12 });
const variants = range.map((products) =>
  products
    .flatMap((some, product) => some.map((one) => ({ ...one, product: product + 1 })))
    .map((one, id): Variant => ({ ...one, id })),
);

const choices = fc.record({
  colours: fc.subarray(['rot', 'blau', 'weiß']),
  loads: fc.constantFrom(undefined, 2, 3),
  isLocked: fc.boolean(),
  inStockHere: fc.boolean(),
  price: fc.record({
    minCents: fc.option(cents, { nil: undefined }),
    maxCents: fc.option(cents, { nil: undefined }),
  }),
});

type Chosen = typeof choices extends fc.Arbitrary<infer C> ? C : never;
const priceOf = ({ ownCents, networkCents }: Variant) => ownCents ?? networkCents ?? 0;
const valuesOf = ({ colours, loads, isLocked }: Variant) => [colours, loads, isLocked];

/** Whether a variant meets every choice but that in one facet: what counting says in plain words. */
function meets(one: Variant, chosen: Chosen, but?: keyof Chosen): boolean {
  const { minCents = 0, maxCents = 99 } = chosen.price;
  const { colours, loads } = chosen;
  return (
    (but === 'colours' || colours.length === 0 || one.colours.some((colour) => colours.includes(colour))) &&
    (but === 'loads' || loads === undefined || one.loads.some((load) => load >= loads)) &&
    (but === 'isLocked' || !chosen.isLocked || one.isLocked) &&
    (but === 'inStockHere' || !chosen.inStockHere || one.isInStock) &&
    (but === 'price' || (priceOf(one) >= minCents && priceOf(one) <= maxCents))
  );
}

const isSoldOut = ({ isGone, isInStock }: Variant) => isGone && !isInStock;

/** One variant of each product, by price and id: the cheapest that can be had, or the cheapest. */
function cheapestOfEach(some: readonly Variant[], isLast = isSoldOut): Variant[] {
  const sorted = some.toSorted(
    (a, b) => Number(isLast(a)) - Number(isLast(b)) || priceOf(a) - priceOf(b) || a.id - b.id,
  );
  return sorted.filter(
    ({ product }, index) => sorted.findIndex((other) => other.product === product) === index,
  );
}

const rowsOf = (some: readonly Variant[], centsOf: (one: Variant) => number | null): GroupRow[] =>
  some.flatMap((one) => {
    const price = centsOf(one);
    return price === null
      ? []
      : [{ values: valuesOf(one), ids: [one.id], cents: [price], product: one.product }];
  });

it('a product counts once where one of its variants meets all choices, and stands in the list as the cheapest of them', () => {
  fc.assert(
    fc.property(variants, choices, (all, chosen) => {
      const network = packGroups(
        list,
        rowsOf(all, ({ networkCents }) => networkCents),
      );
      const own = all.flatMap((one) =>
        one.ownCents === null
          ? []
          : [{ values: valuesOf(one), id: one.id, cents: one.ownCents, product: one.product }],
      );
      const here = locationView(list, network, own);
      const stocked = all.filter(({ isInStock }) => isInStock);
      const inStock = [{ groups: packGroups(list, rowsOf(stocked, priceOf)), skipped: [] }];
      const filter = { ...anything(list), ...chosen };
      const gone = (id: number) => all.some((one) => one.id === id && isSoldOut(one));
      const counts = countFacets(list, filter, here, inStock, gone);

      const products = (but: keyof Chosen | undefined, fits: (one: Variant) => boolean = () => true) =>
        cheapestOfEach(all.filter((one) => meets(one, chosen, but) && fits(one)));
      const counted = (facet: keyof Chosen, value: string | number | boolean) =>
        counts.values.get(facet)?.get(value) ?? 0;
      const hits = products(undefined);
      expect(counts.total).toBe(hits.length);
      for (const colour of ['rot', 'blau', 'grau']) {
        const known = products('colours', ({ colours }) => colours.includes(colour));
        expect(counted('colours', colour)).toBe(known.length);
      }
      for (const load of [1, 2, 3]) {
        const known = products('loads', ({ loads }) => loads.some((one) => one >= load));
        const sum = [1, 2, 3].filter((one) => one >= load).reduce((n, one) => n + counted('loads', one), 0);
        expect(sum).toBe(known.length);
      }
      expect(counted('isLocked', true)).toBe(products('isLocked', ({ isLocked }) => isLocked).length);
      expect(counted('inStockHere', true)).toBe(products('inStockHere', ({ isInStock }) => isInStock).length);
      for (const [facet, found] of counts.without) expect(found).toBe(products(facet as keyof Chosen).length);

      const prices = cheapestOfEach(
        all.filter((one) => meets(one, chosen, 'price')),
        () => false,
      ).map(priceOf);
      const forSale = hits.filter((one) => !isSoldOut(one));
      expect(counts.cheapestCents).toBe(forSale[0] && priceOf(forSale[0]));
      expect(counts.price).toEqual(
        prices.length === 0 ? undefined : { minCents: prices[0], maxCents: prices.at(-1) },
      );
      expect(counts.byEuro[0]).toBe(prices.length);

      const parts = chosen.inStockHere ? inStock : here;
      const page = { offset: 1, limit: 3, isSoldOut: gone };
      const ids = hits.map(({ id }) => id);
      expect(findInGroups({ list, filter, parts }, { ...page, isDescending: false })).toEqual(
        ids.slice(1, 4),
      );
      expect(findInGroups({ list, filter, parts }, { ...page, isDescending: true })).toEqual(
        [...forSale.toReversed(), ...hits.filter(isSoldOut).toReversed()].map(({ id }) => id).slice(1, 4),
      );
      const ranks = Int32Array.from(all, ({ product }) => product % 3);
      const ranked = hits
        .toSorted((a, b) => Number(isSoldOut(a)) - Number(isSoldOut(b)) || (a.product % 3) - (b.product % 3))
        .map(({ id }) => id);
      expect(findInGroups({ list, filter, parts }, { ...page, isDescending: false, ranks })).toEqual(
        ranked.slice(1, 4),
      );
    }),
    { numRuns: 500 },
  );
});
