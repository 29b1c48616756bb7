import { expect, test } from 'vitest';
import { endOfGermanDay, formatIsoDate, formatLastDay, germanDate } from './german-date';

test('the day is that of Germany, in summer and winter time', () => {
  expect(germanDate(new Date('2026-11-20T22:59:59Z'))).toBe('2026-11-20');
  expect(germanDate(new Date('2026-11-20T23:00:00Z'))).toBe('2026-11-21');
  expect(germanDate(new Date('2026-07-01T22:00:00Z'))).toBe('2026-07-02');
});

test('a day is written as people write it', () => {
  expect(formatIsoDate('2026-03-01')).toBe('1. März 2026');
});

test('a day in Germany ends at midnight there, also when clocks change', () => {
  expect(endOfGermanDay(new Date('2026-11-20T12:00:00Z'))).toEqual(new Date('2026-11-20T23:00:00Z'));
  expect(endOfGermanDay(new Date('2026-11-20T23:00:00Z'))).toEqual(new Date('2026-11-21T23:00:00Z'));
  expect(endOfGermanDay(new Date('2026-03-28T12:00:00Z'))).toEqual(new Date('2026-03-28T23:00:00Z'));
  expect(endOfGermanDay(new Date('2026-03-29T12:00:00Z'))).toEqual(new Date('2026-03-29T22:00:00Z'));
  expect(endOfGermanDay(new Date('2026-10-25T12:00:00Z'))).toEqual(new Date('2026-10-25T23:00:00Z'));
});

test('what is over at midnight was good on the day before', () => {
  expect(formatLastDay(new Date('2026-11-20T23:00:00Z'))).toBe('20. November 2026');
});
