import { foldText } from '~/values/folded-text';
import { findSize, readRim, readWidth } from './typed-size';
import type { TyreFilter } from './tyre-listing';
import { labelClasses, noiseClasses } from './tyre-terms';

export interface TypedTyre {
  choices: Partial<TyreFilter>;
  namesTyres: boolean;
  rest: string[];
}

/** Longer texts are cut, which bounds the work of matching. */
const MAX_LENGTH = 100;

const SEPARATOR = '[ -]?';
const TYRES = `(?:${SEPARATOR}reifen)?`;

const word = (pattern: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'u');

/** Folded words and their choices; marks of run-flat tyres differ between makers. */
const vocabulary: readonly [RegExp, Partial<TyreFilter>][] = [
  [word(`sommer${TYRES}`), { seasons: ['sommer'] }],
  [word(`winter${TYRES}`), { seasons: ['winter'] }],
  [word(`(?:ganzjahre?s?|allwetter|all${SEPARATOR}season)${TYRES}`), { seasons: ['ganzjahr'] }],
  [word(`(?:run${SEPARATOR}flat|notlauf)${TYRES}|rft|rof|ssr|zp`), { runFlat: true }],
  [word(`xl|extra${SEPARATOR}load|reinforced|verstarkt`), { extraLoad: true }],
  // 'Alpin 6' is a model.
  [word(`3pmsf|alpine?${SEPARATOR}symbol|schneeflocken?(?:symbol)?|alpin(?! ?\\d)`), { alpine: true }],
  [word('felgenschutz(?:leiste|rippe|kante)?'), { rimProtection: true }],
  [word('leise[rns]?'), { noiseClasses: ['A'] }],
  [word(`(?:suv|4x4|offroad|gelandewagen)${TYRES}`), { vehicleKind: 'SUV' }],
  [word(`(?:transporter|llkw)${TYRES}|c-reifen`), { vehicleKind: 'Transporter' }],
  [word(`pkw${TYRES}|auto${SEPARATOR}reifen`), { vehicleKind: 'PKW' }],
];

const labelled = (names: string, classes: readonly string[]) =>
  word(`(?:${names})(?:s?${SEPARATOR}klasse)? ?([${classes.join('').toLowerCase()}])( oder besser)?`);

function classesFrom<Class extends string>(all: readonly Class[], value: string, orBetter?: string): Class[] {
  const worst = value.toUpperCase();
  return all.filter((one) => one === worst || (orBetter !== undefined && one < worst));
}

/** Words with a value: 'Nasshaftung A', '69 dB', 'DOT 2024'. */
const valued: readonly [RegExp, (value: string, orBetter?: string) => Partial<TyreFilter>][] = [
  [labelled('nasshaftung', labelClasses), (...of) => ({ wetClasses: classesFrom(labelClasses, ...of) })],
  [
    labelled('kraftstoff(?:effizienz)?|rollwiderstand', labelClasses),
    (...of) => ({ fuelClasses: classesFrom(labelClasses, ...of) }),
  ],
  [
    labelled('(?:roll)?gerausch', noiseClasses),
    (...of) => ({ noiseClasses: classesFrom(noiseClasses, ...of) }),
  ],
  [word('([4-9]\\d) ?db(?:\\(a\\))?'), (value) => ({ noiseLevels: [Number(value)] })],
  // The year, or week and year: 'DOT 2326'.
  [word('dot ?(?:20|[0-5]\\d)?([12]\\d)'), (value) => ({ dotYears: [2000 + Number(value)] })],
];

const tyresNamed = word('reifen');
/** Tyres of both seasons have this mark. */
const mudAndSnow = word(`m ?[+&] ?s${TYRES}|matsch${SEPARATOR}und${SEPARATOR}schnee${TYRES}`);
/** Sizes and seasons beside these words are not those of tyres. */
const notTyres = /felge|rader|radkappe|kette/u;
const rimProtection = /felgenschutz(?:leiste|rippe|kante)?/u;

