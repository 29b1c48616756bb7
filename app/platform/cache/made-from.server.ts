import { AsyncLocalStorage } from 'node:async_hooks';

const collectors = new AsyncLocalStorage<Set<string>>();

/** Says what is being made here from: the page or query that is under way, if any, is made anew when a tag moves. */
export function madeFrom(tags: Iterable<string>): void {
  const collector = collectors.getStore();
  if (collector) for (const tag of tags) collector.add(tag);
}

/** Does `work`; gives the tags of all that it was made from beside its result. */
export async function collectTags<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; tags: Set<string> }> {
  const tags = new Set<string>();
  const result = await collectors.run(tags, work);
  return { result, tags };
}
