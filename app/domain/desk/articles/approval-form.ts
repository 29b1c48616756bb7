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

export interface RimApproval {
  /** Of its content. */
  key: string;
  texts: ApprovalTexts;
  /** Names. */
  vehicles: string[];
}

/** The key of the approval that a form is about; '' for a new one. Also a parameter: the approval to be changed. */
export const APPROVAL_FIELD = 'freigabe';

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

/** One size and one condition a line. @param typed values of the form's fields */
export function approvalTexts(typed: Record<string, string>): Omit<ApprovalTexts, 'felge'> {
  return {
    art: typed.art ?? '',
    nummer: (typed.nummer ?? '').trim(),
    achse: typed.achse ?? '',
    fahrzeuge: spaced(typed.fahrzeuge),
    ecodes: spaced(typed.ecodes),
    reifen: lined(typed.reifen),
    auflagen: lined(typed.auflagen),
    abnahme: flag(typed.abnahme),
    nurPapiere: flag(typed.nurPapiere),
    nurWinter: flag(typed.nurWinter),
  };
}
