import { expect, test } from 'vitest';
import type { CategoryField } from './category-field';
import { readValues } from './read-values';

const fields: CategoryField[] = [
  { name: 'volumen', label: 'Volumen', type: 'number', unit: 'l', isMultiple: false },
  { name: 'groesse', label: 'Größe', type: 'number', unit: 'cm', isMultiple: true },
  { name: 'montage', label: 'Montage', type: 'text', unit: null, isMultiple: true },
  { name: 'drehbar', label: 'Drehbar', type: 'flag', unit: null, isMultiple: false },
];

test('values are read by the type of their field', () => {
  const pairs = [
    ['volumen', '0.75'],
    ['groesse', '-5 + 10'],
    ['montage', 'Reling + Dach+Kante'],
    ['drehbar', 'ja'],
  ] as const;
  expect(readValues(fields, pairs)).toEqual({
    ok: true,
    values: { volumen: [0.75], groesse: [-5, 10], montage: ['Reling', 'Dach+Kante'], drehbar: true },
  });
});

test('each field that says something wrong is named', () => {
  const read = readValues(fields, [
    ['volumen', '1 + 2'],
    ['groesse', 'NaN'],
    ['drehbar', 'true'],
    ['farbe', 'Rot'],
    ['montage', 'Reling'],
  ]);
  expect(read.ok ? [] : read.problems.map(({ field }) => field)).toEqual([
    'volumen',
    'groesse',
    'drehbar',
    'farbe',
  ]);
});
