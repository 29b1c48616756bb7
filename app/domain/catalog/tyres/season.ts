import type { Season } from './tyre-terms';

/** The tyres that people look for now: winter ones from September to February, else summer ones. */
export function seasonOf(now: Date): Season {
  const month = now.getMonth() + 1;
  return month >= 9 || month <= 2 ? 'winter' : 'sommer';
}
