import { describe, expect, it } from 'vitest';
import { checkCompleteWheels } from './check-complete-wheels';
import { type WheelRow, wheelRow } from './complete-wheel-file';
import type { RimRow } from './rim-file';
import type { TyreRow } from './tyre-file';

const rims = [{ place: 'Zeile 2', entry: { id: 'felge', durchmesser: 160, breite: 65 } as RimRow }];
const tyres = [
  { place: 'Zeile 2', entry: { id: 'reifen', breite: 205, hoehe: 55, durchmesser: 16 } as TyreRow },
];
const keys = new Set(['rim:felge', 'tyre:reifen', 'product:sensor-gummi']);

const problemsOf = (row: Partial<WheelRow>) =>
  checkCompleteWheels(
    [
      {
        place: 'Zeile 2',
        entry: { id: 'rad', felge: 'felge', reifen: 'reifen', sensor: null, preisCents: null, ...row },
      },
    ],
    rims,
    tyres,
    keys,
  ).map(({ place, message }) => `${place}: ${message}`);

describe('a row of complete-wheels.csv', () => {
  it('may have a variant of a product as its sensor', () => {
    expect(problemsOf({ sensor: 'product:sensor-gummi' })).toEqual([]);
    expect(problemsOf({})).toEqual([]);
  });

  it('is refused with a sensor that there is not', () => {
    expect(problemsOf({ sensor: 'product:sensor-alu' })).toEqual([
      'Zeile 2, Feld sensor: kein Artikel heißt „product:sensor-alu“',
    ]);
  });

  it.each(['tyre:reifen', 'sensor-gummi', 'product:'])('cannot have %s as a sensor', (sensor) => {
    const read = wheelRow.safeParse({ id: 'rad', felge: 'felge', reifen: 'reifen', sensor, preis: '' });
    expect(read.error?.issues.map(({ path }) => path)).toEqual([['sensor']]);
  });
});
