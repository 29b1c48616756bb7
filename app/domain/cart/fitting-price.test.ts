import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tyreTypes, works } from '~/domain/catalog/services-on-goods/tables';
import { fittingPrice, type WheelSet } from './fitting-price';

const rim = fc.option(fc.constantFrom(150, 170, 190, 210), { nil: null });
const service = fc
  .record({
    work: fc.constantFrom(...works),
    fromRimTenths: rim,
    toRimTenths: rim,
    tyreType: fc.option(fc.constantFrom(...tyreTypes), { nil: null }),
    category: fc.constant(null),
    article: fc.record({
      id: fc.nat(999),
      price: fc.record({ cents: fc.integer({ min: 0, max: 9_999 }) }),
    }),
  })
  .filter(({ fromRimTenths: from, toRimTenths: to }) => from === null || to === null || from <= to);
type Service = typeof service extends fc.Arbitrary<infer One> ? One : never;

const sets: fc.Arbitrary<WheelSet> = fc.record({
  kind: fc.constantFrom('tyre', 'complete-wheel'),
  rimTenths: fc.constantFrom(140, 150, 165, 180, 210),
  tyreType: fc.constantFrom(...tyreTypes),
  hasSensor: fc.boolean(),
  quantity: fc.integer({ min: 1, max: 99 }),
});

/** Each wheel by itself, each work by looking at all services, with the narrowest in front. */
function oracle(all: readonly Service[], set: WheelSet, work: string): number | undefined {
  const width = ({ fromRimTenths: from, toRimTenths: to }: Service) => (to ?? 1e9) - (from ?? 0);
  let best: Service | undefined;
  for (const one of all) {
    const isForWheel =
      one.work === work &&
      !(one.fromRimTenths !== null && one.fromRimTenths > set.rimTenths) &&
      !(one.toRimTenths !== null && one.toRimTenths < set.rimTenths) &&
      (one.tyreType === null || one.tyreType === set.tyreType);
    if (!isForWheel) continue;
    const isBetter =
      !best ||
      (one.tyreType !== null && best.tyreType === null) ||
      ((one.tyreType === null) === (best.tyreType === null) && width(one) < width(best));
    if (isBetter) best = one;
  }
  if (!best) return undefined;
  let cents = 0;
  for (let wheel = 0; wheel < set.quantity; wheel += 1) cents += best.article.price.cents;
  return cents;
}

const isNeeded: Record<string, (set: WheelSet) => boolean> = {
  montage: ({ kind }) => kind === 'tyre',
  wuchten: ({ kind }) => kind === 'tyre',
  ventil: ({ kind, hasSensor }) => kind === 'tyre' && !hasSensor,
  sensor: ({ kind, hasSensor }) => kind === 'tyre' && hasSensor,
  radwechsel: ({ kind }) => kind === 'complete-wheel',
};

it('of two works without a largest size takes the one that begins later, in either order', () => {
  const workAt = (fromRimTenths: number | null, cents: number) =>
    (['montage', 'wuchten', 'ventil'] as const).map((work) => ({
      work,
      fromRimTenths,
      toRimTenths: null,
      tyreType: null,
      category: null,
      article: { id: cents, price: { cents } },
    }));
  const [all, large] = [workAt(null, 100), workAt(150, 300)];
  const wheel = { kind: 'tyre', tyreType: 'standard', hasSensor: false, quantity: 1 } as const;
  for (const services of [
    [...all, ...large],
    [...large, ...all],
  ]) {
    expect(fittingPrice(services, { ...wheel, rimTenths: 165 })?.totalCents).toBe(900);
    expect(fittingPrice(services, { ...wheel, rimTenths: 140 })?.totalCents).toBe(300);
  }
});

describe('the price of fitting', () => {
  it('is the sum of all work on all wheels, or none where a part of it is not sold', () => {
    fc.assert(
      fc.property(fc.array(service, { maxLength: 24 }), sets, (all, set) => {
        // Of two that are equally narrow either may be taken.
        const scopes = all.map(({ article: _, ...scope }) => JSON.stringify(scope));
        const distinct = all.filter(
          (one, index) =>
            scopes.indexOf(scopes[index] ?? '') === index &&
            !all
              .slice(0, index)
              .some(
                (other) =>
                  other.work === one.work &&
                  (other.toRimTenths ?? 1e9) - (other.fromRimTenths ?? 0) ===
                    (one.toRimTenths ?? 1e9) - (one.fromRimTenths ?? 0),
              ),
        );
        const parts = Object.entries(isNeeded).flatMap(([work, isIn]) =>
          isIn(set) ? [oracle(distinct, set, work)] : [],
        );
        const price = fittingPrice(distinct, set);
        const whole = parts.reduce<number>((sum, part) => sum + (part ?? 0), 0);
        expect(price?.totalCents).toBe(parts.includes(undefined) ? undefined : whole);
        const disposal = set.kind === 'tyre' ? oracle(distinct, set, 'entsorgung') : undefined;
        if (price) expect(price.disposal?.totalCents).toBe(disposal);
      }),
      { numRuns: 500 },
    );
  });
});
