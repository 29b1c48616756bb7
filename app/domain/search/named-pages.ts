import { wordsOfText } from '~/domain/catalog/text-search/gather-words';
import { wordFit } from '~/domain/catalog/text-search/word-fit';

/** A page of the shop that has a name: a category, an information page. */
export interface NamedPage {
  title: string;
  to: string;
  /** What is found there, in a sentence. */
  text: string;
}

export interface SearchedPage extends NamedPage {
  /** Other words that people type who mean it. */
  askedFor?: string | undefined;
}

export interface IndexedPage {
  page: NamedPage;
  titleWords: readonly string[];
  otherWords: readonly string[];
}

export function indexPages(pages: readonly SearchedPage[]): IndexedPage[] {
  return pages.map(({ title, to, text, askedFor = '' }) => ({
    page: { title, to, text },
    titleWords: wordsOfText(title),
    otherWords: wordsOfText(`${text} ${askedFor}`),
  }));
}

/** Shorter words begin too many others. */
const MIN_BEGINNING = 3;

/** How well a page fits a word: 3 and 2 by its name, 1 by its other texts, where the word has to begin one of their words. */
function fits({ titleWords, otherWords }: IndexedPage, word: string, isOpen: boolean): number {
  const inTitle = titleWords.map((written) => wordFit(written, word, isOpen));
  if (inTitle.includes('whole')) return 3;
  if (inTitle.includes('part')) return 2;
  const begins = word.length >= MIN_BEGINNING && otherWords.some((written) => written.startsWith(word));
  return begins ? 1 : 0;
}

/** The pages that have all of the folded words, best by name first; `isOpen`: the last word is still being typed. */
export function findPages(
  pages: readonly IndexedPage[],
  words: readonly string[],
  isOpen = false,
): NamedPage[] {
  if (words.length === 0) return [];
  return pages
    .map((page) => ({
      page,
      fit: words.map((word, number) => fits(page, word, isOpen && number === words.length - 1)),
    }))
    .filter(({ fit }) => fit.every((one) => one > 0))
    .sort((a, b) => sum(b.fit) - sum(a.fit))
    .map(({ page }) => page.page);
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
