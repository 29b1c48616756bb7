import { centsOf, type Groups, idOf } from '../listing/groups';
import type { ListView } from '../listing/list-view.server';

/** Cents by an article's id; undefined: it is not among them. */
type Prices = (id: number) => number | undefined;

/** Below this share of all ids, a map takes less memory than an array. */
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

/** Made when they are first asked for; they go with the groups that a node holds in memory. */
function cachedPrices(groups: Groups): Prices {
  const known = pricesOf.get(groups) ?? pricesIn(groups);
  pricesOf.set(groups, known);
  return known;
}

const none: Prices = () => undefined;

/** What the first of them says that knows an article. */
function firstOf([first = none, ...others]: readonly Prices[]): Prices {
  if (others.length === 0) return first;
  const other = firstOf(others);
  return (id) => first(id) ?? other(id);
}

/** What articles cost at a location, and which are in stock there. */
export function pricesHere({ all, inStock }: ListView): { centsOf: Prices; isInStock(id: number): boolean } {
  // The location's own prices stand after the network's, and hold.
  const centsOf = firstOf(all.map(({ groups }) => cachedPrices(groups)).reverse());
  const stocked = firstOf(inStock.map(({ groups }) => cachedPrices(groups)));
  return { centsOf, isInStock: (id) => stocked(id) !== undefined };
}
