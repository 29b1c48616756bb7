import { expect, it } from 'vitest';
import { filterOptions, prefixesOf } from './vehicle-filter';

it.each([
  ['019051150020002', ['019051150020002', '01905115002', '01905115', '01905', '01']],
  ['01905115', ['01905115', '01905', '01']],
  ['0190511', ['01905', '01']],
  ['0', []],
  ['', []],
  ['01905x', []],
])('prefixes of %s', (code, prefixes) => {
  expect(prefixesOf(code)).toEqual(prefixes);
});

it('options are the values of all articles with their numbers, in German order', () => {
  expect(
    filterOptions([
      { filterValues: { Einbauort: ['vorn', 'vorn'], Größe: ['10 mm'] } },
      { filterValues: { Einbauort: ['hinten', 'vorn'] } },
      { filterValues: { Größe: ['9 mm'] } },
      { filterValues: {} },
    ]),
  ).toEqual([
    {
      field: 'Einbauort',
      values: [
        { value: 'hinten', count: 1 },
        { value: 'vorn', count: 2 },
      ],
    },
    {
      field: 'Größe',
      values: [
        { value: '9 mm', count: 1 },
        { value: '10 mm', count: 1 },
      ],
    },
  ]);
});
