import { expect, it } from 'vitest';
import { proposedChange, treadVerdict, treadView } from './stored-wheels';

it.each([
  [15, 'sommer', 'illegal'],
  [16, 'sommer', 'good'],
  [15, 'winter', 'illegal'],
  [16, 'winter', 'low-for-winter'],
  [39, 'winter', 'low-for-winter'],
  [40, 'winter', 'good'],
  [39, 'ganzjahr', 'low-for-winter'],
  [39, 'sommer', 'good'],
  [0, 'winter', 'illegal'],
] as const)('a tread of %s tenths on %s wheels is %s', (tenths, season, verdict) => {
  expect(treadVerdict(tenths, season)).toBe(verdict);
});

it('names each wheel with its depth, and what is wrong with it', () => {
  expect(treadView([65, 40, 39, 12], 'winter')).toEqual([
    { name: 'vorn links', depth: '6,5 mm', warning: undefined },
    { name: 'vorn rechts', depth: '4 mm', warning: undefined },
    { name: 'hinten links', depth: '3,9 mm', warning: 'unter den für den Winter empfohlenen 4 mm' },
    { name: 'hinten rechts', depth: '1,2 mm', warning: 'unter dem gesetzlichen Mindestmaß von 1,6 mm' },
  ]);
});

it.each([
  ['winter', '2026-04-02', '2026-10-01'],
  ['winter', '2026-10-01', '2027-10-01'],
  ['winter', '2026-12-31', '2027-10-01'],
  ['sommer', '2026-11-25', '2027-04-01'],
  ['sommer', '2027-03-31', '2027-04-01'],
  ['ganzjahr', '2026-11-25', undefined],
] as const)('%s wheels that lie here on %s are mounted on %s', (season, today, day) => {
  expect(proposedChange(season, today)).toBe(day);
});
