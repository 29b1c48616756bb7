import { AsyncLocalStorage } from 'node:async_hooks';

export interface Sources {
  tags: Iterable<string>;
  /** Milliseconds: oldest read that no tag covers (stock); Infinity if there is none. */
  asOf: number;
}

interface Collector {
  tags: Set<string>;
  asOf: number;
}

const collectors = new AsyncLocalStorage<Collector>();

/** The page or query that is being made depends on these tags: a move of one invalidates it. */
export function dependsOn(tags: Iterable<string>, asOf = Infinity): void {
  const collector = collectors.getStore();
  if (!collector) return;
  for (const tag of tags) collector.tags.add(tag);
  collector.asOf = Math.min(collector.asOf, asOf);
}

/** Pages show opening hours and delivery days, which change without data. */
export const FRESH_MS = 60_000;

export function changesAt(moment: Date): void {
  dependsOn([], moment.getTime() - FRESH_MS);
}

export function expiresSoon(now = Date.now()): void {
  dependsOn([], now);
}

export function collectSources<Result>(
  work: () => PromiseLike<Result>,
  tags: Iterable<string> = [],
): { result: Promise<Result>; sources: Sources } {
  const sources: Collector = { tags: new Set(tags), asOf: Infinity };
  // A promise of our own: Drizzle sends a query again for each `await`.
  return { result: collectors.run(sources, async () => work()), sources };
}
