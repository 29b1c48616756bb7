import { isWholeNumber, type WordFit, wordFit } from './word-fit';

/** Texts are identified by their index, from 0. */
export interface WordIndex {
  length: number;
  /** Distinct folded words, each after a line break, so that one search finds all that contain some letters. */
  words: string;
  /** By word: its start in `words`; the last entry is the end. */
  starts: Int32Array;
  /** By word: its start in `places`. */
  offsets: Int32Array;
  /** A text's index times two, plus one if the word is in its title. */
  places: Int32Array;
}

/** Scores of a text; a better fit has a higher number. */
export const textFits = { none: 0, part: 1, whole: 2, partOfTitle: 3, title: 4, exactTitle: 5 } as const;

/** By folded word: its first spelling, and the number of texts with it. */
export type KnownWords = ReadonlyMap<string, { written: string; count: number }>;

function wordAt(starts: Int32Array, position: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((starts[middle] ?? 0) <= position) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

const isDigit = (code: number) => code >= 48 && code <= 57;

interface SearchedWord {
  typed: string;
  isOpen: boolean;
  /** A number must stand alone, which is quick to check. */
  isNumber: boolean;
}

function nextPlace(words: string, { typed, isOpen, isNumber }: SearchedWord, from: number): number {
  let at = words.indexOf(typed, from);
  if (!isNumber) return at;
  while (at !== -1) {
    const isCut = isDigit(words.charCodeAt(at - 1)) || isDigit(words.charCodeAt(at + typed.length));
    if (!isCut || (isOpen && words[at - 1] === '\n')) return at;
    at = words.indexOf(typed, at + 1);
  }
  return at;
}

function fittingWords({ words, starts }: WordIndex, typed: string, isOpen: boolean): FittingWord[] {
  const fitting: FittingWord[] = [];
  if (typed === '') return fitting;
  const searched = { typed, isOpen, isNumber: isWholeNumber(typed) };
  for (let at = nextPlace(words, searched, 0); at !== -1; ) {
    const id = wordAt(starts, at);
    const end = starts[id + 1] ?? words.length;
    const fit = wordFit(words.slice((starts[id] ?? 0) + 1, end), typed, isOpen);
    if (fit) fitting.push({ id, fit });
    at = nextPlace(words, searched, end);
  }
  return fitting;
}

interface FittingWord {
  id: number;
  fit: NonNullable<WordFit>;
}

/** Shorter words are parts of too many names ('Öl' in 'Sagyejeol'): there the text has to have the word, too. */
const MIN_TITLE_PART = 3;

const fitIn = (isTitle: boolean, fit: NonNullable<WordFit>): number => {
  if (isTitle) return fit === 'whole' ? textFits.title : textFits.partOfTitle;
  return textFits[fit];
};

function fitsOfWords(
  { length, offsets, places }: WordIndex,
  words: readonly FittingWord[],
  isShort: boolean,
): Uint8Array {
  const fits = new Uint8Array(length);
  const isWhole = isShort ? new Uint8Array(length) : undefined;
  for (const { id, fit } of words) {
    const to = offsets[id + 1] ?? 0;
    const [inText, inTitle] = [fitIn(false, fit), fitIn(true, fit)];
    for (let at = offsets[id] ?? 0; at < to; at += 1) {
      const place = places[at] ?? 0;
      const value = place & 1 ? inTitle : inText;
      if (value > (fits[place >> 1] ?? 0)) fits[place >> 1] = value;
      if (isWhole && fit === 'whole') isWhole[place >> 1] = 1;
    }
  }
  isWhole?.forEach((has, text) => {
    if (has === 0 && fits[text] === textFits.partOfTitle) fits[text] = textFits.part;
  });
  return fits;
}

/** A text fits as well as its worst word; a missing word makes it `none`. No words fit all. @param typed folded, without endings */
export function fitsOf(index: WordIndex, typed: readonly string[], isOpen = false): Uint8Array {
  const fitting = typed.map((word, number) =>
    fittingWords(index, word, isOpen && number === typed.length - 1),
  );
  const fits = new Uint8Array(index.length);
  if (fitting.some((words) => words.length === 0)) return fits;
  fits.fill(typed.length === 0 ? textFits.part : textFits.exactTitle);
  for (const [number, words] of fitting.entries()) {
    const ofWord = fitsOfWords(index, words, (typed[number] ?? '').length < MIN_TITLE_PART);
    for (let text = 0; text < fits.length; text += 1) {
      const fit = ofWord[text] ?? 0;
      if (fit < (fits[text] ?? 0)) fits[text] = fit;
    }
  }
  return fits;
}
