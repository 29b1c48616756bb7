import { expect, test } from 'vitest';
import { germanYear } from './german-year';

test.each([
  ['2026-12-31T22:59:59Z', 2026],
  ['2026-12-31T23:00:00Z', 2027],
  ['2026-06-01T12:00:00Z', 2026],
])('%s is in %i', (moment, year) => {
  expect(germanYear(new Date(moment))).toBe(year);
});
