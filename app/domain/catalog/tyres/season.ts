import type { Season } from './tyre-terms';

/** Winter from September to February, otherwise summer. */
export function seasonOf(now: Date): Season {
  const month = now.getMonth() + 1;
  return month >= 9 || month <= 2 ? 'winter' : 'sommer';
}
