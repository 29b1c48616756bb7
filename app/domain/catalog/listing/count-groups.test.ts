import { integer, pgTable } from 'drizzle-orm/pg-core';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countFacets } from './count-groups';
import { anyFound, anyName, atLeast, flag, hidden, inStockHere, priceRange, wholeNumber } from './facets';
import { anything } from './filter';
import { type GroupRow, packGroups } from './groups';
import { defineList } from './list-definition';
import { locationView } from './location-view';

const things = pgTable('things', { articleId: integer().notNull(), column: integer() });
const { column } = things;

const list = defineList({
  kind: 'rim',
  table: things,
  facets: {
    size: hidden({ parameter: 'groesse', column, parse: wholeNumber(0, 9) }),
    inStockHere: inStockHere(),
    make: anyFound({ parameter: 'hersteller', column, legend: '', parse: anyName, order: 'count' }),
    load: atLeast({ parameter: 'last', column, legend: '', parse: wholeNumber(0, 9) }),
    feather: flag({ parameter: 'feder', column, legend: '' }),
    price: priceRange(''),
  },
  addressOrder: [],
  sorts: { preis: { label: '', by: ['price'] } },
  pageSize: 24,
  words: { plural: '', nothing: '', instead: '' },
});

/** An article with its values in the order of the counted facets. */
interface Thing {
  values: [size: number, make: string, load: number, feather: boolean];
  networkCents: number | null;
  ownCents: number | null;
  isInStock: boolean;
}

const cents = fc.integer({ min: 1, max: 12 });
const thing: fc.Arbitrary<Thing> = fc
  .record({
    values: fc.tuple(
      fc.constantFrom(1, 2),
      fc.constantFrom('A', 'B', 'C'),
      fc.integer({ min: 1, max: 4 }),
      fc.boolean(),
    ),
    networkCents: fc.option(cents),
    ownCents: fc.option(cents, { freq: 1 }),
    isInStock: fc.boolean(),
  })
  .filter((one) => one.networkCents !== null || one.ownCents !== null);

const choices = fc.record({
  size: fc.constantFrom(undefined, 1, 2),
  make: fc.subarray(['A', 'B', 'D']),
  load: fc.constantFrom(undefined, 2, 4),
  feather: fc.boolean(),
  inStockHere: fc.boolean(),
  price: fc.record({
    minCents: fc.option(cents, { nil: undefined }),
    maxCents: fc.option(cents, { nil: undefined }),
  }),
});

type Facet = 'make' | 'load' | 'feather' | 'inStockHere' | 'price';
const priceOf = (one: Thing) => one.ownCents ?? one.networkCents ?? 0;

/** Whether a thing meets every choice but that in one facet: what counting says in plain words. */
function meets(
  one: Thing,
  chosen: typeof choices extends fc.Arbitrary<infer C> ? C : never,
  but?: Facet,
): boolean {
  const [size, make, load, feather] = one.values;
  const { minCents = 0, maxCents = 99 } = chosen.price;
  return (
    (chosen.size === undefined || size === chosen.size) &&
    (but === 'make' || chosen.make.length === 0 || chosen.make.includes(make)) &&
    (but === 'load' || chosen.load === undefined || load >= chosen.load) &&
    (but === 'feather' || !chosen.feather || feather) &&
    (but === 'inStockHere' || !chosen.inStockHere || one.isInStock) &&
    (but === 'price' || (priceOf(one) >= minCents && priceOf(one) <= maxCents))
  );
}

function networkRows(all: readonly Thing[]): GroupRow[] {
  const rows = new Map<string, { values: Thing['values']; cents: number[] }>();
  for (const { values, networkCents } of all) {
    if (networkCents === null) continue;
    const row = rows.get(values.join()) ?? { values, cents: [] };
    rows.set(values.join(), row);
    row.cents.push(networkCents);
  }
  return [...rows.values()];
}

it('counting groups says what counting each article says, at a location with prices of its own', () => {
  fc.assert(
    fc.property(fc.array(thing, { maxLength: 40 }), choices, (all, chosen) => {
      const network = packGroups(list, networkRows(all));
      const own = all
        .filter((one) => one.ownCents !== null)
        .map(({ values, networkCents, ownCents }) => ({ values, networkCents, cents: ownCents ?? 0 }));
      const stocked = all
        .filter((one) => one.isInStock)
        .map((one) => ({ values: one.values, cents: [priceOf(one)] }));
      const counts = countFacets(list, { ...anything(list), ...chosen }, locationView(list, network, own), [
        { groups: packGroups(list, stocked), skipped: [] },
      ]);

      const hits = (but: Facet | undefined, fits: (one: Thing) => boolean = () => true) =>
        all.filter((one) => meets(one, chosen, but) && fits(one)).length;
      const counted = (facet: Facet, value: string | number | boolean) =>
        counts.values.get(facet)?.get(value) ?? 0;
      expect(counts.total).toBe(hits(undefined));
      for (const make of ['A', 'B', 'C']) {
        expect(counted('make', make)).toBe(hits('make', (one) => one.values[1] === make));
      }
      for (const load of [1, 2, 3, 4]) {
        expect(counted('load', load)).toBe(hits('load', (one) => one.values[2] === load));
      }
      expect(counted('feather', true)).toBe(hits('feather', (one) => one.values[3]));
      expect(counted('inStockHere', true)).toBe(hits('inStockHere', (one) => one.isInStock));
      const prices = all.filter((one) => meets(one, chosen, 'price')).map(priceOf);
      expect(counts.price).toEqual(
        prices.length === 0 ? undefined : { minCents: Math.min(...prices), maxCents: Math.max(...prices) },
      );
      for (const [facet, found] of counts.without) expect(found).toBe(hits(facet as Facet));
    }),
    { numRuns: 500 },
  );
});

it('a value that no article of the wanted size leaves is still offered as "at least"', () => {
  const groups = packGroups(list, [
    { values: [1, 'A', 3, false], cents: [5] },
    { values: [2, 'A', 4, false], cents: [5] },
  ]);
  const counts = countFacets(
    list,
    { ...anything(list), size: 1, feather: true },
    [{ groups, skipped: [] }],
    [],
  );
  expect(counts.values.get('load')).toEqual(new Map([[3, 0]]));
});
