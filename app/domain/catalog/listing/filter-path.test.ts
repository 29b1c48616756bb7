import { sql } from 'drizzle-orm';
import { integer, pgTable } from 'drizzle-orm/pg-core';
import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { anyFound, anyFoundName, flag, inStockHere, priceRange } from './facets';
import { anything, type Filter, filterFields, readFilter } from './filter';
import { pathWords, readPath, writePath } from './filter-path';
import { defineList } from './list-definition';
import { listUrl } from './list-url';

const things = pgTable('things', { articleId: integer().notNull(), column: integer() });
const { column } = things;

const list = defineList({
  kind: 'product',
  text: sql`''`,
  table: things,
  facets: {
    inStockHere: inStockHere(),
    colours: anyFoundName({ parameter: 'farbe', column, legend: '' }),
    volumes: anyFound<number>({
      parameter: 'volumen',
      column,
      legend: '',
      parse: (text) => (/^-?\d+(,\d+)?$/.test(text) ? Number(text.replace(',', '.')) : undefined),
      format: (value) => String(value).replace('.', ','),
      order: 'value',
    }),
    isLocked: flag({ parameter: 'schloss', column, legend: '' }),
    makes: anyFoundName({ parameter: 'hersteller', column, legend: '' }),
    price: priceRange(''),
  },
  addressOrder: [],
  bare: ['makes', 'colours'],
  sorts: { preis: { label: '', by: [] } },
  pageSize: 24,
  words: { singular: '', plural: '', nothing: '' },
});

const colours = ['Rot', 'Weiß, glänzend', 'Titan-Grau', 'titan grau', 'Noir_mat', '灰', 'Sofort'];
const makes = ['Audi', 'Schloss', 'farbe-rot', 'Süd & Söhne', 'Volumen-5'];
const words = pathWords(
  list,
  new Map([
    ['colours', colours],
    ['makes', makes],
  ]),
);
const read = (segment: string) => {
  const { fields, unread, unknown } = readPath(list, words, segment);
  return { ...readFilter(list, new URLSearchParams(fields)), unknown, unreadNames: unread };
};

const write = (filter: Filter) => writePath(list, words, filterFields(list, filter));

const anyCents = fc.option(fc.integer({ min: 0, max: 9_999_999 }), { nil: undefined });
const choices = fc.record({
  inStockHere: fc.boolean(),
  colours: fc.subarray(colours).map((some) => some.sort()),
  volumes: fc.subarray([-20, 1, 7.5, 400]),
  isLocked: fc.boolean(),
  makes: fc.subarray(makes).map((some) => some.sort()),
  price: fc
    .tuple(anyCents, anyCents)
    .map(([a, b]) =>
      a !== undefined && b !== undefined && a > b
        ? { minCents: b, maxCents: a }
        : { minCents: a, maxCents: b },
    ),
});

it('reads what it writes, whatever the names, and writes it in signs that addresses need not escape', () => {
  fc.assert(
    fc.property(choices, (chosen) => {
      const filter = { ...anything(list), ...chosen };
      const path = write(filter);
      expect(path).toMatch(/^[a-z0-9.,_~-]*$/);
      expect(read(path)).toEqual({ filter, unread: [], unknown: [], unreadNames: [] });
    }),
    { numRuns: 500 },
  );
});

test.each([
  [{ makes: ['Süd & Söhne'], colours: ['Rot', 'Weiß, glänzend'] }, 'sued-soehne_farbe-rot,weiss-glaenzend'],
  [{ makes: ['Audi'], inStockHere: true, volumes: [7.5, 400] }, 'audi_sofort_volumen-7.5,400'],
  [{ makes: ['Schloss'], isLocked: true }, 'hersteller-schloss_schloss'],
  [{ colours: ['Titan-Grau', 'titan grau'] }, 'farbe-titan-grau,titan-grau~2'],
  [{ price: { minCents: 4_950, maxCents: undefined } }, 'preis-ab-49.5'],
  [{ price: { minCents: 5_000, maxCents: 20_000 } }, 'preis-50-200'],
])('%j is written %s', (chosen, path) => {
  expect(write({ ...anything(list), ...chosen })).toBe(path);
});

test.each([
  ['audi', { makes: ['Audi'] }],
  ['rot', { colours: ['Rot'] }],
  ['audi,rot', { makes: ['Audi'], colours: ['Rot'] }],
  ['VOLUMEN-400_AUDI', { makes: ['Audi'], volumes: [400] }],
])('a bare value means what it names: %s', (path, chosen) => {
  expect(read(path).filter).toEqual({ ...anything(list), ...chosen });
});

test.each([
  ['opel', { unknown: ['opel'] }],
  ['schloss-nein', { unknown: ['schloss-nein'] }],
  ['audi,opel', { unknown: ['opel'] }],
  ['farbe-lila', { unreadNames: [{ field: 'farbe', text: 'lila' }] }],
  ['volumen-viel', { unread: [{ field: 'volumen', text: 'viel' }] }],
  ['preis-viel', { unread: [{ field: 'preisVon', text: 'viel' }] }],
])('%s is told', (path, told) => {
  expect(read(path)).toMatchObject(told);
});

test.each([
  [{ makes: ['Audi'], colours: ['Lila'] }, '/hauben/filters/audi?farbe=Lila'],
  [{ colours: ['Lila'], sort: 'name', page: 2 }, '/hauben?farbe=Lila&sortierung=name&seite=2'],
  [{ isLocked: true, price: { minCents: 5_000, maxCents: undefined } }, '/hauben/filters/preis-ab-50'],
])('%j stands in the path as far as it has words and is not fixed: %s', (chosen, url) => {
  const base = { path: '/hauben', fixed: { isLocked: true }, words };
  expect(listUrl(list, base, { ...anything(list), ...chosen })).toBe(url);
});
