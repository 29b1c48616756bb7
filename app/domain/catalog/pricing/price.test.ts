import { describe, expect, it } from 'vitest';
import { type PriceRow, priceOf, switchesOf } from './price';

const day = (text: string) => new Date(`${text}T00:00:00Z`);
let id = 0;
const row = (validFrom: string, cents: number | null, more: Partial<PriceRow> = {}): PriceRow => {
  id += 1;
  return {
    id,
    locationId: null,
    validFrom: day(validFrom),
    regularCents: cents,
    offerCents: null,
    offerUntil: null,
    ...more,
  };
};
const cents = (rows: PriceRow[], at: string, location: string | null = 'kiel') =>
  priceOf(rows, location, day(at))?.cents;

describe('the price of an article', () => {
  const network = [row('2026-01-01', 10_000), row('2026-03-01', 9_000)];

  it('is that of the latest row that has begun', () => {
    expect(cents(network, '2025-12-31')).toBeUndefined();
    expect(cents(network, '2026-02-01')).toBe(10_000);
    expect(cents(network, '2026-03-01')).toBe(9_000);
  });

  it('of two rows from the same moment is that of the later one', () => {
    expect(cents([row('2026-01-01', 1_000), row('2026-01-01', 2_000)], '2026-01-01')).toBe(2_000);
  });

  it("is hidden wholly by the location's own, until that ends", () => {
    const own = [
      ...network,
      row('2026-02-01', 8_000, { locationId: 'kiel' }),
      row('2026-04-01', null, { locationId: 'kiel' }),
    ];
    expect(cents(own, '2026-01-15')).toBe(10_000);
    expect(cents(own, '2026-03-15')).toBe(8_000);
    expect(cents(own, '2026-04-15')).toBe(9_000);
    expect(cents(own, '2026-03-15', 'celle')).toBe(9_000);
    expect(cents(own, '2026-03-15', null)).toBe(9_000);
  });

  it("ends where a network's row names none", () => {
    expect(cents([...network, row('2026-05-01', null)], '2026-06-01')).toBeUndefined();
  });

  it('waits for a row that begins in the year 9999', () => {
    expect(cents([...network, row('9999-01-01', 1)], '2026-06-01')).toBe(9_000);
  });
});

describe('an offer', () => {
  const offer = { offerCents: 7_000, offerUntil: day('2026-07-01') };
  const rows = [
    row('2026-01-01', 9_500),
    row('2026-05-20', 8_500),
    row('2026-05-25', 10_000),
    row('2026-06-01', 10_000, offer),
  ];

  it('holds until its end, beside the price that it is struck from', () => {
    expect(priceOf(rows, 'kiel', day('2026-06-15'))).toEqual({
      cents: 7_000,
      offer: { regularCents: 10_000, until: day('2026-07-01'), lowestCents: 8_500 },
    });
    expect(priceOf(rows, 'kiel', day('2026-07-01'))).toEqual({ cents: 10_000 });
  });

  it('has the lowest price of the 30 days before it began, not of those before them', () => {
    const older = [row('2026-01-01', 5_000), row('2026-04-01', 9_000), row('2026-06-01', 10_000, offer)];
    expect(priceOf(older, null, day('2026-06-15'))?.offer?.lowestCents).toBe(9_000);
  });

  it('that is extended at the same price began with its first row', () => {
    const extended = [...rows, row('2026-06-20', 10_000, { ...offer, offerUntil: day('2026-08-01') })];
    expect(priceOf(extended, null, day('2026-07-15'))?.offer?.lowestCents).toBe(8_500);
  });

  it('looks at what was asked for here: at a location with a price of its own, at that', () => {
    const own = [
      ...rows,
      row('2026-01-01', 7_500, { locationId: 'kiel' }),
      row('2026-06-01', null, { locationId: 'kiel' }),
    ];
    expect(priceOf(own, 'kiel', day('2026-06-15'))?.offer?.lowestCents).toBe(7_500);
    expect(priceOf(own, 'celle', day('2026-06-15'))?.offer?.lowestCents).toBe(8_500);
  });

  it('of an article that was not for sale before has none', () => {
    expect(
      priceOf([row('2026-06-01', 10_000, offer)], null, day('2026-06-15'))?.offer?.lowestCents,
    ).toBeUndefined();
  });
});

it('a row changes the price at its start and at the end of its offer, as far as they lie ahead', () => {
  const future = row('2026-06-01', 10_000, { offerCents: 1, offerUntil: day('2026-07-01') });
  expect(switchesOf(future, day('2026-05-01'))).toEqual([day('2026-06-01'), day('2026-07-01')]);
  expect(switchesOf(future, day('2026-06-15'))).toEqual([day('2026-07-01')]);
  expect(switchesOf(future, day('2026-08-01'))).toEqual([]);
});
