import { expect, it } from 'vitest';
import { isWithinBankDays } from './bank-days';

it.each([
  ['the same day', '2026-11-24', '2026-11-24', true],
  ['a week with a weekend', '2026-11-23', '2026-11-30', true],
  ['the day after it', '2026-11-23', '2026-12-01', false],
  ['the other way round', '2026-11-30', '2026-11-23', true],
  ['Christmas on Friday, and a weekend with the 26th', '2026-12-23', '2026-12-31', true],
  ['one more', '2026-12-23', '2027-01-04', false],
  ['years', '2020-01-01', '2026-01-01', false],
])('%s', (_words, one, other, isNear) => {
  expect(isWithinBankDays(one, other, 5)).toBe(isNear);
});
