import type { CategoryLink } from '~/domain/catalog/categories/category-tile';
import { categoriesWithArticles } from '~/domain/catalog/kinds/categories-with-articles.server';
import { hasWholeWords } from '~/domain/catalog/text-search/find-by-text';
import { searchAddress } from '~/paths';
import { foldText } from '~/values/folded-text';
import { stemOf } from './german-words';
import { type Found, finds, look, type Query } from './look.server';
import { countFound } from './search-articles.server';
import { type SearchedShop, vocabularyOf } from './searched-shop.server';
import { nearSpellings, otherSpellings } from './spelling';
import { withMeanings } from './synonyms';

const MAX_RETRIED_WORDS = 6;

export interface OtherWords {
  words: string;
  to: string;
  hits: number;
}

export interface WaysOn {
  spellings: OtherWords[];
  fewerWords: OtherWords[];
  categories: CategoryLink[];
}

export const noWaysOn: WaysOn = { spellings: [], fewerWords: [], categories: [] };

function queryOf(words: string): Query {
  const whole = foldText(words);
  return { whole, words: whole.split(' ').filter(Boolean) };
}

/** Prefers spellings that find articles to those that find a page; `words` found nothing. */
export async function lookOtherwise(
  shop: SearchedShop,
  words: readonly string[],
  hasVehicle = false,
): Promise<{ meant: string; found: Found } | undefined> {
  if (words.length > MAX_RETRIED_WORDS) return undefined;
  let ofPages: { meant: string; found: Found } | undefined;
  for (const meant of otherSpellings(await vocabularyOf(shop), words)) {
    const found = await look(shop, queryOf(meant));
    if (found.list || countFound(found.articles) > 0) return { meant, found };
    if (hasVehicle ? found.hits > 0 : finds(found)) ofPages ??= { meant, found };
  }
  return ofPages;
}

/** Choices of tyres among the words, if the others find nothing: 'pirelli p zero'. */
export async function lookForChoices(
  shop: SearchedShop,
  words: readonly string[],
  { read }: Found,
): Promise<{ without: string; found: Found } | undefined> {
  const left = words.filter((word) => !read.rest.includes(word));
  if (left.length === 0 || left.length === words.length || Object.keys(read.choices).length === 0)
    return undefined;
  const found = await look(shop, { whole: '', words: left }, { staysHere: true });
  return found.hits > 0 ? { without: read.rest.join(' '), found } : undefined;
}

/** What a query finds without one of its words. */
export interface LessWords {
  without: string;
  left: string;
  found: Found;
}

/** Those of the queries with a word less that find something. */
export async function lookWithLess(shop: SearchedShop, words: readonly string[]): Promise<LessWords[]> {
  if (words.length < 2 || words.length > MAX_RETRIED_WORDS) return [];
  const looked = await Promise.all(
    words.map(async (without, index) => {
      const left = words.toSpliced(index, 1).join(' ');
      return { without, left, found: await look(shop, queryOf(left), { staysHere: true }) };
    }),
  );
  return looked.filter(({ found }) => found.hits > 0);
}

/** Names of categories and pages, each as its stems. */
function namesIn({ namedPages, synonyms }: SearchedShop, words: readonly string[]): string[] {
  const key = (all: readonly string[]) => all.map(stemOf).join(' ');
  const names = new Set(namedPages.map(({ titleWords }) => key(titleWords)));
  return words.filter((word) => names.has(key(withMeanings(synonyms, [word]))));
}

/** The word that names a category or a page, with as many of the others as find something beside it: 'dachbox groß'. */
export async function lookAroundName(
  shop: SearchedShop,
  words: readonly string[],
): Promise<{ without: string; found: Found } | undefined> {
  const [name, ...others] = words.length > MAX_RETRIED_WORDS ? [] : namesIn(shop, words);
  if (name === undefined || others.length > 0 || words.length < 2) return undefined;
  const lookFor = (all: readonly string[]) => look(shop, queryOf(all.join(' ')), { staysHere: true });
  let left = [name];
  let found = await lookFor(left);
  if (found.hits === 0) return undefined;
  for (const word of words) {
    const more = words.filter((one) => one === word || left.includes(one));
    const other = word === name ? undefined : await lookFor(more);
    if (!other || other.hits === 0) continue;
    left = more;
    found = other;
  }
  return { without: words.filter((word) => !left.includes(word)).join(' '), found };
}

/** Digits alone, and single letters, say too little. */
const SAYS_LITTLE = /(?<!\S)\d{3,}(?!\S)|^\S$/;

/** 'h7' of 'h7 birne': the only word less that finds articles. */
export function onlyWay(less: readonly LessWords[]): LessWords | undefined {
  const [only, ...others] = less.filter(({ found }) => countFound(found.articles) > 0);
  if (!only || others.length > 0 || SAYS_LITTLE.test(only.left)) return undefined;
  // 'magnet' of 'handyhalterung magnet' is part of the name of a maker.
  return only.left.includes(' ') || hasWholeWords(only.found.articles) ? only : undefined;
}

async function thatFind(shop: SearchedShop, all: readonly string[]): Promise<OtherWords[]> {
  const found = await Promise.all(
    all.map(async (words) => ({ ...(await look(shop, queryOf(words), { staysHere: true })), words })),
  );
  return found
    .filter(({ hits }) => hits > 0)
    .map(({ words, hits }) => ({ words, to: searchAddress(words), hits }));
}

async function spelledNearly(shop: SearchedShop, words: readonly string[]): Promise<OtherWords[]> {
  if (words.length > MAX_RETRIED_WORDS) return [];
  return thatFind(shop, nearSpellings(await vocabularyOf(shop), words));
}

export async function waysOn(
  shop: SearchedShop,
  isNoaEmployee: boolean,
  words: readonly string[],
  less: readonly LessWords[],
  asWritten: (folded: string) => string,
): Promise<WaysOn> {
  const [spellings, categories] = await Promise.all([
    spelledNearly(shop, words),
    categoriesWithArticles(shop.tenant, shop.context, isNoaEmployee),
  ]);
  const fewerWords = less.map(({ left, found }) => ({
    words: asWritten(left),
    to: searchAddress(asWritten(left)),
    hits: found.hits,
  }));
  return { spellings, fewerWords, categories };
}
