import { stemOf } from './german-words';
import { foldQuery } from './typed-text';

/** By the stem of the first folded word; the longest comes first. */
export type Synonyms = ReadonlyMap<
  string,
  readonly { stems: readonly string[]; meaning: readonly string[] }[]
>;

const wordsOf = (text: string) => foldQuery(text).split(' ').filter(Boolean);

export function indexSynonyms(rows: readonly { typed: string; meaning: string }[]): Synonyms {
  const byFirst = new Map<string, { stems: string[]; meaning: string[] }[]>();
  for (const row of rows) {
    const stems = wordsOf(row.typed).map(stemOf);
    const [first = ''] = stems;
    byFirst.set(first, [...(byFirst.get(first) ?? []), { stems, meaning: wordsOf(row.meaning) }]);
  }
  for (const all of byFirst.values()) all.sort((a, b) => b.stems.length - a.stems.length);
  return byFirst;
}

/** Replaces once: the words of a meaning are no synonyms. @param isLiteral whether a word is kept */
export function withMeanings(
  synonyms: Synonyms,
  words: readonly string[],
  isLiteral: (at: number) => boolean = () => false,
): string[] {
  const stems = words.map(stemOf);
  const replaced: string[] = [];
  for (let at = 0; at < words.length; ) {
    const found = isLiteral(at)
      ? undefined
      : synonyms
          .get(stems[at] ?? '')
          ?.find(({ stems: typed }) => typed.every((stem, offset) => stems[at + offset] === stem));
    replaced.push(...(found?.meaning ?? words.slice(at, at + 1)));
    at += found?.stems.length ?? 1;
  }
  return replaced;
}

/** A number of one digit counts the word after it, beside another word: 'fahrradträger 3 räder'. */
export function isCounted(words: readonly string[], at: number): boolean {
  const isWord = (word: string) => /^\p{L}{3,}/u.test(word);
  return /^\d$/.test(words[at - 1] ?? '') && words.some((word, other) => other !== at && isWord(word));
}
