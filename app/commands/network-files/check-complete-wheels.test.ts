import { describe, expect, it } from 'vitest';
import { checkCompleteWheels } from './check-complete-wheels';
import { type WheelRow, wheelRow } from './complete-wheel-file';
import type { RimRow } from './rim-file';
import type { ServiceRow } from './service-file';
import type { TyreRow } from './tyre-file';

const rims = [{ place: 'Zeile 2', entry: { id: 'felge', durchmesser: 160, breite: 65 } as RimRow }];
const tyres = [
  {
    place: 'Zeile 2',
    entry: { id: 'reifen', breite: 205, hoehe: 55, durchmesser: 16, runflat: null, c: false } as TyreRow,
  },
];
const keys = new Set(['rim:felge', 'tyre:reifen', 'product:sensor-gummi']);

const service: ServiceRow = {
  id: 'aufziehen',
  bezeichnung: 'Aufziehen',
  arbeit: 'montage',
  zollVon: null,
  zollBis: 160,
  reifenart: null,
  preisCents: 990,
};

const problemsOf = (row: Partial<WheelRow>, services: ServiceRow[] = [service]) =>
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
    services,
  ).map(({ place, message }) => `${place}: ${message}`);

describe('a row of complete-wheels.csv', () => {
  it('may have a variant of a product as its sensor', () => {
    expect(problemsOf({ sensor: 'product:sensor-gummi' })).toEqual([]);
    expect(problemsOf({})).toEqual([]);
  });

  it('needs a service that fits its tyre, or a price of its own', () => {
    const problem = ['Zeile 2, Feld preis: fehlt: services-on-goods.csv hat für diesen Reifen keine Montage'];
    expect(problemsOf({}, [])).toEqual(problem);
    expect(problemsOf({}, [{ ...service, zollBis: 150 }])).toEqual(problem);
    expect(problemsOf({}, [{ ...service, reifenart: 'runflat' }])).toEqual(problem);
    expect(problemsOf({}, [{ ...service, arbeit: 'wuchten' }])).toEqual(problem);
    expect(problemsOf({ preisCents: 19_900 }, [])).toEqual([]);
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
