import { wordsOfText } from '~/domain/catalog/text-search/gather-words';
import { wordFit } from '~/domain/catalog/text-search/word-fit';

export interface NamedPage {
  title: string;
  to: string;
  text: string;
}

export interface SearchedPage extends NamedPage {
  /** Words that people type for this page. */
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

/** 3 and 2 for the name, 1 for the beginning of a word in other texts. */
function fits({ titleWords, otherWords }: IndexedPage, word: string, isOpen: boolean): number {
  const inTitle = titleWords.map((written) => wordFit(written, word, isOpen));
  if (inTitle.includes('whole')) return 3;
  if (inTitle.includes('part')) return 2;
  const isIn = otherWords.some((written) =>
    word.length < MIN_BEGINNING ? written === word : written.startsWith(word),
  );
  return isIn ? 1 : 0;
}

/** All words must match, best name first; `isOpen`: the last word is still being typed. */
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
