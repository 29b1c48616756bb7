import { expect, it } from 'vitest';
import { digestOf } from '~/domain/checkout/order-digest.server';
import type { Location } from '~/domain/tenancy/directory';
import { termsOf } from './terms';

const location = (change: { content?: object; company?: object; address?: object } = {}) =>
  ({
    content: { ...change.content },
    company: { firma: 'Muster GmbH', registergericht: 'Kiel', hrb: 'HRB 1', bank: null, ...change.company },
    address: { strasse: 'Hafenweg 12', plz: '24103', ort: 'Kiel', telefon: '0431 1234', ...change.address },
  }) as unknown as Location;

const digest = (change?: Parameters<typeof location>[0]) => digestOf(termsOf(location(change)));

it.each([
  ['own terms', { content: { terms: '# AGB' } }],
  ['another firm', { company: { firma: 'Muster KG' } }],
  ['another register', { company: { hrb: 'HRB 2' } }],
  ['another seat', { address: { strasse: 'Hafenweg 13' } }],
])('%s are something else to agree to', (_name, change) => {
  expect(digest(change)).not.toBe(digest());
});

it.each([
  ['another telephone', { address: { telefon: '0431 9999' } }],
  ['another e-mail address', { address: { email: 'neu@example.de' } }],
  ['another bank', { company: { bank: { iban: 'DE02120300000000202051' } } }],
  ['another manager', { company: { geschaeftsfuehrung: 'Eva Berg' } }],
])('%s is nothing to agree to', (_name, change) => {
  expect(digest(change)).toBe(digest());
});
