import { setImmediate as nextTurn } from 'node:timers/promises';
import { foldText } from '~/values/folded-text';
import type { Filter } from './filter';
import { eachFound } from './find-in-groups';
import { idOf } from './groups';
import type { ListDefinition } from './list-definition';
import type { ListView } from './list-view.server';

/** The texts in which words are looked for. */
export interface TextIndex {
  /** Folded, between spaces; articles with the same text share one. */
  texts: readonly string[];
  /** By an article's id: the index of its text, from 1; 0 is none. */
  textOf: Int32Array;
}

/** So many texts take a few milliseconds. */
const TEXTS_A_TURN = 2_000;

/** Packs texts with breaks, in which other requests are answered. */
export async function packTexts(
  rows: readonly { text: string; ids: readonly number[] }[],
): Promise<TextIndex> {
  const highest = rows.reduce((most, { ids }) => ids.reduce((id, other) => Math.max(id, other), most), 0);
  const textOf = new Int32Array(highest + 1);
  const texts: string[] = [];
  for (const { text, ids } of rows) {
    texts.push(` ${foldText(text)} `);
    for (const id of ids) textOf[id] = texts.length;
    if (texts.length % TEXTS_A_TURN === 0) await nextTurn();
  }
  return { texts, textOf };
}

/** Shorter words stand in every text; they have to be whole. */
const MIN_PART = 3;

/** By the index of a text, from 1: 1 where it has all words. */
function textsWith({ texts }: TextIndex, words: readonly string[]): Uint8Array {
  const parts = words.map((word) => (word.length < MIN_PART ? ` ${word} ` : word));
  return Uint8Array.from(['', ...texts], (text, index) =>
    Number(index > 0 && parts.every((part) => text.includes(part))),
  );
}

/** Keys (price and id) of articles; those in stock at the location apart. */
export interface FoundByText {
  inStock: number[];
  others: number[];
}

/** Finds the articles of a list that a filter leaves and whose text has all of the folded words. */
export function findByText(
  list: ListDefinition,
  filter: Filter,
  view: ListView,
  index: TextIndex,
  words: readonly string[],
): FoundByText {
  const isMatch = textsWith(index, words);
  const matches = (parts: ListView['all'], isNew: (id: number) => boolean): number[] => {
    const keys: number[] = [];
    eachFound(list, filter, parts, false, (key) => {
      const id = idOf(key);
      if (isMatch[index.textOf[id] ?? 0] === 1 && isNew(id)) keys.push(key);
      return true;
    });
    return keys;
  };
  const inStock = matches(view.inStock, () => true);
  const inStockIds = new Set(inStock.map(idOf));
  return { inStock, others: matches(view.all, (id) => !inStockIds.has(id)) };
}
