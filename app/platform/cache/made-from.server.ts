import { AsyncLocalStorage } from 'node:async_hooks';

export interface Sources {
  tags: Iterable<string>;
  /** When the oldest part was read of what moves no tag, such as stock; milliseconds, Infinity if there is none. */
  asOf: number;
}

interface Collector {
  tags: Set<string>;
  asOf: number;
}

const collectors = new AsyncLocalStorage<Collector>();

/** Says what is being made here from: the page or query that is under way, if any, is made anew when a tag moves. */
export function madeFrom(tags: Iterable<string>, asOf = Infinity): void {
  const collector = collectors.getStore();
  if (!collector) return;
  for (const tag of tags) collector.tags.add(tag);
  collector.asOf = Math.min(collector.asOf, asOf);
}

/** Says that it is made from something that moves no tag: it is cached for a short time only. */
export function madeFromThisMoment(now = Date.now()): void {
  madeFrom([], now);
}

/** Does `work`, made from `tags` in any case. All that it is made from is known when it has ended, also when it failed. */
export function collectSources<Result>(
  work: () => PromiseLike<Result>,
  tags: Iterable<string> = [],
): { result: Promise<Result>; sources: Sources } {
  const sources: Collector = { tags: new Set(tags), asOf: Infinity };
  // A promise of our own: a query of Drizzle's is sent again by whoever awaits it.
  return { result: collectors.run(sources, async () => work()), sources };
}
