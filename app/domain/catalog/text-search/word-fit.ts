/** `whole`: equal apart from the ending; `part`: contained in the word. */
export type WordFit = 'whole' | 'part' | undefined;

/** German endings of plurals and cases. */
const ENDING = /^(?:e[nrsm]?|n|s|ern)?$/u;
/** Shorter words occur in too many others. */
const MIN_PART = 3;
/** Longer numbers (an EAN) may match parts of numbers. */
const MAX_NUMBER = 4;
/** Minimum length before the last part of a compound: 'Motoröl'. */
const MIN_FIRST_PART = 3;

const kindOf = (letter: string | undefined) => {
  if (letter === undefined) return 'none';
  if (/\d/u.test(letter)) return 'digit';
  return /\p{L}/u.test(letter) ? 'letter' : 'other';
};

/** Matches '16' in '7jx16' and 'a4' in 'a4/s4', but cuts no number or name in two. */
function standsAlone(written: string, word: string): boolean {
  for (let at = written.indexOf(word); at !== -1; at = written.indexOf(word, at + 1)) {
    const isStart = kindOf(written[at - 1]) !== kindOf(word[0]);
    if (isStart && kindOf(written[at + word.length]) !== kindOf(word.at(-1))) return true;
  }
  return false;
}

export const isWholeNumber = (word: string) => word.length <= MAX_NUMBER && /^\d+$/u.test(word);

/** Two letters match only at the start or end: 'öl' in 'Ölfilter' and 'Motoröle'. */
export function isPartOfCompound(written: string, word: string): boolean {
  if (written.startsWith(word)) return true;
  const last = written.lastIndexOf(word);
  return last >= MIN_FIRST_PART && ENDING.test(written.slice(last + word.length));
}

/** Both words are folded, `word` is without its ending; `isOpen`: it is still being typed. */
export function wordFit(written: string, word: string, isOpen = false): WordFit {
  if (written === word) return 'whole';
  if (isOpen && written.startsWith(word)) return 'part';
  if (isWholeNumber(word) || (word.length < MIN_PART && /\d/u.test(word))) {
    return standsAlone(written, word) ? 'whole' : undefined;
  }
  if (word.length < 2) return undefined;
  if (written.startsWith(word) && ENDING.test(written.slice(word.length))) return 'whole';
  const isPart = word.length < MIN_PART ? isPartOfCompound(written, word) : written.includes(word);
  return isPart ? 'part' : undefined;
}
