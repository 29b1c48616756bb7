import { readIndices, readMarks } from './facet-marks';
import { speedIndices, speedOf } from './indices';
import type { FacetName } from './tyre-filter';

/** How many tyres each choice would leave, with all choices in the other facets kept. */
export interface TyreFacets {
  /** Hits of the whole filter. */
  total: number;
  counts: Record<Exclude<FacetName, 'price'>, { value: string; count: number }[]>;
  /** Cheapest and dearest of what the other choices leave; undefined where nothing is left. */
  price: { minCents: number; maxCents: number } | undefined;
  /** Hits with one facet's choices dropped: what to loosen when nothing was found. */
  withoutFacet: Partial<Record<FacetName, number>>;
}

/** A group of tyres that share a make, or their marks, or their indices; or all of them. */
export interface FacetRow {
  make: string | null;
  marks: number | null;
  indices: number | null;
  /** Tyres that meet every choice. */
  hits: number;
  /** Tyres in stock here that meet every choice in the other facets. */
  here: number;
  cheapest: number | null;
  dearest: number | null;
  /** By facet in which something is chosen: tyres that meet every other choice. */
  without: Partial<Record<FacetName, number>>;
}

const speedNames = new Map(speedIndices.map((index) => [speedOf(index), index]));

/** Adds up groups to counts by facet and value. */
export function facetCounts(rows: FacetRow[]): TyreFacets {
  const sums = new Map<string, number>();
  const add = (facet: FacetName, value: string, row: FacetRow) => {
    const key = `${facet} ${value}`;
    sums.set(key, (sums.get(key) ?? 0) + (row.without[facet] ?? row.hits));
  };
  let total: FacetRow | undefined;
  for (const row of rows) {
    if (row.make !== null) add('make', row.make, row);
    else if (row.marks !== null) {
      for (const [facet, value] of Object.entries(readMarks(row.marks)))
        add(facet as FacetName, String(value), row);
    } else if (row.indices !== null) {
      const { load, speedKmh } = readIndices(row.indices);
      add('load', String(load), row);
      add('speed', speedNames.get(speedKmh) ?? '', row);
    } else total = row;
  }
  const of = (facet: FacetName) =>
    [...sums]
      .filter(([key]) => key.startsWith(`${facet} `))
      .map(([key, count]) => ({ value: key.slice(facet.length + 1), count }));
  return {
    total: total?.hits ?? 0,
    counts: {
      season: of('season'),
      make: of('make'),
      load: of('load'),
      speed: of('speed'),
      fuel: of('fuel'),
      wet: of('wet'),
      noise: of('noise'),
      alpine: of('alpine'),
      runFlat: of('runFlat'),
      extraLoad: of('extraLoad'),
      here: [{ value: 'true', count: total?.here ?? 0 }],
    },
    price:
      total?.cheapest == null
        ? undefined
        : { minCents: total.cheapest, maxCents: total.dearest ?? total.cheapest },
    withoutFacet: total?.without ?? {},
  };
}
