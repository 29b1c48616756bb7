import { expect, test } from 'vitest';
import { formatIsoDate, germanDate } from './german-date';

test('the day is that of Germany, in summer and winter time', () => {
  expect(germanDate(new Date('2026-11-20T22:59:59Z'))).toBe('2026-11-20');
  expect(germanDate(new Date('2026-11-20T23:00:00Z'))).toBe('2026-11-21');
  expect(germanDate(new Date('2026-07-01T22:00:00Z'))).toBe('2026-07-02');
});

test('a day is written as people write it', () => {
  expect(formatIsoDate('2026-03-01')).toBe('1. März 2026');
});
