import { unitWords } from '~/domain/catalog/text-search/amounts';
import { foldText } from '~/values/folded-text';
import { lettersApart } from './german-words';

const withTenths = (whole = '', tenths = '') => (tenths && tenths !== '0' ? `${whole},${tenths}` : whole);

const units = ['zoll', ...unitWords];
export const isUnit = (word: string) => units.includes(word);

/** A unit with one wrong letter: 'zol' → 'zoll'. */
function unitOf(written: string): string {
  const isNear = (unit: string) => unit[0] === written[0] && lettersApart(unit, written, 1) === 1;
  return units.includes(written) ? written : (units.find(isNear) ?? written);
}

const gluedMarks = (_: string, load = '', extra = '') =>
  [load, extra].map((mark) => mark && ` ${mark}`).join('');

/** Spellings of measures as articles write them: rims '7,5jx17', oils '5w30', offsets 'et45'. */
const measures: readonly [RegExp, string | ((...found: string[]) => string)][] = [
  // '205,55,16'
  [/(?<![\d.,])([12]\d5|3[0-5]5)[,.]([2-8][05])[,.](1[0-9]|2[0-4])(?![\d.,])/gu, '$1/$2 r$3'],
  // '205/55vr16', '205/55r16xl', '205/55r1691v', '225/75r16cp'
  [/(?<=\d{3}\/\d{2}) ?([hvwyt])r ?(\d{2})(?!\d)/gu, ' r$2 $1'],
  [/(?<=\d{3}\/\d{2} ?z?r ?\d{2})(\d{2,3}(?:\/\d{2,3})?[a-z])?(xl)?(?![\p{L}\d])/gu, gluedMarks],
  [/(?<=\d{3}\/\d{2} ?r ?\d{2})cp(?![\p{L}\d])/gu, 'c'],
  [/(?<!\d)([12]\d5|3[0-5]5)er(?!\p{L})/gu, '$1'],
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
  [/(?<=\d)( ?)([a-z]{3,})(?![\p{L}\d])/gu, (_, gap, written = '') => `${gap}${unitOf(written)}`],
  [/(?<=\d)zoll/gu, ' zoll'],
  [/(?<![\p{L}\d])et ?(\d{1,3})(?!\d)/gu, 'et$1'],
];

/** Gives folded words their typed spelling: 'nachrusten' → 'nachrüsten'. */
export function writtenIn(typed: string): (folded: string) => string {
  const written = new Map(typed.split(/\s+/u).map((word) => [foldText(word), word]));
  return (folded) =>
    folded
      .split(' ')
      .map((word) => written.get(word) ?? word)
      .join(' ');
}

/** 'winterreifen205/55r16' → 'winterreifen 205/55r16'; shorter beginnings may belong to a name: 'r16', 'et45'. */
const LETTERS_BEFORE_NUMBER = /(?<![\p{L}\d/-])(\p{L}{4,})(?=\d{2})/gu;

export function foldQuery(typed: string): string {
  const folded = foldText(typed).replace(LETTERS_BEFORE_NUMBER, '$1 ');
  return measures.reduce<string>(
    (text, [pattern, written]) => text.replace(pattern, written as string),
    folded,
  );
}
