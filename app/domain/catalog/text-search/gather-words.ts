import { pauses } from '~/platform/threads/pauses';
import { foldText } from '~/values/folded-text';
import { AmountGatherer, type AmountIndex } from './amounts';
import type { KnownWords, WordIndex } from './word-index';

export interface TitledText {
  text: string;
  title: string;
  /** Name of what the article is, whose words count as those of its title. */
  named?: string | null;
}

const PUNCTUATION = /^[,;:()]+|[,;:()]+$/gu;
const WORD_OF_LETTERS = /\p{L}{3,40}/gu;

/** '5W-30,' → '5w-30' and '5w30' */
export function wordsOfText(text: string): string[] {
  const words = foldText(text)
    .split(' ')
    .map((word) => word.replace(PUNCTUATION, ''))
    .filter(Boolean);
  return words.flatMap((word) => (/\w-\w/.test(word) ? [word, word.replaceAll('-', '')] : [word]));
}

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

interface Piece {
  words: readonly number[];
  count: number;
}

class WordGatherer {
  readonly #wordOf = new Map<string, number>();
  /** Caches the words of pieces, because most occur in many texts. */
  readonly #pieces = new Map<string, Piece>();
  readonly #lastText: number[] = [];
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

  add(place: number, { title, named, text }: TitledText): void {
    this.#addPieces(place, named ? `${title} ${named}` : title, true);
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

/** Takes breaks, in which other requests are answered. */
export async function indexWords(
  texts: readonly TitledText[],
): Promise<{ words: WordIndex; known: KnownWords; amounts: AmountIndex }> {
  const gatherer = new WordGatherer();
  const amounts = new AmountGatherer();
  const pause = pauses();
  for (const [place, text] of texts.entries()) {
    gatherer.add(place, text);
    amounts.add(place, text.text);
    await pause();
  }
  const words = gatherer.index(texts.length);
  await pause();
  const known = gatherer.known();
  await pause();
  return { words, known, amounts: amounts.index() };
}

export function wordsOfTexts(texts: readonly string[]): KnownWords {
  const gatherer = new WordGatherer();
  texts.forEach((text, place) => {
    gatherer.add(place, { title: '', text });
  });
  return gatherer.known();
}