/** Rim protection is said of a tyre only beside its name: there are things to buy that are called so. */
const isOfTyre = (folded: string) => rimProtection.test(folded) && /reifen/u.test(folded);
const fillers = word(
  'und|mit|fur|in|von|der|die|das|kaufen|gunstige?|billige?|preiswerte?|gute|neu|(?:\\der )?satz|\\d ?(?:stuck|stk)',
);

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

const withoutPunctuation = (text: string) => text.replace(/^[,;.-]+|[,;.-]+$/gu, '');

class Words {
  constructor(public text: string) {}

  take(pattern: RegExp): boolean {
    const before = this.text;
    this.text = before.replace(pattern, ' ');
    return this.text !== before;
  }

  takeFound(pattern: RegExp): string[] | undefined {
    const found = pattern.exec(this.text);
    if (!found) return undefined;
    this.take(pattern);
    return found.slice(1);
  }
}

function takeChoices(words: Words): Partial<TyreFilter> {
  const choices: Partial<TyreFilter> = {};
  for (const [pattern, choose] of valued) {
    const [value, orBetter] = words.takeFound(pattern) ?? [];
    if (value !== undefined) Object.assign(choices, choose(value, orBetter));
  }
  for (const [pattern, chosen] of vocabulary) {
    if (!words.take(pattern)) continue;
    const seasons = [...(choices.seasons ?? []), ...(chosen.seasons ?? [])];
    Object.assign(choices, chosen, seasons.length > 0 && { seasons });
  }
  if (words.take(mudAndSnow)) choices.seasons ??= ['winter', 'ganzjahr'];
  return choices;
}

/** By makes: their patterns, the longest name first. */
const patterns = new WeakMap<readonly string[], readonly [make: string, RegExp][]>();

function patternsOf(makes: readonly string[]): readonly [make: string, RegExp][] {
  const known = patterns.get(makes);
  if (known) return known;
  const made = [...makes]
    .sort((a, b) => b.length - a.length)
    .map((make): [string, RegExp] => [make, word(escaped(foldText(make)))]);
  patterns.set(makes, made);
  return made;
}

/** 'Continental-Reifen' names a make, 'Kontinental' does not. */
function takeMakes(words: Words, makes: readonly string[]): string[] {
  return patternsOf(makes)
    .filter(([, pattern]) => {
      const isNamed = words.take(pattern);
      while (isNamed && words.take(pattern));
      return isNamed;
    })
    .map(([make]) => make)
    .sort();
}

/** A number that is all that is left beside tyres: 'Sommerreifen 225', 'Reifen 17'. */
function measureOf([number = '', ...others]: readonly string[]): Partial<TyreFilter> | undefined {
  if (others.length > 0) return undefined;
  const width = readWidth(number);
  const rimTenths = width === undefined ? readRim(number) : undefined;
  return (width && { width }) || (rimTenths && { rimTenths }) || undefined;
}

/** Accepts size, indices, season, run-flat and make in any order and spelling. */
export function readTypedTyre(typed: string, makes: readonly string[]): TypedTyre {
  const folded = foldText(typed.slice(0, MAX_LENGTH));
  const named = isOfTyre(folded) ? folded.replace(rimProtection, '') : folded;
  if (notTyres.test(named)) return { choices: {}, namesTyres: false, rest: folded.split(' ') };
  const found = findSize(folded);
  const words = new Words(found?.rest ?? folded);
  const choices = { ...found?.size, ...takeChoices(words) };
  const taken = takeMakes(words, makes);
  const namesTyres = words.take(tyresNamed);
  const isRead = namesTyres || taken.length > 0 || Object.keys(choices).length > 0;
  if (isRead) while (words.take(fillers));
  const rest = words.text.split(' ').map(withoutPunctuation).filter(Boolean);
  const measure = isRead && found === undefined ? measureOf(rest) : undefined;
  return {
    choices: { ...choices, ...measure, ...(taken.length > 0 && { makes: taken }) },
    namesTyres,
    rest: measure ? [] : rest,
  };
}

export function isTyreList({ choices, namesTyres, rest }: TypedTyre): boolean {
  return rest.length === 0 && (namesTyres || Object.keys(choices).length > 0);
}
