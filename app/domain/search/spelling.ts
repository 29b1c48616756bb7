import type { KnownWords } from '~/domain/catalog/listing/text-index';
import { lettersApart, soundOf, stemOf } from './german-words';

/** Of words that sound alike but for a few letters. */
interface NearWord {
  written: string;
  letters: number;
}

/** Shorter words are near to too many. */
const MIN_LENGTH = 4;
const MAX_LENGTH = 30;
/** From so many letters on, two may be wrong. */
const LONG = 8;

/** Whether a word is one of letters, neither too short nor too long to be looked for in other spellings. */
const isSpelled = (word: string) =>
  /^\p{L}+$/u.test(word) && word.length >= MIN_LENGTH && word.length <= MAX_LENGTH;

/** Known words near a folded one, the nearest first; of equally near ones the most frequent. */
export function nearWords(known: KnownWords, word: string, most = word.length < LONG ? 1 : 2): NearWord[] {
  if (!isSpelled(word)) return [];
  const sound = soundOf(word);
  const near: (NearWord & { spelled: number; count: number })[] = [];
  for (const [other, { written, count }] of known) {
    if (other.length < MIN_LENGTH || Math.abs(other.length - word.length) > most + 2) continue;
    const letters = lettersApart(sound, soundOf(other), most);
    if (letters <= most) near.push({ written, letters, spelled: lettersApart(word, other, LONG), count });
  }
  return near
    .sort((a, b) => a.letters - b.letters || a.spelled - b.spelled || b.count - a.count)
    .map(({ written, letters }) => ({ written, letters }));
}

function isKnown(known: KnownWords, word: string): boolean {
  const stem = stemOf(word);
  return [...known.keys()].some((other) => other.includes(stem));
}

/** Tells of what known words begin, whatever their ending. */
function beginnings(known: KnownWords): (word: string) => boolean {
  const all = [...known.keys()];
  return (word) => {
    const stem = stemOf(word);
    return all.some((other) => other.startsWith(stem));
  };
}

/** Folded words as they are with umlauts, where that begins a known word and what was typed does not: 'oele' → 'ole'. */
export function withUmlauts(known: KnownWords, words: readonly string[]): string[] {
  const begins = beginnings(known);
  return words.map((word) => {
    const folded = word.replace(/([aou])e/g, '$1');
    return folded !== word && !begins(word) && begins(folded) ? folded : word;
  });
}

const MIN_FIRST = 3;
const MIN_LAST = 4;
/** What joins the parts of a compound word. */
const joints = /(?:s|n|en|er|e)$/u;

/** The two known words of which a folded word is made, the longest last one first: 'autobatterie' → 'auto', 'batterie'. */
export function partsOfCompound(known: KnownWords, word: string): [first: string, last: string] | undefined {
  const begins = beginnings(known);
  for (let at = MIN_FIRST; at <= word.length - MIN_LAST; at += 1) {
    const last = word.slice(at);
    if (!begins(last)) continue;
    const whole = word.slice(0, at);
    const first = [whole, whole.replace(joints, '')].find((part) => part.length >= MIN_FIRST && begins(part));
    if (first) return [first, last];
  }
  return undefined;
}

/**
 * What may be meant by folded words of which some are unknown, the likeliest first: words of nearly that spelling, the parts of
 * compound words, and of these the last, which says what it is.
 */
export function otherSpellings(known: KnownWords, words: readonly string[]): string[] {
  const meant = words.map((word) => {
    if (!isSpelled(word) || isKnown(known, word)) return { word };
    const [near] = nearWords(known, word);
    return { word, near, parts: partsOfCompound(known, word) };
  });
  const spell = (choose: (one: (typeof meant)[number]) => string | undefined) =>
    meant.map((one) => choose(one) ?? one.word).join(' ');
  const spellings = [
    spell(({ near, parts }) => (near && (near.letters < 2 || !parts) ? near.written : parts?.join(' '))),
    spell(({ near, parts }) => parts?.join(' ') ?? near?.written),
    spell(({ near, parts }) => parts?.[1] ?? near?.written),
    spell(({ near, parts }) => near?.written ?? parts?.[1]),
  ];
  return [...new Set(spellings)].filter((spelling) => spelling !== words.join(' '));
}

/** So many letters may be wrong in words that are only offered. */
const MOST_OFFERED = 3;
const MAX_OFFERED = 3;

/** Folded words with the one of them that is unknown spelled as words that are known. */
export function nearSpellings(known: KnownWords, words: readonly string[]): string[] {
  return words
    .flatMap((word, index) => {
      if (isKnown(known, word)) return [];
      return nearWords(known, word, Math.min(MOST_OFFERED, word.length >> 1))
        .slice(0, MAX_OFFERED)
        .map(({ written }) => words.with(index, written).join(' '));
    })
    .slice(0, MAX_OFFERED);
}
