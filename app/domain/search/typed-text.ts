import { foldText } from '~/values/folded-text';

const withTenths = (whole = '', tenths = '') => (tenths && tenths !== '0' ? `${whole},${tenths}` : whole);

/** Spellings of measures as articles write them: rims '7,5jx17', oils '5w30', offsets 'et45'. */
const measures: readonly [RegExp, string | ((...found: string[]) => string)][] = [
  // ” and '' stand for inches.
  [/(?<=\d) ?(?:"|''|”|“|″)/gu, ' zoll'],
  [
    /(?<![\d.,x])([3-9]|1[0-3])(?:[.,](\d))? ?j? ?x ?(1\d|2[0-4])(?![\d.,x])/gu,
    (_, width, tenths, inches) => `${withTenths(width, tenths)}jx${inches}`,
  ],
  [
    /(?<![\d.,x])([3-6]) ?x ?(9\d|1[0-8]\d)(?:[.,](\d))?(?!\d)/gu,
    (_, holes, circle, tenths) => `${holes}x${withTenths(circle, tenths)}`,
  ],
  [/(?<![\p{L}\d])(\d{1,2}) ?w ?-? ?(\d{2})(?!\d)/gu, '$1w$2'],
  [/(?<=\d)zoll/gu, ' zoll'],
  [/(?<![\p{L}\d])et ?(\d{1,3})(?!\d)/gu, 'et$1'],
];

/** 'winterreifen205/55r16' → 'winterreifen 205/55r16'; shorter beginnings may belong to a name: 'r16', 'et45'. */
const LETTERS_BEFORE_NUMBER = /(?<![\p{L}\d/-])(\p{L}{4,})(?=\d{2})/gu;

/** Folds a query and writes measures as articles do. */
export function foldQuery(typed: string): string {
  const folded = foldText(typed).replace(LETTERS_BEFORE_NUMBER, '$1 ');
  return measures.reduce<string>(
    (text, [pattern, written]) => text.replace(pattern, written as string),
    folded,
  );
}
