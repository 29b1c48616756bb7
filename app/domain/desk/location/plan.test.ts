import { expect, it } from 'vitest';
import { plannedMoment } from './plan';

const now = new Date('2026-11-25T12:00:00Z');

it('without a moment a change holds at once', () => {
  for (const text of [undefined, '', '  ']) expect(plannedMoment(text, now)).toEqual({ at: undefined });
});

it.each([
  ['2026-12-01T08:00', '2026-12-01T07:00:00.000Z'],
  ['2027-07-01T00:00', '2027-06-30T22:00:00.000Z'],
  ['2026-11-25T13:01', '2026-11-25T12:01:00.000Z'],
])('%s is German time', (text, iso) => {
  expect(plannedMoment(text, now)).toEqual({ at: new Date(iso) });
});

it.each([
  ['2026-11-25T13:00', 'vorbei'],
  ['2020-01-01T08:00', 'vorbei'],
  ['2028-01-01T08:00', 'zwölf Monaten'],
  ['2027-03-28T02:30', 'die es gibt'],
  ['2026-02-30T08:00', 'die es gibt'],
  ['2026-12-01', 'die es gibt'],
  ['2026-12-01T25:00', 'die es gibt'],
  ['morgen', 'die es gibt'],
])('%s is refused', (text, words) => {
  expect(plannedMoment(text, now)).toEqual({ refusal: expect.stringContaining(words) });
});
