import { describe, expect, it } from 'vitest';
import { type FacetRow, facetCounts } from './facet-counts';
import { readIndices, readMarks } from './facet-marks';

/** As the table's generated columns pack it. */
const pack = (season: string, fuel: string, wet: string, noise: string, flags: number) => {
  const code = (letter: string) => letter.charCodeAt(0);
  return (
    (code(season) * 1000 + (code(fuel) - 65) * 100 + (code(wet) - 65) * 10 + code(noise) - 65) * 8 + flags
  );
};
const row = (part: Partial<FacetRow>): FacetRow => ({
  make: null,
  marks: null,
  indices: null,
  hits: 0,
  here: 0,
  cheapest: null,
  dearest: null,
  without: {},
  ...part,
});

describe('packed facets', () => {
  it('are unpacked as they were packed', () => {
    expect(readMarks(pack('winter', 'C', 'A', 'B', 4 + 1))).toEqual({
      season: 'winter',
      fuel: 'C',
      wet: 'A',
      noise: 'B',
      alpine: true,
      runFlat: false,
      extraLoad: true,
    });
    expect(readIndices(91 * 1000 + 240)).toEqual({ load: 91, speedKmh: 240 });
  });
});

describe('counts', () => {
  it('add up over groups that share a value', () => {
    const facets = facetCounts([
      row({ marks: pack('winter', 'C', 'A', 'B', 4), hits: 3 }),
      row({ marks: pack('winter', 'B', 'A', 'A', 0), hits: 2 }),
      row({ indices: 91_240, hits: 4 }),
      row({ indices: 91_210, hits: 1 }),
      row({ make: 'Michelin', hits: 5 }),
      row({ hits: 5, here: 2, cheapest: 5_390, dearest: 9_990 }),
    ]);
    expect(facets.total).toBe(5);
    expect(facets.counts.season).toEqual([{ value: 'winter', count: 5 }]);
    expect(facets.counts.alpine).toEqual([
      { value: 'true', count: 3 },
      { value: 'false', count: 2 },
    ]);
    expect(facets.counts.load).toEqual([{ value: '91', count: 5 }]);
    expect(facets.counts.speed).toEqual([
      { value: 'V', count: 4 },
      { value: 'H', count: 1 },
    ]);
    expect(facets.counts.here).toEqual([{ value: 'true', count: 2 }]);
    expect(facets.price).toEqual({ minCents: 5_390, maxCents: 9_990 });
  });

  it("of a facet's own values are not narrowed by its own choice", () => {
    const facets = facetCounts([
      row({ make: 'Michelin', hits: 5, without: { make: 5 } }),
      row({ make: 'Continental', hits: 0, without: { make: 7 } }),
      row({ hits: 5, without: { make: 12 } }),
    ]);
    expect(facets.counts.make).toEqual([
      { value: 'Michelin', count: 5 },
      { value: 'Continental', count: 7 },
    ]);
    expect(facets.withoutFacet).toEqual({ make: 12 });
  });

  it('of nothing are empty', () => {
    expect(facetCounts([row({})])).toMatchObject({ total: 0, price: undefined });
  });
});
