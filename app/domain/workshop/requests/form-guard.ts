/** People need longer to fill the form in; programs rarely wait. */
const MIN_SECONDS = 3;

/** A field that people do not see, and programs fill in. */
export const TRAP_FIELD = 'webseite';

export type FormSuspicion = 'trap' | 'too-quick' | 'no-stamp';

/** @param openedAt from the sealed stamp of the form; undefined: missing or forged */
export function suspicionOf(
  { trap, openedAt }: { trap: string; openedAt: Date | undefined },
  now: Date,
): FormSuspicion | undefined {
  if (trap !== '') return 'trap';
  if (!openedAt) return 'no-stamp';
  return now.getTime() - openedAt.getTime() < MIN_SECONDS * 1_000 ? 'too-quick' : undefined;
}
