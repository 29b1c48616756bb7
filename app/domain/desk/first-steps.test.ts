import { expect, it } from 'vitest';
import { location } from '../../../tests/support/network';
import { openingSteps } from './first-steps';

const company = { firma: 'Neu GmbH', geschaeftsfuehrung: 'A. Neu', ustId: 'DE1', bank: null };
const facts = (more: object = {}, other: object = {}) => ({
  shop: {
    location: location('neu', 'shop.example', {
      company,
      address: {},
      premises: {},
      delivery: {},
      payments: {},
      workshop: {},
      ...more,
    } as never),
    providers: {},
  },
  hasGoods: false,
  hasServices: false,
  isThemeIgnored: false,
  ...other,
});

const missingOf = (of: ReturnType<typeof facts>) =>
  Object.fromEntries(openingSteps(of).map(({ step, missing }) => [step, missing.length]));

it('an empty location lacks something in four steps', () => {
  expect(missingOf(facts())).toEqual({ hours: 4, payment: 2, goods: 1, services: 1, check: 0 });
});

it('services may be none', () => {
  expect(missingOf(facts({ workshop: { noServices: true } })).services).toBe(0);
});

it('a parcel needs a bank account or a provider', () => {
  const bank = { inhaber: 'Neu', iban: 'DE02120300000000202051', bic: 'BYLADEM1001', bankname: 'DKB' };
  expect(missingOf(facts({ company: { ...company, bank }, delivery: { carriers: ['dhl'] } })).payment).toBe(
    0,
  );
});

it('a shop without an imprint, or one that leads away, is not open', () => {
  const unnamed = { ...company, firma: '', geschaeftsfuehrung: '', ustId: '' };
  expect(missingOf(facts({ company: unnamed })).check).toBe(3);
  expect(missingOf(facts({ redirectUrl: '/muster' })).check).toBe(1);
  expect(missingOf(facts({}, { isThemeIgnored: true })).check).toBe(1);
});
