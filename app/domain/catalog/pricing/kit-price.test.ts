import { describe, expect, it } from 'vitest';
import { kitCents, kitPriceRows } from './kit-price';

describe('the price of a kit', () => {
  it('is the sum of its parts', () => {
    const parts = [
      { quantity: 1, cents: 11_890 },
      { quantity: 1, cents: 7_990 },
      { quantity: 2, cents: 450 },
    ];
    expect(kitCents(parts)).toBe(11_890 + 7_990 + 900);
  });

  it('is none while a part is not for sale', () => {
    const rim = { quantity: 1, cents: 11_890 };
    expect(kitCents([rim, { quantity: 1, cents: undefined }])).toBeUndefined();
    expect(kitCents([{ quantity: 1, cents: undefined }, rim])).toBeUndefined();
    expect(kitCents([])).toBeUndefined();
  });
});

describe('what lists show of a kit', () => {
  const part = (network: number | undefined, own: Record<string, number> = {}) => ({
    quantity: 1,
    pricesAt: new Map<string | null, number>([
      ...(network === undefined ? [] : [[null, network] as const]),
      ...Object.entries(own),
    ]),
  });
  const work = part(1_000, { dear: 1_500, usual: 1_000 });
  const nowhere: ReadonlySet<string | null> = new Set();

  it('is one row for the network, and one for each location where it is another', () => {
    const parts = [part(10_000), part(5_000, { cheap: 4_000 }), work];
    expect(kitPriceRows({ parts, pricedAt: nowhere })).toEqual([
      { locationId: null, cents: 16_000 },
      { locationId: 'cheap', cents: 15_000 },
      { locationId: 'dear', cents: 16_500 },
    ]);
  });

  it('is only there where all parts are for sale', () => {
    const parts = [part(10_000), part(undefined, { dear: 4_000 }), work];
    expect(kitPriceRows({ parts, pricedAt: nowhere })).toEqual([{ locationId: 'dear', cents: 15_500 }]);
  });

  it('gives way to a price of its own, at a location or everywhere', () => {
    const parts = [part(10_000), part(5_000), work];
    expect(kitPriceRows({ parts, pricedAt: new Set(['dear']) })).toEqual([
      { locationId: null, cents: 16_000 },
    ]);
    expect(kitPriceRows({ parts, pricedAt: new Set([null]) })).toEqual([]);
  });
});
