import { centsOf, type Groups, idOf } from '../listing/groups';
import type { ListView } from '../listing/list-view.server';

/** Cents by article id; undefined: unknown. */
type Prices = (id: number) => number | undefined;

/** Below this share of all ids, a map needs less memory than an array. */
const SPARSE = 8;

const pricesOf = new WeakMap<Groups, Prices>();

function pricesIn(groups: Groups): Prices {
  const { keys } = groups;
  const highest = keys.reduce((most, key) => Math.max(most, idOf(key)), 0);
  if (keys.length * SPARSE < highest) {
    const cents = new Map(Array.from(keys, (key): [number, number] => [idOf(key), centsOf(key)]));
    return (id) => cents.get(id);
  }
  const cents = new Int32Array(highest + 1).fill(-1);
  for (const key of keys) cents[idOf(key)] = centsOf(key);
  return (id) => {
    const known = cents[id];
    return known === undefined || known < 0 ? undefined : known;
  };
}

/** Built on first use and released with the groups. */
function cachedPrices(groups: Groups): Prices {
  const known = pricesOf.get(groups) ?? pricesIn(groups);
  pricesOf.set(groups, known);
  return known;
}

const none: Prices = () => undefined;

function firstOf([first = none, ...others]: readonly Prices[]): Prices {
  if (others.length === 0) return first;
  const other = firstOf(others);
  return (id) => first(id) ?? other(id);
}

export function pricesHere({ all, inStock }: ListView): { centsOf: Prices; isInStock(id: number): boolean } {
  // The location's own prices come last and override the network's.
  const centsOf = firstOf(all.map(({ groups }) => cachedPrices(groups)).reverse());
  const stocked = firstOf(inStock.map(({ groups }) => cachedPrices(groups)));
  return { centsOf, isInStock: (id) => stocked(id) !== undefined };
}
