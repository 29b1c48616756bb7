import { describe, expect, it } from 'vitest';
import type { NetworkView } from '~/platform/files/network-file';
import { wheelFile } from './wheel-file.server';

const rims = [{ place: 'Zeile 2', entry: { code: 'felge', gtin: '', diameterTenths: 160, widthTenths: 65 } }];
const tyre = {
  code: 'reifen',
  gtin: '',
  width: 205,
  aspect: 55,
  rimTenths: 160,
  runFlatMark: null,
  isCommercial: false,
};
const wheel = {
  code: 'rad',
  gtin: null,
  rim: 'felge',
  tyre: 'reifen',
  sensor: null,
  priceCents: null as number | null,
};
const service = {
  code: 'aufziehen',
  work: 'montage',
  fromRimTenths: null,
  toRimTenths: 160,
  tyreType: null as string | null,
};

function problemsOf(own: Partial<typeof tyre>, services = [service], row = wheel): string[] {
  const files: Record<string, unknown[]> = {
    rims,
    tyres: [{ place: 'Zeile 2', entry: { ...tyre, ...own } }],
  };
  files['services-on-goods'] = services.map((entry) => ({ place: 'Zeile 2', entry }));
  const network = { entriesOf: ({ name }) => files[name] ?? [], entryOf: () => undefined } as NetworkView;
  const problems: string[] = [];
  wheelFile.check?.([{ place: 'Zeile 2', entry: row }], network, (place, field, message) =>
    problems.push(`${place}, Feld ${field}: ${message}`),
  );
  return problems;
}

describe('a row of complete-wheels.csv', () => {
  it('names a tyre that goes on its rim', () => {
    expect(problemsOf({})).toEqual([]);
    expect(problemsOf({ rimTenths: 170 }, [{ ...service, toRimTenths: 170 }])).toEqual([
      'Zeile 2, Feld reifen: der Reifen hat einen anderen Durchmesser als die Felge',
    ]);
    expect(problemsOf({ width: 255 })).toEqual([
      'Zeile 2, Feld reifen: die Felge ist zu schmal für den Reifen',
    ]);
  });

  it('needs a service that fits its tyre, or a price of its own', () => {
    const problem = [
      'Zeile 2, Feld preis: fehlt: services-on-goods.csv enthält keine Montage für diesen Reifen',
    ];
    expect(problemsOf({}, [])).toEqual(problem);
    expect(problemsOf({}, [{ ...service, toRimTenths: 150 }])).toEqual(problem);
    expect(problemsOf({}, [{ ...service, tyreType: 'runflat' }])).toEqual(problem);
    expect(problemsOf({}, [{ ...service, work: 'wuchten' }])).toEqual(problem);
    expect(problemsOf({}, [], { ...wheel, priceCents: 19_900 })).toEqual([]);
  });

  it.each(['tyre:reifen', 'sensor-gummi', 'product:'])('cannot have %s as a sensor', (sensor) => {
    const read = wheelFile.codec.schema.safeParse({
      id: 'rad',
      felge: 'felge',
      reifen: 'reifen',
      sensor,
      preis: '',
    });
    expect(read.error?.issues.map(({ path }) => path)).toEqual([['sensor']]);
  });
});
