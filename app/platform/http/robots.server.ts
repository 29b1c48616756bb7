import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';

/** The list of patterns takes as long as the rest of a counted view. */
const known = new LRUCache<string, boolean>({
  max: 1_000,
  maxSize: 200_000,
  sizeCalculation: (_, { length }) => length + 1,
});

export function isRobot(userAgent = ''): boolean {
  const before = known.get(userAgent);
  if (before !== undefined) return before;
  const isOne = isbot(userAgent);
  known.set(userAgent, isOne);
  return isOne;
}
