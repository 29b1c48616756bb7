import { isWholeNumber, type WordFit, wordFit } from './word-fit';

/** Which texts have which words, each word once. Texts are named by their place, from 0. */
export interface WordIndex {
  length: number;
  /** The different words, folded, each after a line break; so one search finds all that contain some letters. */
  words: string;
  /** By word: where it begins in `words`; the last entry is the end. */
  starts: Int32Array;
  /** By word: from where on its texts stand in `places`. */
  offsets: Int32Array;
  /** A text times two, plus one where the word stands in its title. */
  places: Int32Array;
}

/** How well a text fits typed words: each a number above those of all that fit less. */
export const textFits = { none: 0, part: 1, whole: 2, partOfTitle: 3, title: 4, exactTitle: 5 } as const;

/** By the folded word of letters: how it was first written, and how many texts it stands in. */
export type KnownWords = ReadonlyMap<string, { written: string; count: number }>;

/** The last word that begins at or before a position. */
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

/** A typed word as `words` is searched for it. */
interface SearchedWord {
  typed: string;
  isOpen: boolean;
  /** It has to stand alone, which is seen at once. */
  isNumber: boolean;
}

/** Where, from a position on, a word may fit. */
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

/** The words of texts that fit a typed one, and how. */
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

const fitIn = (isTitle: boolean, fit: NonNullable<WordFit>): number => {
  if (isTitle) return fit === 'whole' ? textFits.title : textFits.partOfTitle;
  return textFits[fit];
};

function fitsOfWords({ length, offsets, places }: WordIndex, words: readonly FittingWord[]): Uint8Array {
  const fits = new Uint8Array(length);
  for (const { id, fit } of words) {
    const to = offsets[id + 1] ?? 0;
    const [inText, inTitle] = [fitIn(false, fit), fitIn(true, fit)];
    for (let at = offsets[id] ?? 0; at < to; at += 1) {
      const place = places[at] ?? 0;
      const value = place & 1 ? inTitle : inText;
      if (value > (fits[place >> 1] ?? 0)) fits[place >> 1] = value;
    }
  }
  return fits;
}

/**
 * How well each text fits typed words: as well as the word that fits least; one that is missing makes it none. No words fit all.
 * @param typed folded, without their endings
 * @param isOpen somebody is still typing the last of them
 */
export function fitsOf(index: WordIndex, typed: readonly string[], isOpen = false): Uint8Array {
  const fitting = typed.map((word, number) =>
    fittingWords(index, word, isOpen && number === typed.length - 1),
  );
  const fits = new Uint8Array(index.length);
  if (fitting.some((words) => words.length === 0)) return fits;
  fits.fill(typed.length === 0 ? textFits.part : textFits.exactTitle);
  for (const words of fitting) {
    const ofWord = fitsOfWords(index, words);
    for (let text = 0; text < fits.length; text += 1) {
      const fit = ofWord[text] ?? 0;
      if (fit < (fits[text] ?? 0)) fits[text] = fit;
    }
  }
  return fits;
}
