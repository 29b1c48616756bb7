/** How a word of a text fits one that was typed: the same, perhaps with another ending; or a part of it; or not. */
export type WordFit = 'whole' | 'part' | undefined;

/** Endings of German plurals and cases. */
const ENDING = /^(?:e[nrsm]?|n|s|ern)?$/u;
/** Shorter words stand in too many others. */
const MIN_PART = 3;
/** Longer numbers may be parts of numbers: of an EAN, say. */
const MAX_NUMBER = 4;
/** Of a compound word, the least before its last part: 'Motoröl'. */
const MIN_FIRST_PART = 3;

const kindOf = (letter: string | undefined) => {
  if (letter === undefined) return 'none';
  if (/\d/u.test(letter)) return 'digit';
  return /\p{L}/u.test(letter) ? 'letter' : 'other';
};

/** Whether a word stands in another without cutting a number or a name in two: '16' in '7jx16', 'a4' in 'a4/s4'. */
function standsAlone(written: string, word: string): boolean {
  for (let at = written.indexOf(word); at !== -1; at = written.indexOf(word, at + 1)) {
    const isStart = kindOf(written[at - 1]) !== kindOf(word[0]);
    if (isStart && kindOf(written[at + word.length]) !== kindOf(word.at(-1))) return true;
  }
  return false;
}

export const isWholeNumber = (word: string) => word.length <= MAX_NUMBER && /^\d+$/u.test(word);

/** Two letters are a word only at the beginning or the end of another: 'öl' in 'Ölfilter' and 'Motoröle'. */
function isPartOfCompound(written: string, word: string): boolean {
  if (written.startsWith(word)) return true;
  const last = written.lastIndexOf(word);
  return last >= MIN_FIRST_PART && ENDING.test(written.slice(last + word.length));
}

/** How a written word fits a typed one, both folded, the typed one without its ending; `isOpen`: it is still being typed. */
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
