import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { activeFilters } from './active-filters';
import { FilterError, filterOfSize, readFilter, withoutChoices, writeFilter } from './tyre-filter';

const read = (query: string) => readFilter(new URLSearchParams(query));

describe('what is looked for stands in the address', () => {
  it('without any word about the size it is PKW 205/55 R16', () => {
    expect(read('')).toMatchObject({ vehicleKind: 'PKW', width: 205, aspect: 55, rimTenths: 160, page: 1 });
    expect(read('sofort=1')).toMatchObject({ width: 205, here: true });
  });

  it('an empty field means any', () => {
    expect(read('breite=&hoehe=&durchmesser=')).toMatchObject({ width: undefined, vehicleKind: undefined });
  });

  it('reads every field', () => {
    const query =
      'breite=225&hoehe=45&durchmesser=17&tragfaehigkeit=91&geschwindigkeitsindex=w&saison=winter&hersteller=Michelin&hersteller=Continental&kraftstoff=A&nasshaftung=B&geraeusch=A&alpin=1&runflat=1&xl=1&sofort=1&preisVon=50&preisBis=120,50&sortierung=label&seite=2';
    expect(read(query)).toEqual({
      vehicleKind: undefined,
      width: 225,
      aspect: 45,
      rimTenths: 170,
      loadIndex: 91,
      speedIndex: 'W',
      seasons: ['winter'],
      makes: ['Continental', 'Michelin'],
      fuelClasses: ['A'],
      wetClasses: ['B'],
      noiseClasses: ['A'],
      alpine: true,
      runFlat: true,
      extraLoad: true,
      here: true,
      minCents: 5_000,
      maxCents: 12_050,
      sort: 'label',
      page: 2,
    });
  });

  it.each([
    'breite=abc',
    'breite=99999',
    'saison=herbst',
    'seite=0',
    'seite=-1',
    'preisVon=viel',
    'sortierung=x',
  ])('refuses %s by name', (query) => expect(() => read(query)).toThrow(FilterError));

  it('what is written is read again', () => {
    const letters = fc.subarray(['A', 'B', 'C', 'D', 'E'] as const);
    fc.assert(
      fc.property(
        letters,
        letters,
        fc.boolean(),
        fc.option(fc.integer({ min: 0, max: 99_999 })),
        (fuel, wet, here, min) => {
          const filter = {
            ...read(''),
            fuelClasses: fuel,
            wetClasses: wet,
            here,
            minCents: min ?? undefined,
          };
          expect(readFilter(writeFilter(filter))).toEqual(filter);
        },
      ),
    );
  });

  it('no query makes it fail otherwise', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string()), (fields) => {
        try {
          readFilter(new URLSearchParams(fields));
        } catch (error) {
          expect(error).toBeInstanceOf(FilterError);
        }
      }),
    );
  });
});

describe('the chips above the list', () => {
  it('name each choice and lead to the list without it', () => {
    const filter = read('breite=205&hoehe=55&durchmesser=16&hersteller=Michelin&sofort=1&seite=3');
    const chips = activeFilters(filter, 'Kiel');
    expect(chips.map((chip) => chip.label)).toEqual(['Sofort in Kiel', 'Michelin']);
    expect(chips[1]?.without).toMatchObject({ makes: [], here: true, page: 1, width: 205 });
  });

  it('are gone when all is reset, the size stays', () => {
    const filter = read('breite=225&hoehe=45&durchmesser=17&hersteller=Michelin&preisBis=100');
    expect(activeFilters(withoutChoices(filter), 'Kiel')).toEqual([]);
    expect(withoutChoices(filter).width).toBe(225);
  });
});

it('a size that was typed becomes its list', () => {
  const filter = filterOfSize({ width: 205, aspect: 55, rimTenths: 160, loadIndex: 91, speedIndex: 'V' });
  expect(writeFilter(filter).toString()).toBe(
    'breite=205&hoehe=55&durchmesser=16&tragfaehigkeit=91&geschwindigkeitsindex=V',
  );
});
