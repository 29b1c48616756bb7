import { stemOf } from './german-words';
import type { NearWord, Vocabulary } from './vocabulary';

/** Shorter words resemble too many others. */
const MIN_LENGTH = 4;
const MAX_LENGTH = 30;
/** From this length on, two letters may be wrong. */
const LONG = 8;

/** Only words of letters that are neither too short nor too long are corrected. */
const isSpelled = (word: string) =>
  /^\p{L}+$/u.test(word) && word.length >= MIN_LENGTH && word.length <= MAX_LENGTH;

export function nearWords(known: Vocabulary, word: string): NearWord[] {
  return isSpelled(word) ? known.near(word, word.length < LONG ? 1 : 2) : [];
}

const isKnown = (known: Vocabulary, word: string) => known.contains(stemOf(word));

export const isUnknownWord = (known: Vocabulary, word: string) => isSpelled(word) && !isKnown(known, word);

export const beginsOne = (known: Vocabulary, word: string) => known.begins(stemOf(word));

/** Folds 'ae', 'oe' and 'ue' like umlauts if that begins a known word and the typed word does not: 'oele' → 'ole'. */
export function withUmlauts(known: Vocabulary, words: readonly string[]): string[] {
  return words.map((word) => {
    const folded = word.replace(/([aou])e/g, '$1');
    return folded !== word && !beginsOne(known, word) && beginsOne(known, folded) ? folded : word;
  });
}

const MIN_FIRST = 3;
const MIN_LAST = 4;
/** Linking elements of German compound words. */
const joints = /(?:s|n|en|er|e)$/u;

/** Of so many letters one may be wrong in a word that is not taken apart. */
const LETTERS_OF_A_SLIP = 7;

/** Two known words, with the longest possible last one: 'autobatterie' → 'auto', 'batterie'. */
export function partsOfCompound(known: Vocabulary, word: string): [first: string, last: string] | undefined {
  const begins = (part: string) => beginsOne(known, part);
  for (let at = MIN_FIRST; at <= word.length - MIN_LAST; at += 1) {
    const last = word.slice(at);
    if (!known.isWord(last)) continue;
    const whole = word.slice(0, at);
    const firsts = [whole, whole.replace(joints, '')].filter((part) => part.length >= MIN_FIRST);
    const first = firsts.find((part) => known.isWord(part)) ?? firsts.find(begins);
    if (first) return [first, last];
  }
  return undefined;
}

const MIN_NAMING = 6;

/** The longest last part that is known, of a compound whose first part is not: 'motorradbatterie' → 'batterie'. */
function lastPart(known: Vocabulary, word: string): string | undefined {
  for (let at = MIN_FIRST; at <= word.length - MIN_NAMING; at += 1) {
    const last = word.slice(at);
    if (known.isWord(last)) return last;
  }
  return undefined;
}

/** Two words that are one: 'fahrad trager' → 'Fahrradträger' */
function joinedSpellings(known: Vocabulary, words: readonly string[]): string[] {
  return words.slice(1).flatMap((second, index) => {
    const first = words[index] ?? '';
    if (Math.min(first.length, second.length) < MIN_FIRST) return [];
    const word = `${first}${second}`;
    const joined = isKnown(known, word) ? word : nearWords(known, word)[0]?.written;
    return joined ? [words.toSpliced(index, 2, joined).join(' ')] : [];
  });
}

/** Likeliest first: similar words, then the parts of compound words, then their last part, which names the thing, then joined words. */
export function otherSpellings(known: Vocabulary, words: readonly string[]): string[] {
  const meant = words.map((word) => {
    // 'sommerreifn' has the ending of a word, and is none.
    if (!isSpelled(word) || known.contains(word)) return { word };
    const [near] = nearWords(known, word);
    const parts = partsOfCompound(known, word)?.map((part) => known.spellingOf(part));
    const last = parts?.[1] ?? lastPart(known, word);
    return { word, near, parts, last: last && known.spellingOf(last) };
  });
  const spell = (choose: (one: (typeof meant)[number]) => string | undefined) =>
    meant.map((one) => choose(one) ?? one.word).join(' ');
  const spellings = [
    spell(({ word, near, parts }) =>
      near && (near.letters < 2 || near.letters * LETTERS_OF_A_SLIP <= word.length || !parts)
        ? near.written
        : parts?.join(' '),
    ),
    spell(({ near, parts }) => parts?.join(' ') ?? near?.written),
    spell(({ near, last }) => last ?? near?.written),
    spell(({ near, last }) => near?.written ?? last),
    ...joinedSpellings(known, words),
  ];
  return [...new Set(spellings)].filter((spelling) => spelling !== words.join(' '));
}

const MAX_OFFERED = 3;

/** Replaces one unknown word by a similar known one and drops other unknown words. */
export function nearSpellings(known: Vocabulary, words: readonly string[]): string[] {
  const spellAs = (index: number, written: string) =>
    words.flatMap((word, other) => (other === index ? [written] : isKnown(known, word) ? [word] : []));
  return words
    .flatMap((word, index) => {
      if (isKnown(known, word)) return [];
      return nearWords(known, word)
        .slice(0, MAX_OFFERED)
        .map(({ written }) => spellAs(index, written).join(' '));
    })
    .slice(0, MAX_OFFERED);
}
