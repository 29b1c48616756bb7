import { accepts, type GroupTest } from './group-test';
import { type Column, type Combinations, centsOf, packPlaces, placesOf } from './groups';
import type { Value } from './list-definition';

export interface Tally {
  name: string;
  column: Column;
  isAtLeast: boolean;
  accepted: Uint8Array | undefined;
  /** Set if articles have several values; a facet with a minimum counts only the greatest. */
  counting: Combinations | undefined;
  /** By value index. */
  sums: Int32Array;
  /** By value index: 1 if a group that matches the hidden fields has it. */
  seen: Uint8Array;
  /** Hits without the facet's choices. */
  without: number;
}

export interface Sums {
  total: number;
  withoutPrice: number;
  minCents: number;
  maxCents: number;
  cheapestCents: number;
  byEuro: Int32Array;
}

export const NO_CENTS = Number.MAX_SAFE_INTEGER;

const MAX_EUROS = 4_095;

export function noSums(): Sums {
  const byEuro = new Int32Array(MAX_EUROS + 1);
  return { total: 0, withoutPrice: 0, minCents: NO_CENTS, maxCents: 0, cheapestCents: NO_CENTS, byEuro };
}

export function addPrice({ byEuro }: Sums, key: number): void {
  const euros = Math.min(MAX_EUROS, Math.floor(centsOf(key) / 100));
  byEuro[euros] = (byEuro[euros] ?? 0) + 1;
}

function greatestOnly(combinations: Combinations, values: readonly Value[]): Combinations {
  return packPlaces(
    Array.from({ length: combinations.length }, (_, code) => {
      const places = [...placesOf(combinations, code)];
      return places.sort((a, b) => Number(values[b]) - Number(values[a])).slice(0, 1);
    }),
  );
}

export function talliesOf(test: GroupTest): Tally[] {
  return test.shown.map(({ name, facet, column, accepted }) => {
    const isAtLeast = facet.control === 'at-least';
    const { combinations, values } = column;
    return {
      name,
      column,
      isAtLeast,
      accepted,
      counting: isAtLeast && combinations ? greatestOnly(combinations, values) : combinations,
      sums: new Int32Array(values.length),
      seen: new Uint8Array(values.length),
      without: 0,
    };
  });
}

/** The only facet that a group misses, from 1; 0: none; undefined: several. */
export function missedBy(chosen: readonly Tally[], group: number): number | undefined {
  let missed = 0;
  for (let index = 0; index < chosen.length; index += 1) {
    if (accepts(chosen[index] as Tally, group)) continue;
    if (missed > 0) return undefined;
    missed = index + 1;
  }
  return missed;
}

/** Marks values that are offered even without hits. */
export function markSeen({ column, counting, seen }: Tally, group: number): void {
  const code = column.codes[group] ?? 0;
  if (!counting) seen[code] = 1;
  else for (const place of placesOf(counting, code)) seen[place] = 1;
}
