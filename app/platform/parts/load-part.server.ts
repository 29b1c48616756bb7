import { LRUCache } from 'lru-cache';
import { expiresSoon } from '../cache/depends-on.server';
import type { Context } from '../context';
import { isOutage } from '../database/outage';

const MAX_FAILURES = 10_000;

/** The last error of a part, so that it is logged once and not with each page. */
const failures = new LRUCache<string, string>({ max: MAX_FAILURES });

export interface Part {
  /** As the log names it: 'offers'. */
  name: string;
  /** Url of the location. */
  location: string;
}

const keyOf = ({ name, location }: Part) => `${location} ${name}`;

function reportOnce(log: Context['log'], part: Part, error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  if (failures.get(keyOf(part)) === message) return;
  failures.set(keyOf(part), message);
  log.error({ err: error, part: part.name, location: part.location }, 'A part of the page is left out');
}

/**
 * A part of a page that the page can do without: when it fails, the page is made without it, and kept for a moment only.
 * @param instead what the page shows then
 * @throws {Response} of the part, and errors of a database that is away, for which the whole page is to be asked again
 */
export async function loadPart<Value, Instead = Value>(
  { log }: Pick<Context, 'log'>,
  part: Part,
  load: () => Value | PromiseLike<Value>,
  instead: Instead,
): Promise<Value | Instead> {
  try {
    const value = await load();
    failures.delete(keyOf(part));
    return value;
  } catch (error) {
    if (error instanceof Response || isOutage(error)) throw error;
    reportOnce(log, part, error);
    expiresSoon();
    return instead;
  }
}
