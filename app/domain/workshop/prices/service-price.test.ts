import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  type LabourRate,
  type LabourValue,
  labourCents,
  priceWords,
  rateOn,
  servicePrice,
} from './service-price';

const DAY = '2026-11-24';

const rate = (of: Partial<LabourRate> = {}): LabourRate => ({
  labourClass: 'mechanik',
  locationUrl: '',
  validFrom: '2026-01-01',
  minutesPerUnit: 5,
  hourlyCents: 11_900,
  ...of,
});
const value = (of: Partial<LabourValue> = {}): LabourValue => ({
  serviceUrl: 'oelwechsel',
  ecodePrefix: '01',
  position: 1,
  label: 'Öl wechseln',
  labourClass: 'mechanik',
  unitsTenths: 40,
  partsCents: 0,
  ...of,
});

it('rounds a line once, half up', () => {
  expect(labourCents(40, rate())).toBe(3_967);
  expect(labourCents(1, rate({ minutesPerUnit: 1, hourlyCents: 300 }))).toBe(1);
  expect(labourCents(1, rate({ minutesPerUnit: 1, hourlyCents: 299 }))).toBe(0);
});

it('takes the latest rate in force, the one of the location first', () => {
  const rates = [
    rate(),
    rate({ validFrom: '2026-06-01', hourlyCents: 12_000 }),
    rate({ validFrom: '2027-01-01', hourlyCents: 13_000 }),
    rate({ locationUrl: 'efa', validFrom: '2026-02-01', hourlyCents: 14_900 }),
  ];
  expect(rateOn(rates, 'mechanik', DAY)?.hourlyCents).toBe(14_900);
  expect(rateOn(rates, 'mechanik', '2026-01-15')?.hourlyCents).toBe(11_900);
  expect(rateOn(rates.slice(0, 3), 'mechanik', DAY)?.hourlyCents).toBe(12_000);
  expect(rateOn(rates, 'lack', DAY)).toBeUndefined();
});

it('adds the lines of the longest prefix only, in their order', () => {
  const values = [
    value(),
    value({ ecodePrefix: '01905', position: 2, label: 'Filter', unitsTenths: 5, partsCents: 1_250 }),
    value({ ecodePrefix: '01905', label: 'Öl', unitsTenths: 30 }),
  ];
  const price = servicePrice(values, [rate()], DAY, '019051020010001');
  expect(price).toMatchObject({ kind: 'exact', totalCents: 2_975 + 496 + 1_250 });
  expect(price.kind === 'exact' && price.lines.map(({ label }) => label)).toEqual(['Öl', 'Filter']);
});

it('is on request for a vehicle without values, or a class without a rate', () => {
  expect(servicePrice([value()], [rate()], DAY, '029052100010001')).toEqual({ kind: 'on-request' });
  expect(servicePrice([value({ labourClass: 'lack' })], [rate()], DAY, '0190')).toEqual({
    kind: 'on-request',
  });
  expect(servicePrice([], [rate()], DAY, undefined)).toEqual({ kind: 'on-request' });
});

it('has the lines of every vehicle for one without an ECode, and else none', () => {
  const everybody = value({ ecodePrefix: '', unitsTenths: 10 });
  expect(servicePrice([value(), everybody], [rate()], DAY, '')).toMatchObject({
    kind: 'exact',
    lines: [{ unitsTenths: 10 }],
  });
  expect(servicePrice([value()], [rate()], DAY, '')).toEqual({ kind: 'on-request' });
});

it('is a range without a vehicle', () => {
  const values = [value(), value({ ecodePrefix: '01905', unitsTenths: 60 })];
  const price = servicePrice(values, [rate()], DAY, undefined);
  expect(price).toEqual({ kind: 'range', fromCents: 3_967, toCents: 5_950 });
  expect(priceWords(price)).toBe('39,67\u00a0€ bis 59,50\u00a0€');
  expect(priceWords({ kind: 'range', fromCents: 100, toCents: 100 })).toBe('ab 1,00\u00a0€');
});

/** The same rules with exact fractions. */
function oracle(
  values: readonly LabourValue[],
  rates: readonly LabourRate[],
  ecode: string,
): bigint | undefined {
  for (let length = ecode.length; length >= 0; length -= 1) {
    const own = values.filter(({ ecodePrefix }) => ecodePrefix === ecode.slice(0, length));
    if (own.length === 0) continue;
    let sum = 0n;
    for (const { labourClass, unitsTenths, partsCents } of own) {
      const valid = rates.filter((one) => one.labourClass === labourClass && one.validFrom <= DAY);
      const local = valid.filter(({ locationUrl }) => locationUrl !== '');
      const last = (local.length > 0 ? local : valid).reduce<LabourRate | undefined>(
        (best, one) => (best && best.validFrom >= one.validFrom ? best : one),
        undefined,
      );
      if (!last) return undefined;
      const dividend = BigInt(unitsTenths) * BigInt(last.minutesPerUnit) * BigInt(last.hourlyCents);
      const [cents, rest] = [dividend / 600n, dividend % 600n];
      sum += cents + (rest * 2n >= 600n ? 1n : 0n) + BigInt(partsCents);
    }
    return sum;
  }
  return undefined;
}

const ecodes = ['019051020010001', '019051020010002', '010601100010001', '020000000000001'];
const prefixes = ecodes.flatMap((ecode) => [0, 2, 5, 8, 11, 15].map((length) => ecode.slice(0, length)));
const someValues = fc.uniqueArray(
  fc.record({
    serviceUrl: fc.constant('x'),
    ecodePrefix: fc.constantFrom(...prefixes),
    position: fc.integer({ min: 1, max: 4 }),
    label: fc.constant('Arbeit'),
    labourClass: fc.constantFrom('mechanik', 'elektrik', 'lack'),
    unitsTenths: fc.integer({ min: 0, max: 9_990 }),
    partsCents: fc.integer({ min: 0, max: 9_999_999 }),
  }),
  { selector: ({ ecodePrefix, position }) => `${ecodePrefix} ${position}`, maxLength: 40 },
);
const someRates = fc.uniqueArray(
  fc.record({
    labourClass: fc.constantFrom('mechanik', 'elektrik'),
    locationUrl: fc.constantFrom('', 'muster'),
    validFrom: fc.constantFrom('2025-01-01', '2026-11-24', '2026-11-25'),
    minutesPerUnit: fc.integer({ min: 1, max: 60 }),
    hourlyCents: fc.integer({ min: 1, max: 100_000 }),
  }),
  { selector: (one) => `${one.labourClass} ${one.locationUrl} ${one.validFrom}`, maxLength: 12 },
);

it('agrees with exact fractions on any values, rates and vehicle', () => {
  fc.assert(
    fc.property(someValues, someRates, fc.constantFrom(...ecodes), (values, rates, ecode) => {
      const price = servicePrice(values, rates, DAY, ecode);
      const expected = oracle(values, rates, ecode);
      expect(price.kind === 'exact' ? BigInt(price.totalCents) : undefined).toBe(expected);
    }),
    { numRuns: 2_000 },
  );
});
