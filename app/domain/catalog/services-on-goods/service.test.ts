import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fittingServices, serviceMarking, tyreTypeOf } from './service';
import { tyreTypes, works } from './tables';

const rim = fc.option(fc.constantFrom(150, 160, 170, 180, 200), { nil: null });
const services = fc.array(
  fc
    .record({
      work: fc.constantFrom(...works),
      fromRimTenths: rim,
      toRimTenths: rim,
      tyreType: fc.option(fc.constantFrom(...tyreTypes), { nil: null }),
    })
    .filter(({ fromRimTenths: from, toRimTenths: to }) => from === null || to === null || from <= to),
  { maxLength: 12 },
);
const wheels = fc.record({
  rimTenths: fc.constantFrom(140, 150, 165, 180, 210),
  tyreType: fc.constantFrom(...tyreTypes),
  hasSensor: fc.boolean(),
});

describe('the work that a complete wheel needs', () => {
  it('is of each kind one that holds for the wheel, and none that holds is more specific', () => {
    fc.assert(
      fc.property(services, wheels, (all, wheel) => {
        const chosen = fittingServices(all, wheel);
        const holds = all.filter(
          ({ fromRimTenths: from, toRimTenths: to, tyreType }) =>
            (from === null || from <= wheel.rimTenths) &&
            (to === null || to >= wheel.rimTenths) &&
            (tyreType === null || tyreType === wheel.tyreType),
        );
        const sizes = ({ fromRimTenths: from, toRimTenths: to }: (typeof all)[number]) =>
          [140, 150, 160, 165, 170, 180, 200, 210].filter(
            (inches) => (from === null || from <= inches) && (to === null || inches <= to),
          ).length;
        for (const work of works) {
          const isNeeded =
            work === 'montage' || work === 'wuchten' || work === (wheel.hasSensor ? 'sensor' : 'ventil');
          const rivals = isNeeded ? holds.filter((service) => service.work === work) : [];
          const [one, ...others] = chosen.filter((service) => service.work === work);
          expect([one !== undefined, others]).toEqual([rivals.length > 0, []]);
          if (!one) continue;
          expect(rivals).toContain(one);
          const isForType = rivals.some(({ tyreType }) => tyreType !== null);
          expect(one.tyreType !== null).toBe(isForType);
          const narrower = rivals.filter(
            (rival) =>
              (rival.tyreType !== null) === isForType &&
              (rival.fromRimTenths ?? 0) > (one.fromRimTenths ?? 0) &&
              (rival.toRimTenths ?? 999) < (one.toRimTenths ?? 999) &&
              sizes(rival) < sizes(one),
          );
          expect(narrower).toEqual([]);
        }
      }),
    );
  });
});

it.each([
  [{ fromRimTenths: null, toRimTenths: null, tyreType: null }, 'alle Größen'],
  [{ fromRimTenths: null, toRimTenths: 170, tyreType: null }, 'bis 17 Zoll'],
  [{ fromRimTenths: 195, toRimTenths: null, tyreType: 'runflat' as const }, 'ab 19,5 Zoll, Runflat-Reifen'],
  [{ fromRimTenths: 180, toRimTenths: 190, tyreType: null }, '18 bis 19 Zoll'],
  [{ fromRimTenths: 180, toRimTenths: 180, tyreType: 'transporter' as const }, '18 Zoll, Transporterreifen'],
])('%j is called %s', (scope, words) => {
  expect(serviceMarking(scope)).toBe(words);
});

it('a run-flat tyre of a van is a run-flat tyre', () => {
  expect(tyreTypeOf({ runFlatMark: 'RFT', isCommercial: true })).toBe('runflat');
  expect(tyreTypeOf({ runFlatMark: null, isCommercial: true })).toBe('transporter');
  expect(tyreTypeOf({ runFlatMark: null, isCommercial: false })).toBe('standard');
});
