import { expect, it } from 'vitest';
import { isFiltered, readFilters, readPosition } from './location-filters';

it.each([
  ['54.32,10.14', { latitude: 54.32, longitude: 10.14 }],
  ['54.3233421,10.1394001', { latitude: 54.32, longitude: 10.14 }],
  ['-33.9,151', { latitude: -33.9, longitude: 151 }],
  ['91,10', undefined],
  ['54.32', undefined],
  ['NaN,NaN', undefined],
  ['', undefined],
  [null, undefined],
])('the position "%s" is %j', (typed, position) => {
  expect(readPosition(typed)).toEqual(position);
});

it('values that nobody can choose ask for nothing', () => {
  const read = (query: string) => readFilters(new URLSearchParams(query));
  expect(isFiltered(read(''))).toBe(false);
  expect(isFiltered(read('zoll=99&last=-1&kann=fliegen&marke=%20'))).toBe(false);
  expect(read('zoll=22&last=3500&kann=highVoltage&kann=runFlat')).toMatchObject({
    rimInch: 22,
    liftKg: 3500,
    abilities: ['runFlat', 'highVoltage'],
  });
});
