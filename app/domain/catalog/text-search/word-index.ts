import { setImmediate as nextTurn } from 'node:timers/promises';
import { foldText } from '~/values/folded-text';
import { isWholeNumber, type WordFit, wordFit } from './word-fit';

/** Which texts have which words, each word once. Texts are named by their place, from 0. */
export interface WordIndex {
  /** How many texts there are. */
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

/** A text with the part of it that is its title. */
export interface TitledText {
  text: string;
  title: string;
}

/** So many texts take a few milliseconds. */
const TEXTS_A_TURN = 2_000;
const PUNCTUATION = /^[,;:()]+|[,;:()]+$/gu;
const WORD_OF_LETTERS = /\p{L}{3,40}/gu;

/** A text as words are looked for in it: '5W-30,' is '5w-30' and '5w30'. */
export function wordsOfText(text: string): string[] {
  const words = foldText(text)
    .split(' ')
    .map((word) => word.replace(PUNCTUATION, ''))
    .filter(Boolean);
  return words.flatMap((word) => (/\w-\w/.test(word) ? [word, word.replaceAll('-', '')] : [word]));
}

/** Numbers in the order in which they came. */
class GrowingNumbers {
  #numbers = new Int32Array(1 << 16);
  length = 0;

  push(number: number): void {
    if (this.length === this.#numbers.length) {
      const larger = new Int32Array(2 * this.length);
      larger.set(this.#numbers);
      this.#numbers = larger;
    }
    this.#numbers[this.length] = number;
    this.length += 1;
  }

  get all(): Int32Array {
    return this.#numbers.subarray(0, this.length);
  }
}

/** What is written between two spaces: its words, and in how many texts it stands. */
interface Piece {
  words: readonly number[];
  count: number;
}

/** Gathers the words of texts, one text after the other. */
class WordGatherer {
  readonly #wordOf = new Map<string, number>();
  /** Most pieces are in many texts. */
  readonly #pieces = new Map<string, Piece>();
  readonly #lastText: number[] = [];
  /** Pairs of a word and a place. */
  readonly #words = new GrowingNumbers();
  readonly #places = new GrowingNumbers();

  #pieceOf(written: string): Piece {
    const known = this.#pieces.get(written);
    if (known) return known;
    const words = wordsOfText(written).map((word) => {
      const id = this.#wordOf.get(word) ?? this.#wordOf.size;
      this.#wordOf.set(word, id);
      return id;
    });
    const piece = { words, count: 0 };
    this.#pieces.set(written, piece);
    return piece;
  }

  #addPieces(text: number, written: string, isTitle: boolean): void {
    for (const one of written.split(' ')) {
      const piece = this.#pieceOf(one);
      if (!isTitle) piece.count += 1;
      for (const word of piece.words) {
        if (this.#lastText[word] === text) continue;
        this.#lastText[word] = text;
        this.#words.push(word);
        this.#places.push(2 * text + Number(isTitle));
      }
    }
  }

  add(place: number, { title, text }: TitledText): void {
    this.#addPieces(place, title, true);
    this.#addPieces(place, text, false);
  }

  index(length: number): WordIndex {
    const words = [...this.#wordOf.keys()];
    const starts = new Int32Array(words.length + 1);
    words.forEach((word, id) => {
      starts[id + 1] = (starts[id] ?? 0) + word.length + 1;
    });
    const offsets = new Int32Array(words.length + 1);
    for (const word of this.#words.all) offsets[word + 1] = (offsets[word + 1] ?? 0) + 1;
    for (let id = 0; id < words.length; id += 1)
      offsets[id + 1] = (offsets[id + 1] ?? 0) + (offsets[id] ?? 0);
    const next = offsets.slice();
    const places = new Int32Array(this.#places.length);
    const gathered = this.#places.all;
    this.#words.all.forEach((word, at) => {
      places[next[word] ?? 0] = gathered[at] ?? 0;
      next[word] = (next[word] ?? 0) + 1;
    });
    return { length, words: words.map((word) => `\n${word}`).join(''), starts, offsets, places };
  }

  known(): KnownWords {
    const known = new Map<string, { written: string; count: number }>();
    for (const [piece, { count }] of this.#pieces) {
      for (const written of piece.match(WORD_OF_LETTERS) ?? []) {
        const folded = foldText(written);
        const before = known.get(folded);
        known.set(folded, { written: before?.written ?? written, count: count + (before?.count ?? 0) });
      }
    }
    return known;
  }
}

/** Indexes texts with breaks, in which other requests are answered. */
export async function indexWords(
  texts: readonly TitledText[],
): Promise<{ words: WordIndex; known: KnownWords }> {
  const gatherer = new WordGatherer();
  for (const [place, text] of texts.entries()) {
    gatherer.add(place, text);
    if (place % TEXTS_A_TURN === TEXTS_A_TURN - 1) await nextTurn();
  }
  return { words: gatherer.index(texts.length), known: gatherer.known() };
}

/** The words of a few texts. */
export function wordsOfTexts(texts: readonly string[]): KnownWords {
  const gatherer = new WordGatherer();
  texts.forEach((text, place) => {
    gatherer.add(place, { title: '', text });
  });
  return gatherer.known();
}

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
