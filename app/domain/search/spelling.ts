import { stemOf } from './german-words';
import type { NearWord, Vocabulary } from './vocabulary';

/** Shorter words are near to too many. */
const MIN_LENGTH = 4;
const MAX_LENGTH = 30;
/** From so many letters on, two may be wrong. */
const LONG = 8;

/** Whether a word is one of letters, neither too short nor too long to be looked for in other spellings. */
const isSpelled = (word: string) =>
  /^\p{L}+$/u.test(word) && word.length >= MIN_LENGTH && word.length <= MAX_LENGTH;

export function nearWords(known: Vocabulary, word: string, most = word.length < LONG ? 1 : 2): NearWord[] {
  return isSpelled(word) ? known.near(word, most) : [];
}

const isKnown = (known: Vocabulary, word: string) => known.contains(stemOf(word));

/** Whether a known word begins so, whatever its ending. */
const beginsOne = (known: Vocabulary, word: string) => known.begins(stemOf(word));

/** Folded words as they are with umlauts, where that begins a known word and what was typed does not: 'oele' → 'ole'. */
export function withUmlauts(known: Vocabulary, words: readonly string[]): string[] {
  return words.map((word) => {
    const folded = word.replace(/([aou])e/g, '$1');
    return folded !== word && !beginsOne(known, word) && beginsOne(known, folded) ? folded : word;
  });
}

const MIN_FIRST = 3;
const MIN_LAST = 4;
/** What joins the parts of a compound word. */
const joints = /(?:s|n|en|er|e)$/u;

/** The two known words of which a folded word is made, the longest last one first: 'autobatterie' → 'auto', 'batterie'. */
export function partsOfCompound(known: Vocabulary, word: string): [first: string, last: string] | undefined {
  const begins = (part: string) => beginsOne(known, part);
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
export function otherSpellings(known: Vocabulary, words: readonly string[]): string[] {
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

/** Letters that may be wrong in words that are only offered. */
const MAX_WRONG_OFFERED = 3;
const MAX_OFFERED = 3;

/** Folded words with one of them that is unknown spelled as a word that is known, and without others that are unknown. */
export function nearSpellings(known: Vocabulary, words: readonly string[]): string[] {
  const spellAs = (index: number, written: string) =>
    words.flatMap((word, other) => (other === index ? [written] : isKnown(known, word) ? [word] : []));
  return words
    .flatMap((word, index) => {
      if (isKnown(known, word)) return [];
      return nearWords(known, word, Math.min(MAX_WRONG_OFFERED, word.length >> 1))
        .slice(0, MAX_OFFERED)
        .map(({ written }) => spellAs(index, written).join(' '));
    })
    .slice(0, MAX_OFFERED);
}
