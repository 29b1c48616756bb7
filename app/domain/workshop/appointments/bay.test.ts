import { expect, it } from 'vitest';
import { type Bay, baysFor, canServe, type Needs } from './bay';

const bay = (id: string, of: Partial<Bay> = {}): Bay => ({
  id,
  name: id,
  position: 1,
  maxRimInch: 20,
  runFlat: false,
  pressureSensors: false,
  highVoltage: false,
  liftKg: 3_000,
  ...of,
});

it.each<[string, Partial<Bay>, Needs, boolean]>([
  ['nothing', {}, { abilities: [] }, true],
  ['its largest rim', {}, { abilities: [], rimInch: 20 }, true],
  ['a larger rim', {}, { abilities: [], rimInch: 21 }, false],
  ['its load', {}, { abilities: [], liftKg: 3_000 }, true],
  ['a heavier vehicle', {}, { abilities: [], liftKg: 3_001 }, false],
  ['runflat tyres', { runFlat: true }, { abilities: ['runFlat'] }, true],
  ['runflat tyres without the tool', { highVoltage: true }, { abilities: ['runFlat'] }, false],
  ['pressure sensors without the tool', { runFlat: true }, { abilities: ['pressureSensors'] }, false],
  [
    'high voltage beside sensors',
    { pressureSensors: true },
    { abilities: ['highVoltage', 'pressureSensors'] },
    false,
  ],
])('a bay is asked for %s', (_case, of, needs, can) => {
  expect(canServe(bay('a', of), needs)).toBe(can);
});

it('the least able bay that can comes first', () => {
  const bays = [
    bay('all', { runFlat: true, pressureSensors: true, highVoltage: true }),
    bay('large', { runFlat: true, maxRimInch: 24 }),
    bay('second', { runFlat: true, position: 2 }),
    bay('first', { runFlat: true }),
    bay('plain'),
  ];
  const ids = (needs: Needs) => baysFor(bays, needs).map(({ id }) => id);
  expect(ids({ abilities: ['runFlat'] })).toEqual(['first', 'second', 'large', 'all']);
  expect(ids({ abilities: [] })[0]).toBe('plain');
  expect(ids({ abilities: ['runFlat'], rimInch: 22 })).toEqual(['large']);
  expect(ids({ abilities: [], liftKg: 9_000 })).toEqual([]);
});
