import { foldQuery } from './typed-text';

/** By first folded word; the longest comes first. */
export type Synonyms = ReadonlyMap<
  string,
  readonly { typed: readonly string[]; meaning: readonly string[] }[]
>;

const wordsOf = (text: string) => foldQuery(text).split(' ').filter(Boolean);

export function indexSynonyms(rows: readonly { typed: string; meaning: string }[]): Synonyms {
  const byFirst = new Map<string, { typed: string[]; meaning: string[] }[]>();
  for (const row of rows) {
    const typed = wordsOf(row.typed);
    const [first = ''] = typed;
    byFirst.set(first, [...(byFirst.get(first) ?? []), { typed, meaning: wordsOf(row.meaning) }]);
  }
  for (const all of byFirst.values()) all.sort((a, b) => b.typed.length - a.typed.length);
  return byFirst;
}

/** Replaces once: the words of a meaning are no synonyms. */
export function withMeanings(synonyms: Synonyms, words: readonly string[]): string[] {
  const replaced: string[] = [];
  for (let at = 0; at < words.length; ) {
    const found = synonyms
      .get(words[at] ?? '')
      ?.find(({ typed }) => typed.every((word, offset) => words[at + offset] === word));
    replaced.push(...(found?.meaning ?? words.slice(at, at + 1)));
    at += found?.typed.length ?? 1;
  }
  return replaced;
}
