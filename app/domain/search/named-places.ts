import { wordsOfText } from '~/domain/catalog/text-search/gather-words';
import { wordFit } from '~/domain/catalog/text-search/word-fit';

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

/** A place with its folded words. */
export interface IndexedPlace {
  place: NamedPlace;
  titleWords: readonly string[];
  otherWords: readonly string[];
}

export function indexPlaces(places: readonly SearchedPlace[]): IndexedPlace[] {
  return places.map(({ title, to, text, askedFor = '' }) => ({
    place: { title, to, text },
    titleWords: wordsOfText(title),
    otherWords: wordsOfText(`${text} ${askedFor}`),
  }));
}

/** Shorter words begin too many others. */
const MIN_BEGINNING = 3;

/** How well a place fits a word: 3 and 2 by its name, 1 by its other texts, where the word has to begin one of their words. */
function fits({ titleWords, otherWords }: IndexedPlace, word: string, isOpen: boolean): number {
  const inTitle = titleWords.map((written) => wordFit(written, word, isOpen));
  if (inTitle.includes('whole')) return 3;
  if (inTitle.includes('part')) return 2;
  const begins = word.length >= MIN_BEGINNING && otherWords.some((written) => written.startsWith(word));
  return begins ? 1 : 0;
}

/**
 * The places that have all of the folded words, those with more of them in their name first.
 * @param isOpen somebody is still typing the last word
 */
export function findPlaces(
  places: readonly IndexedPlace[],
  words: readonly string[],
  isOpen = false,
): NamedPlace[] {
  if (words.length === 0) return [];
  return places
    .map((place) => ({
      place,
      fit: words.map((word, number) => fits(place, word, isOpen && number === words.length - 1)),
    }))
    .filter(({ fit }) => fit.every((one) => one > 0))
    .sort((a, b) => sum(b.fit) - sum(a.fit))
    .map(({ place }) => place.place);
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
