import { sql } from 'drizzle-orm';
import { integer, pgTable } from 'drizzle-orm/pg-core';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countFacets } from './count-groups';
import { anyFoundName, atLeast, flag, hidden, inStockHere, priceRange, wholeNumber } from './facets';
import { anything } from './filter';
import { findInGroups } from './find-in-groups';
import { type GroupRow, packGroups } from './groups';
import { defineList } from './list-definition';
import { locationView } from './location-view';

const things = pgTable('things', { articleId: integer().notNull(), column: integer() });
const { column } = things;

const list = defineList({
  kind: 'rim',
  text: sql`''`,
  table: things,
  facets: {
    size: hidden({ parameter: 'groesse', column, parse: wholeNumber(0, 9) }),
    inStockHere: inStockHere(),
    make: anyFoundName({ parameter: 'hersteller', column, legend: '' }),
    load: atLeast({ parameter: 'last', column, legend: '', parse: wholeNumber(0, 9) }),
    feather: flag({ parameter: 'feder', column, legend: '' }),
    price: priceRange(''),
  },
  addressOrder: [],
  sorts: { preis: { label: '', by: [] } },
  pageSize: 24,
  words: { singular: '', plural: '', nothing: '' },
});

/** An article with its values in the order of the counted facets. */
interface Thing {
  values: [size: number, make: string, load: number, feather: boolean];
  networkCents: number | null;
  ownCents: number | null;
  isInStock: boolean;
  isGone: boolean;
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
    isGone: fc.boolean(),
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
  const rows = new Map<string, { values: Thing['values']; ids: number[]; cents: number[] }>();
  all.forEach(({ values, networkCents }, id) => {
    if (networkCents === null) return;
    const row = rows.get(values.join()) ?? { values, ids: [], cents: [] };
    rows.set(values.join(), row);
    row.ids.push(id);
    row.cents.push(networkCents);
  });
  return [...rows.values()];
}

it('counting groups says what counting each article says, at a location with prices of its own', () => {
  fc.assert(
    fc.property(fc.array(thing, { maxLength: 40 }), choices, (all, chosen) => {
      const network = packGroups(list, networkRows(all));
      const own = all.flatMap(({ values, ownCents }, id) =>
        ownCents === null ? [] : [{ values, id, cents: ownCents }],
      );
      const stocked = all.flatMap((one, id) =>
        one.isInStock ? [{ values: one.values, ids: [id], cents: [priceOf(one)] }] : [],
      );
      const filter = { ...anything(list), ...chosen };
      const here = locationView(list, network, own);
      const inStock = [{ groups: packGroups(list, stocked), skipped: [] }];
      const isSoldOut = (one: Thing) => one.isGone && !one.isInStock;
      const gone = (id: number) => isSoldOut(all[id] as Thing);
      const counts = countFacets(list, filter, here, inStock, gone);

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
      const hitPrices = all.filter((one) => meets(one, chosen) && !isSoldOut(one)).map(priceOf);
      expect(counts.cheapestCents).toBe(hitPrices.length === 0 ? undefined : Math.min(...hitPrices));
      const prices = all.filter((one) => meets(one, chosen, 'price')).map(priceOf);
      expect(counts.price).toEqual(
        prices.length === 0 ? undefined : { minCents: Math.min(...prices), maxCents: Math.max(...prices) },
      );
      const parts = chosen.inStockHere ? inStock : here;
      const byPrice = all
        .map((one, id) => ({ one, id }))
        .filter(({ one }) => meets(one, chosen))
        .sort((a, b) => priceOf(a.one) - priceOf(b.one) || a.id - b.id)
        .map(({ id }) => id);
      const lastSoldOut = (ids: readonly number[]) =>
        ids.toSorted((a, b) => Number(gone(a)) - Number(gone(b))).slice(3, 7);
      const page = { offset: 3, limit: 4, isSoldOut: gone };
      expect(findInGroups({ list, filter, parts }, { ...page, isDescending: false })).toEqual(
        lastSoldOut(byPrice),
      );
      expect(findInGroups({ list, filter, parts }, { ...page, isDescending: true })).toEqual(
        lastSoldOut(byPrice.toReversed()),
      );
      const ranks = Int32Array.from(all, (one) => one.values[2]);
      const ranked = byPrice.toSorted((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0));
      expect(findInGroups({ list, filter, parts }, { ...page, isDescending: false, ranks })).toEqual(
        lastSoldOut(ranked),
      );
      expect(findInGroups({ list, filter, parts }, { ...page, isDescending: true, ranks })).toEqual(
        lastSoldOut(ranked.toReversed()),
      );
      for (const [facet, found] of counts.without) expect(found).toBe(hits(facet as Facet));
    }),
    { numRuns: 500 },
  );
});

it('a value that no article of the chosen size leaves is still offered as "at least"', () => {
  const groups = packGroups(list, [
    { values: [1, 'A', 3, false], ids: [1], cents: [5] },
    { values: [2, 'A', 4, false], ids: [2], cents: [5] },
  ]);
  const counts = countFacets(
    list,
    { ...anything(list), size: 1, feather: true },
    [{ groups, skipped: [] }],
    [],
  );
  expect(counts.values.get('load')).toEqual(new Map([[3, 0]]));
});

it('a first page holds the cheapest of very many', () => {
  const ids = Array.from({ length: 5_000 }, (_, id) => id);
  const rows = [0, 1].map((part) => {
    const own = ids.filter((id) => id % 2 === part);
    return {
      values: [1, part === 0 ? 'A' : 'B', 1, false],
      ids: own,
      cents: own.map((id) => (id * 7_919) % 5_000),
    };
  });
  const parts = [{ groups: packGroups(list, rows), skipped: [] }];
  const grouped = { list, filter: anything(list), parts };
  const page = findInGroups(grouped, {
    offset: 24,
    limit: 24,
    isDescending: false,
  });
  const known = ids.toSorted((a, b) => ((a * 7_919) % 5_000) - ((b * 7_919) % 5_000));
  expect(page).toEqual(known.slice(24, 48));
});
