import { foldText } from '~/values/folded-text';

/** A page of the shop that has a name: a category, an information page. */
export interface NamedPlace {
  title: string;
  to: string;
  /** What is found there, in a sentence. */
  text: string;
}

/** A named place as a search looks at it. */
export interface SearchedPlace extends NamedPlace {
  /** Other words that people type who mean it. */
  askedFor?: string | undefined;
}

/** Shorter words stand in every name; they have to be whole. */
const MIN_PART = 3;

/** How well a place fits a word: 2 by its name, 1 by its other texts, where the word has to begin one of their words. */
function fits({ title, text, askedFor = '' }: SearchedPlace, word: string): number {
  const part = word.length < MIN_PART ? ` ${word} ` : word;
  if (` ${foldText(title)} `.includes(part)) return 2;
  return word.length >= MIN_PART && ` ${foldText(`${text} ${askedFor}`)}`.includes(` ${word}`) ? 1 : 0;
}

/** The places that have all of the folded words, those with more of them in their name first. */
export function findPlaces(places: readonly SearchedPlace[], words: readonly string[]): NamedPlace[] {
  if (words.length === 0) return [];
  return places
    .map((place) => ({ place, fit: words.map((word) => fits(place, word)) }))
    .filter(({ fit }) => fit.every((one) => one > 0))
    .sort((a, b) => sum(b.fit) - sum(a.fit))
    .map(({ place: { title, to, text } }) => ({ title, to, text }));
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
