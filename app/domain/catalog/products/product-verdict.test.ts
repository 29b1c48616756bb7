import { expect, test } from 'vitest';
import { type MadeFor, productVerdict } from './product-verdict';

const golf = { manufacturer: 'Volkswagen', datECodePrefix: '019051020010001' };

test.each<[string, MadeFor, Partial<typeof golf> | { datECodePrefix: null }, string | undefined]>([
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
