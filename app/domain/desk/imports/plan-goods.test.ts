import { describe, expect, it } from 'vitest';
import type { PriceRow } from '~/domain/catalog/pricing/price';
import type { GoodsRow } from './goods-table';
import { type GoodsState, isFault, planGoods } from './plan-goods';

const now = new Date('2026-11-25T12:00:00Z');
const HERE = 'loc-kiel';

const row = (given: Partial<GoodsRow>): GoodsRow =>
  ({ article: null, gtin: '4000000000006', sku: null, ...given }) as GoodsRow;

const price = (regularCents: number | null, given: Partial<PriceRow> = {}): PriceRow => ({
  id: 1,
  locationId: null,
  validFrom: new Date('2026-01-01'),
  regularCents,
  offerCents: null,
  offerUntil: null,
  ...given,
});

const state = (given: Partial<GoodsState> = {}): GoodsState => ({
  articleId: 7,
  title: 'Reifen',
  isKit: false,
  isCounted: true,
  prices: [price(10_000)],
  onHand: 4,
  allocated: 0,
  ...given,
});

function plan(given: Partial<GoodsRow>, of: Partial<GoodsState> = {}, place: string | null = HERE) {
  const planned = planGoods(row(given), state(of), place, now);
  if (isFault(planned)) throw new Error(planned.message);
  return planned;
}

const refusal = (given: Partial<GoodsRow>, of: Partial<GoodsState> = {}) => {
  const planned = planGoods(row(given), state(of), HERE, now);
  return isFault(planned) ? planned.field : undefined;
};

describe('a price', () => {
  it('that is the one of all locations changes nothing here', () => {
    expect(plan({ regularCents: 10_000 }).price).toBeUndefined();
  });

  it('of this location is compared with its own first', () => {
    const prices = [price(10_000), price(9_000, { id: 2, locationId: HERE })];
    expect(plan({ regularCents: 9_000 }, { prices }).price).toBeUndefined();
    expect(plan({ regularCents: 10_000 }, { prices }).price).toMatchObject({ before: 9_000, after: 10_000 });
    expect(plan({ regularCents: 9_000 }, { prices }, null).price).toMatchObject({ before: 10_000 });
  });

  it('of an article without one is new', () => {
    expect(plan({ regularCents: 100 }, { prices: [] })).toMatchObject({ isNew: true, isUnusual: false });
    expect(plan({ regularCents: 100 }, { prices: [price(null)] }).isNew).toBe(true);
  });

  it.each([
    [4_999, true],
    [5_000, false],
    [20_000, false],
    [20_001, true],
    [10, true],
  ])('of %i cents instead of 100 € is unusual: %s', (regularCents, expected) => {
    expect(plan({ regularCents }).isUnusual).toBe(expected);
  });

  it('keeps a running offer if the file has no column of offers', () => {
    const offer = { offerCents: 8_000, offerUntil: new Date('2026-12-01') };
    const prices = [price(10_000, offer)];
    expect(plan({ regularCents: 10_000 }, { prices }).price).toBeUndefined();
    expect(plan({ regularCents: 9_500 }, { prices }).price?.terms).toEqual({ regularCents: 9_500, ...offer });
    expect(plan({ regularCents: 7_500 }, { prices }).price?.terms.offerCents).toBeNull();
    expect(
      plan({ regularCents: 10_000, offerCents: null, offerUntil: null }, { prices }).price?.terms,
    ).toMatchObject({ offerCents: null });
  });

  it('that ended as an offer counts as the regular one', () => {
    const prices = [price(10_000, { offerCents: 8_000, offerUntil: new Date('2026-11-01') })];
    expect(plan({ regularCents: 10_000 }, { prices }).price).toBeUndefined();
  });
});

describe('pieces', () => {
  it('are counted only where they are counted at all, and only if they differ', () => {
    expect(plan({ pieces: 9 }).pieces).toEqual({ before: 4, after: 9 });
    expect(plan({ pieces: 4 }).pieces).toBeUndefined();
    expect(plan({ pieces: null }).pieces).toBeUndefined();
    expect(plan({ pieces: 9 }, { isCounted: false }).pieces).toBeUndefined();
  });
});

it.each([
  [{ regularCents: 500 }, { isKit: true }, 'preis'],
  [{ pieces: 3 }, { isKit: true }, 'stueck'],
  [{ offerCents: 500, offerUntil: new Date('2027-01-01') }, { prices: [] }, 'angebot'],
  [{ offerCents: 10_000, offerUntil: new Date('2027-01-01') }, {}, 'angebot'],
  [{ regularCents: 10_000, offerCents: 500, offerUntil: new Date('2026-11-01') }, {}, 'angebotBis'],
])('%j is refused at its field', (given, of, field) => {
  expect(refusal(given, of)).toBe(field);
});
