import type { DeskAnswer } from '../components/form-context';

/** An approval of a rim, as the columns of its file have it. */
export const approvalColumns = [
  'felge',
  'art',
  'nummer',
  'fahrzeuge',
  'ecodes',
  'reifen',
  'achse',
  'auflagen',
  'abnahme',
  'nurPapiere',
  'nurWinter',
] as const;
export type ApprovalTexts = Record<(typeof approvalColumns)[number], string>;

export interface RimApprovals {
  entries: { texts: ApprovalTexts; vehicles: string[] }[];
  version: string;
}

/** Of the entry that a form is about; '' for a new one. */
export const ENTRY_FIELD = 'eintrag';

const lined = (typed = '') =>
  typed
    .split(/[\n|]+/)
    .map((one) => one.trim())
    .filter(Boolean)
    .join('|');
const spaced = (typed = '') =>
  typed
    .trim()
    .split(/[\s,;]+/)
    .filter(Boolean)
    .join(' ');
const flag = (typed: string | undefined) => (typed === 'on' ? '1' : '0');

/** One size and one condition a line. */
export function approvalTexts({
  art = '',
  nummer = '',
  fahrzeuge,
  ecodes,
  reifen,
  achse = '',
  auflagen,
  abnahme,
  nurPapiere,
  nurWinter,
}: DeskAnswer['values']): Omit<ApprovalTexts, 'felge'> {
  return {
    ...{ art, nummer: nummer.trim(), achse },
    ...{ fahrzeuge: spaced(fahrzeuge), ecodes: spaced(ecodes) },
    ...{ reifen: lined(reifen), auflagen: lined(auflagen) },
    ...{ abnahme: flag(abnahme), nurPapiere: flag(nurPapiere), nurWinter: flag(nurWinter) },
  };
}
