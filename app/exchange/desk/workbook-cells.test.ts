import { expect, it } from 'vitest';
import { columnOf, dayOfSerial, isDateFormat, numberText } from './workbook-cells';

it.each([
  ['A1', 0],
  ['B12', 1],
  ['Z9', 25],
  ['AA1', 26],
  ['XFD1', 16_383],
  ['', undefined],
  [undefined, undefined],
])('%s stands in column %s', (reference, column) => {
  expect(columnOf(reference)).toBe(column);
});

it.each([
  [1, false, '1899-12-31'],
  [46_387, false, '2026-12-31'],
  [46_387.75, false, '2026-12-31'],
  [44_925, true, '2026-12-31'],
  [1e12, false, ''],
])('%d is a day (1904: %s): %s', (serial, is1904, day) => {
  expect(dayOfSerial(serial, is1904)).toBe(day);
});

it.each([
  [14, undefined, true],
  [2, undefined, false],
  [164, 'dd.mm.yyyy', true],
  [165, '#,##0.00 "Stück"', false],
  [166, '[$-407]d. mmmm yyyy', true],
  [167, '0.00 [$€-407]', false],
  [168, '@', false],
])('format %i %s shows days: %s', (id, code, expected) => {
  expect(isDateFormat(id, code)).toBe(expected);
});

it.each([
  ['84.899999999999991', '84.9'],
  ['4000000000006', '4000000000006'],
  ['4.000000000006E12', '4000000000006'],
  ['12', '12'],
  ['0012', '12'],
  ['abc', 'abc'],
  ['', ''],
])('%s is written %s', (text, expected) => {
  expect(numberText(text)).toBe(expected);
});
