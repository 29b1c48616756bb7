import { wordsOfText } from '~/domain/catalog/text-search/gather-words';
import { isPartOfCompound, wordFit } from '~/domain/catalog/text-search/word-fit';

export interface NamedPage {
  title: string;
  to: string;
  text: string;
  service?: string | undefined;
  /** Of the service, for the chosen vehicle. */
  price?: string | undefined;
}

export interface SearchedPage extends NamedPage {
  askedFor?: string | undefined;
  /** Words that count beside others alone. */
  askedBeside?: string | undefined;
}

export interface IndexedPage {
  page: NamedPage;
  titleWords: readonly string[];
  otherWords: readonly string[];
  besideWords: readonly string[];
}

export function indexPages(pages: readonly SearchedPage[]): IndexedPage[] {
  return pages.map(({ title, to, text, service, askedFor = '', askedBeside = '' }) => ({
    page: { title, to, text, service },
    titleWords: wordsOfText(title),
    otherWords: wordsOfText(`${text} ${askedFor}`),
    besideWords: wordsOfText(askedBeside),
  }));
}

/** Shorter words begin too many others. */
const MIN_BEGINNING = 3;

const BESIDE = 0.5;

const begins = (words: readonly string[], word: string) =>
  words.some((written) => (word.length < MIN_BEGINNING ? written === word : written.startsWith(word)));

/** A part of a name begins or ends a word of it: 'navi' is none of 'Servicenavigator'. */
const isSide = (written: string, word: string) => written.startsWith(word) || isPartOfCompound(written, word);

/** 3 and 2 for the name, 1 for the beginning of a word in other texts. */
function fits({ titleWords, otherWords, besideWords }: IndexedPage, word: string, isOpen: boolean): number {
  const inTitle = titleWords.map((written) => isSide(written, word) && wordFit(written, word, isOpen));
  if (inTitle.includes('whole')) return 3;
  if (inTitle.includes('part')) return 2;
  if (begins(otherWords, word)) return 1;
  return begins(besideWords, word) ? BESIDE : 0;
}

/** How well all words of one of the phrasings match, a word on average; 0: not at all. */
function fitOf(page: IndexedPage, phrasings: readonly (readonly string[])[], isOpen: boolean): number {
  const fit = phrasings.map((words) => {
    const all = words.map((word, number) => fits(page, word, isOpen && number === words.length - 1));
    const isNamed = all.every((one) => one > 0) && all.some((one) => one > BESIDE);
    return isNamed ? all.reduce((total, one) => total + one, 0) / all.length : 0;
  });
  return Math.max(0, ...fit);
}

/** Words between others that say nothing of a page: 'Zahlung auf Rechnung', 'Wo ist mein Paket' */
const fillers = new Set(
  'auf mit fur und in der die das den von zu zum zur bei ich wir wie wo was ist sind kann mein meine man ein eine es'.split(
    ' ',
  ),
);

function withoutFillers(words: readonly string[]): readonly string[] {
  const left = words.filter((word) => !fillers.has(word));
  return left.length > 0 ? left : words;
}

/** Pages that all words of a phrasing match, best name first; `isOpen`: the last word is still being typed. */
export function findPages(
  pages: readonly IndexedPage[],
  phrasings: readonly (readonly string[])[],
  isOpen = false,
): NamedPage[] {
  return pages
    .map((page) => ({ page, fit: fitOf(page, phrasings.map(withoutFillers), isOpen) }))
    .filter(({ fit }) => fit > 0)
    .sort((a, b) => b.fit - a.fit)
    .map(({ page }) => page.page);
}
