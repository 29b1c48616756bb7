import { expect, test } from 'vitest';
import type { CategoryField } from './category-field';
import { fieldFacts, sharedValues } from './field-facts';

const field = (name: string, more: Partial<CategoryField> = {}): CategoryField => ({
  name,
  label: name.toUpperCase(),
  type: 'text',
  unit: null,
  isMultiple: false,
  ...more,
});
const fields = [
  field('volumen', { type: 'number', unit: 'l' }),
  field('montage', { isMultiple: true }),
  field('drehbar', { type: 'flag' }),
];

test('values are told in the order of the fields, numbers with their unit in German', () => {
  const values = { drehbar: false, montage: ['Reling', 'Dachkante'], volumen: [1410.5] };
  expect(fieldFacts(fields, values)).toEqual([
    ['VOLUMEN', '1.410,5 l'],
    ['MONTAGE', 'Reling, Dachkante'],
    ['DREHBAR', 'nein'],
  ]);
});

test('a number without a unit may be a year', () => {
  const years = [field('baujahr', { type: 'number' })];
  expect(fieldFacts(years, { baujahr: [2016] })).toEqual([['BAUJAHR', '2016']]);
  expect(fieldFacts(years, { baujahr: [10_000, 7.5] })).toEqual([['BAUJAHR', '10.000, 7,5']]);
});

test('what an article does not say is left out, and so is what the category no longer asks', () => {
  expect(fieldFacts(fields, { montage: [], farbe: ['Rot'] })).toEqual([]);
  expect(fieldFacts([], { volumen: [3] })).toEqual([]);
});

test('variants share what all of them have alike', () => {
  expect(sharedValues([{ a: [1], b: ['x'] }, { a: [1], b: ['y'] }, { a: [1] }])).toEqual({ a: [1] });
  expect(sharedValues([])).toEqual({});
});
