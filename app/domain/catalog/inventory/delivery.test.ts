import { describe, expect, it } from 'vitest';
import { easterSunday } from '~/values/german-holidays';
import { arrivalDay, formatWeekday } from './delivery';

const day = (date: Date) => date.toISOString().slice(0, 10);

describe('arrival from the central warehouse', () => {
  it('counts working days', () => {
    expect(day(arrivalDay(new Date('2026-11-16T09:00:00Z'), 1))).toBe('2026-11-17');
    expect(day(arrivalDay(new Date('2026-11-20T09:00:00Z'), 1))).toBe('2026-11-23');
    expect(day(arrivalDay(new Date('2026-11-20T09:00:00Z'), 2))).toBe('2026-11-24');
  });

  it('leaves a day later after three in the afternoon, German time', () => {
    expect(day(arrivalDay(new Date('2026-11-16T13:59:00Z'), 1))).toBe('2026-11-17');
    expect(day(arrivalDay(new Date('2026-11-16T14:00:00Z'), 1))).toBe('2026-11-18');
  });

  it('skips holidays of all Germany', () => {
    expect(day(arrivalDay(new Date('2026-12-24T09:00:00Z'), 1))).toBe('2026-12-28');
    expect(day(arrivalDay(new Date('2026-04-02T09:00:00Z'), 1))).toBe('2026-04-07');
    expect(day(arrivalDay(new Date('2026-05-13T09:00:00Z'), 1))).toBe('2026-05-15');
  });
});

it('knows Easter', () => {
  expect(day(easterSunday(2026))).toBe('2026-04-05');
  expect(day(easterSunday(2027))).toBe('2027-03-28');
});

it('is written short', () => {
  expect(formatWeekday(new Date('2026-11-24T00:00:00Z'))).toBe('Di., 24.11.');
});
