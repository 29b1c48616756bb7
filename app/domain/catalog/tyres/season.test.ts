import { expect, it } from 'vitest';
import { seasonOf, seasonToShow } from './season';

it.each([
  ['2026-11-20', 'winter'],
  ['2026-02-10', 'winter'],
  ['2026-03-10', 'sommer'],
  ['2026-08-31', 'sommer'],
  ['2026-09-01', 'winter'],
])('on %s people look for %s tyres', (day, season) =>
  expect(seasonOf(new Date(`${day}T12:00:00Z`))).toBe(season),
);

it.each([
  [[], 'winter'],
  [['winter'], 'sommer'],
  [['winter', 'sommer'], 'ganzjahr'],
  [['sommer', 'winter', 'ganzjahr'], undefined],
])('without %j people see %s tyres in November', (hidden, season) =>
  expect(seasonToShow(new Date('2026-11-20T12:00:00Z'), hidden)).toBe(season),
);
