import { foldText } from '~/values/folded-text';
import { type AmountIndex, limitToAmounts } from './amounts';
import { indexWords } from './gather-words';
import { fitsOf, type KnownWords, textFits, type WordIndex } from './word-index';

/** Articles with equal texts share one; the texts of a product are adjacent. */
export interface TextIndex {
  words: WordIndex;
  known: KnownWords;
  amounts: AmountIndex;
  /** By text: the folded title, and the length of the make at its start. */
  titles: readonly string[];
  makeLengths: Uint8Array;
  /** By text: index in `categories`. */
  categoryOf: Uint16Array;
  categories: readonly (string | null)[];
  /** By text: id of the product; 0: none. */
  products: Int32Array;
  /** Text `t` has the `ids` from `offsets[t]` up to `offsets[t + 1]`, exclusive. */
  offsets: Int32Array;
  ids: Int32Array;
  /** By article id: index of the text, from 1; 0: none. */
  textOf: Int32Array;
}

/** The texts of a product are adjacent. */
export interface TextRow {
  text: string;
  title: string;
  named: string | null;
  make: string;
  ids: readonly number[];
  category: string | null;
  product: number | null;
}

function interner(): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const same = known.get(text);
    if (same === undefined) known.set(text, text);
    return same ?? text;
  };
}

export async function packTexts(rows: readonly TextRow[]): Promise<TextIndex> {
  const { words, known, amounts } = await indexWords(rows);
  const categories = [...new Set(rows.map(({ category }) => category))];
  const codes = new Map(categories.map((category, code) => [category, code]));
  const offsets = new Int32Array(rows.length + 1);
  rows.forEach(({ ids }, text) => {
    offsets[text + 1] = (offsets[text] ?? 0) + ids.length;
  });
  const ids = new Int32Array(offsets[rows.length] ?? 0);
  rows.forEach((row, text) => {
    ids.set(row.ids, offsets[text]);
  });
  const textOf = new Int32Array(ids.reduce((most, id) => Math.max(most, id), 0) + 1);
  rows.forEach((row, text) => {
    for (const id of row.ids) textOf[id] = text + 1;
  });
  const intern = interner();
  return {
    words,
    known,
    amounts,
    titles: rows.map(({ title }) => intern(foldText(title))),
    makeLengths: Uint8Array.from(rows, ({ make }) => foldText(make).length),
    categoryOf: Uint16Array.from(rows, ({ category }) => codes.get(category) ?? 0),
    categories,
    products: Int32Array.from(rows, ({ product }) => product ?? 0),
    offsets,
    ids,
    textOf,
  };
}

export function categoryOf({ categories, categoryOf: codes, textOf }: TextIndex, id: number): string | null {
  return categories[codes[(textOf[id] ?? 0) - 1] ?? 0] ?? null;
}

export interface TypedWords {
  /** Folded words without endings. */
  words: readonly string[];
  /** Folded text as typed. */
  whole: string;
  /** The last word is still being typed. */
  isOpen?: boolean | undefined;
  /** A text must have one of the values of each. */
  amounts?: readonly { unit: string; values: readonly number[] }[];
}

export function textsWith(
  { words: index, amounts: amountIndex, titles, makeLengths, categories, categoryOf: codes }: TextIndex,
  { words, whole, isOpen, amounts = [] }: TypedWords,
  isShown: (category: string | null) => boolean,
): Uint8Array {
  const fits = fitsOf(index, words, isOpen);
  limitToAmounts(fits, amountIndex, amounts);
  const shown = categories.map(isShown);
  // A title may be typed without its make.
  const isExact = (title: string, makeLength: number) =>
    title.endsWith(whole) &&
    (title.length === whole.length || title.length === makeLength + 1 + whole.length);
  for (let text = 0; text < fits.length; text += 1) {
    if (fits[text] === textFits.none) continue;
    if (!shown[codes[text] ?? 0]) fits[text] = textFits.none;
    else if (fits[text] === textFits.title && isExact(titles[text] ?? '', makeLengths[text] ?? 0)) {
      fits[text] = textFits.exactTitle;
    }
  }
  return fits;
}
