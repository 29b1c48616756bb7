import { setImmediate as nextTurn } from 'node:timers/promises';
import { foldText } from '~/values/folded-text';

/** The texts in which words are looked for; articles with the same text share one. */
export interface TextIndex {
  /** Folded, between spaces. */
  texts: readonly string[];
  /** By the index of a text: url of its articles' category, where addresses go through one. */
  categories: readonly (string | null)[];
  /** By the index of a text: the id of its articles' product; 0 is none. */
  products: Int32Array;
  /** By an article's id: the index of its text, from 1; 0 is none. */
  textOf: Int32Array;
  /** The words of all texts. */
  words: KnownWords;
}

/** By the folded word: how it was first written, and how many texts it stands in. */
export type KnownWords = ReadonlyMap<string, { written: string; count: number }>;

/** A text as the database gives it. */
export interface TextRow {
  text: string;
  ids: readonly number[];
  category: string | null;
  product: number | null;
}

/** So many texts take a few milliseconds. */
const TEXTS_A_TURN = 2_000;

/** Gathers the words of texts. */
class WordCount {
  readonly #written = new Map<string, number>();

  add(text: string): void {
    for (const word of text.match(/\p{L}{3,40}/gu) ?? []) {
      this.#written.set(word, (this.#written.get(word) ?? 0) + 1);
    }
  }

  words(): KnownWords {
    const words = new Map<string, { written: string; count: number }>();
    for (const [written, count] of this.#written) {
      const folded = foldText(written);
      const known = words.get(folded);
      words.set(folded, { written: known?.written ?? written, count: count + (known?.count ?? 0) });
    }
    return words;
  }
}

export function wordsOfTexts(texts: readonly string[]): KnownWords {
  const count = new WordCount();
  for (const text of texts) count.add(text);
  return count.words();
}

/** Packs texts with breaks, in which other requests are answered. */
export async function packTexts(rows: readonly TextRow[]): Promise<TextIndex> {
  const highest = rows.reduce((most, { ids }) => ids.reduce((id, other) => Math.max(id, other), most), 0);
  const textOf = new Int32Array(highest + 1);
  const texts: string[] = [];
  const words = new WordCount();
  for (const { text, ids } of rows) {
    texts.push(` ${foldText(text)} `);
    words.add(text);
    for (const id of ids) textOf[id] = texts.length;
    if (texts.length % TEXTS_A_TURN === 0) await nextTurn();
  }
  return {
    texts,
    textOf,
    categories: rows.map(({ category }) => category),
    products: Int32Array.from(rows, ({ product }) => product ?? 0),
    words: words.words(),
  };
}

/** The category of an article, where its address goes through one. */
export function categoryOf({ categories, textOf }: TextIndex, id: number): string | null {
  return categories[(textOf[id] ?? 0) - 1] ?? null;
}

/** The product of an article; 0 is none. */
export function productOf({ products, textOf }: TextIndex, id: number): number {
  return products[(textOf[id] ?? 0) - 1] ?? 0;
}

/** Shorter words stand in every text; they have to be whole. */
const MIN_PART = 3;

/** Which articles, by their id, have all of the folded words in texts of categories that are shown. */
export function articlesWith(
  { texts, textOf, categories }: TextIndex,
  words: readonly string[],
  isShown: (category: string | null) => boolean,
): (id: number) => boolean {
  const parts = words.map((word) => (word.length < MIN_PART ? ` ${word} ` : word));
  const isMatch = Uint8Array.from(texts, (text, index) =>
    Number(parts.every((part) => text.includes(part)) && isShown(categories[index] ?? null)),
  );
  return (id) => isMatch[(textOf[id] ?? 0) - 1] === 1;
}
