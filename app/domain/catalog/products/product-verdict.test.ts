import { expect, test } from 'vitest';
import { type MadeFor, productVerdict } from './product-verdict';

const golf = {
  manufacturer: 'Volkswagen',
  subModel: 'Golf VII',
  vehicleType: 'PKW',
  datECodePrefix: '019051020010001',
} as const;

test.each<[string, MadeFor, { datECodePrefix?: string | null }, string | undefined]>([
  ['for any vehicle', { carMake: null, prefixes: [] }, {}, undefined],
  ['for its model', { carMake: 'Volkswagen', prefixes: ['01905102'] }, {}, 'fits'],
  ['for its maker, without a make told', { carMake: null, prefixes: ['02', '01905'] }, {}, 'fits'],
  ['for another model', { carMake: 'Volkswagen', prefixes: ['01905103'] }, {}, 'fits-not'],
  ['for another make', { carMake: 'Audi', prefixes: ['01905102'] }, {}, 'fits-not'],
  ['for its make, models unknown', { carMake: 'volkswagen', prefixes: [] }, {}, 'unknown'],
  [
    'for a model, the vehicle without ECode',
    { carMake: null, prefixes: ['01'] },
    { datECodePrefix: null },
    'unknown',
  ],
  [
    'for one version of the vehicle',
    { carMake: null, prefixes: ['01905102'] },
    { datECodePrefix: '01905' },
    'unknown',
  ],
])('made %s', (_name, madeFor, other, result) => {
  expect(productVerdict(madeFor, { ...golf, ...other })?.result).toBe(result);
});

const sensor = (...sensorMakes: string[]) => ({ carMake: null, prefixes: [], sensorMakes });

test.each([
  ['for its make', sensor('Audi', 'VW'), 'direkt', 'fits: Für die Reifendruckkontrolle von Volkswagen'],
  ['for other makes', sensor('BMW'), 'direkt', 'fits-not: '],
  ['for unknown makes', sensor(), 'direkt', 'unknown: '],
  ['that it does not need', sensor('VW'), 'indirekt', 'unknown: RDKS-Sensoren braucht Ihr Fahrzeug nicht'],
  ['of which nothing is known', sensor('VW'), null, 'unknown: Ob Ihr Fahrzeug RDKS-Sensoren braucht'],
] as const)('a sensor %s', (_name, madeFor, tyrePressureControl, said) => {
  const { result, words } = productVerdict(madeFor, { ...golf, tyrePressureControl }) ?? {};
  expect(`${result}: ${words}`).toContain(said);
});

test('names the model that it is made for', () => {
  const wordsFor = (vehicle: Parameters<typeof productVerdict>[1]) =>
    productVerdict({ carMake: null, prefixes: ['01905'] }, vehicle, { Einbauort: ['hinten', 'vorn'] })?.words;
  expect(wordsFor(golf)).toBe('Passgenau für Ihren Golf VII: Einbauort hinten, vorn');
  expect(wordsFor({ ...golf, subModel: 'CB 500', vehicleType: 'Motorrad' })).toMatch(
    /^Passgenau für Ihre CB 500:/,
  );
  expect(wordsFor({ ...golf, subModel: 'A-Klasse (W176)' })).toMatch(/^Passgenau für Ihre A-Klasse /);
  expect(wordsFor({ ...golf, subModel: '' })).toMatch(/^Passgenau für Ihr Fahrzeug:/);
});
