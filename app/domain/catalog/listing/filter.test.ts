import { sql } from 'drizzle-orm';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTenths } from '~/values/tenths';
import { activeChoices, relaxations } from './active-choices';
import { anyFoundName, anyOf, atLeast, flag, hidden, inStockHere, priceRange, wholeNumber } from './facets';
import { anything, readFilter, withoutChoices, writeFilter } from './filter';
import { defineList } from './list-definition';

const hats = pgTable('hats', {
  articleId: integer().notNull(),
  size: integer(),
  width: integer(),
  wool: text(),
});

const list = defineList({
  kind: 'rim',
  text: sql`''`,
  table: hats,
  facets: {
    size: hidden({ parameter: 'groesse', column: hats.size, parse: wholeNumber(40, 70) }),
    width: hidden({
      parameter: 'breite',
      alias: 'krempe',
      column: hats.width,
      parse: parseTenths,
      format: (value) => String(value / 10),
    }),
    inStockHere: inStockHere(),
    season: anyOf({
      parameter: 'saison',
      column: hats.wool,
      legend: 'Saison',
      values: ['sommer', 'winter'],
      label: (value) => value.toUpperCase(),
    }),
    make: anyFoundName({ parameter: 'hersteller', column: hats.wool, legend: 'Marke' }),
    price: priceRange('Preis je Hut'),
    load: atLeast({
      parameter: 'last',
      column: hats.size,
      legend: 'Last',
      parse: wholeNumber(0, 99),
      chip: (value) => `ab ${value}`,
    }),
    feather: flag({ parameter: 'feder', column: hats.wool, legend: 'Mit Feder', chip: () => 'Feder' }),
  },
  addressOrder: ['load', 'season', 'make', 'feather', 'inStockHere'],
  sorts: { preis: { label: 'Preis', by: [] }, marke: { label: 'Marke', by: [hats.wool] } },
  standard: { choices: { size: 56 }, any: 'size' },
  pageSize: 24,
  words: { singular: 'Hut', plural: 'Hüte', nothing: 'Dazu haben wir keinen Hut.' },
});

const read = (query: string) => readFilter(list, new URLSearchParams(query)).filter;

describe('what is looked for stands in the address', () => {
  it('is the standard without any word about the hidden fields', () => {
    expect(read('').size).toBe(56);
    expect(read('saison=winter')).toMatchObject({ size: 56, season: ['winter'] });
    expect(read('krempe=2,5')).toMatchObject({ size: undefined, width: 25 });
  });

  it('is anything where a hidden field is empty', () => {
    expect(read('groesse=')).toEqual(anything(list));
    expect(writeFilter(list, read('groesse=')).toString()).toBe('groesse=');
  });

  it('reads every field and writes all of them in one order', () => {
    const query =
      'sortierung=marke&preisBis=120,50&preisVon=50&sofort=1&feder=1&hersteller=Z&hersteller=A&saison=winter&saison=sommer&last=7&breite=22.5&groesse=60&seite=2';
    const filter = read(query);
    expect(filter).toEqual({
      size: 60,
      width: 225,
      inStockHere: true,
      season: ['sommer', 'winter'],
      make: ['A', 'Z'],
      price: { minCents: 5_000, maxCents: 12_050 },
      load: 7,
      feather: true,
      sort: 'marke',
      page: 2,
    });
    expect(writeFilter(list, filter).toString()).toBe(
      'groesse=60&breite=22.5&last=7&saison=sommer&saison=winter&hersteller=A&hersteller=Z&feder=1&sofort=1&preisVon=50&preisBis=120%2C5&sortierung=marke&seite=2',
    );
  });

  it.each([
    'groesse=abc',
    'groesse=99',
    'saison=herbst',
    'seite=0',
    'seite=-1',
    'preisVon=viel',
    'sortierung=x',
    'feder=ja',
    'hersteller=%00',
  ])('leaves %s out and says so', (query) => {
    const [field, text] = [...new URLSearchParams(query)][0] ?? [];
    expect(readFilter(list, new URLSearchParams(`${query}&last=7`))).toEqual({
      filter: read('last=7'),
      unread: [{ field, text }],
    });
  });

  it('has amounts in either order', () => {
    expect(read('preisVon=70&preisBis=60').price).toEqual({ minCents: 6_000, maxCents: 7_000 });
  });

  it.each([
    ['ab 60,50 €', 6_050],
    ['Ab 60.50€', 6_050],
    ['60,50 €', 6_050],
    ['bis 1.000 Euro', 100_000],
    ['max. 80,-', 8_000],
    ['€ 80', 8_000],
    ['80 EUR', 8_000],
  ])('the amount %j is read', (typed, minCents) => {
    const { price } = read(new URLSearchParams({ preisVon: typed }).toString());
    expect(price).toEqual({ minCents, maxCents: undefined });
  });

  it('is read again as it was written', () => {
    const price = fc.option(fc.integer({ min: 0, max: 99_999 }), { nil: undefined });
    const filters = fc.record({
      size: fc.constantFrom(undefined, 40, 56),
      season: fc.subarray(['sommer', 'winter'] as const),
      make: fc.uniqueArray(fc.constantFrom('A', 'B & C', 'Ö=1')).map((makes) => makes.sort()),
      load: fc.constantFrom(undefined, 0, 99),
      feather: fc.boolean(),
      inStockHere: fc.boolean(),
      price: fc
        .record({ minCents: price, maxCents: price })
        .filter(({ minCents = 0, maxCents = Infinity }) => minCents <= maxCents),
      sort: fc.constantFrom('preis' as const, 'marke' as const),
      page: fc.integer({ min: 1, max: 99_999 }),
    });
    fc.assert(
      fc.property(filters, (choices) => {
        const filter = { ...anything(list), ...choices };
        expect(readFilter(list, writeFilter(list, filter))).toEqual({ filter, unread: [] });
      }),
    );
  });

  it('is read without failing, whatever it says', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string()), (fields) => {
        const { filter } = readFilter(list, new URLSearchParams(fields));
        expect(readFilter(list, writeFilter(list, filter)).filter).toEqual(filter);
      }),
    );
  });
});

describe('chips', () => {
  it('name each choice and lead to the list without it', () => {
    const chips = activeChoices(
      list,
      read('groesse=60&hersteller=A&hersteller=B&sofort=1&preisBis=9&last=3&seite=3'),
      'Kiel',
    );
    expect(chips.map((chip) => chip.label)).toEqual(['Sofort in Kiel', 'A', 'B', 'bis 9,00\u00a0€', 'ab 3']);
    expect(chips[1]?.without).toMatchObject({ make: ['B'], inStockHere: true, page: 1, size: 60 });
  });

  it('are gone when all is reset, hidden fields and order stay', () => {
    const reset = withoutChoices(list, read('groesse=60&hersteller=A&preisBis=9&sortierung=marke&seite=2'));
    expect(activeChoices(list, reset, 'Kiel')).toEqual([]);
    expect(reset).toMatchObject({ size: 60, sort: 'marke', page: 1 });
  });
});

it('of an empty list, a way out drops all choices of one facet', () => {
  const ways = relaxations(list, read('groesse=60&hersteller=A&hersteller=B&feder=1'), 'Kiel');
  expect(ways.map(({ label }) => label)).toEqual(['A, B', 'Feder']);
  expect(ways[0]?.without).toMatchObject({ make: [], feather: true });
});
