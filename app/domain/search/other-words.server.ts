import type { CategoryLink } from '~/domain/catalog/categories/category-tile';
import { categoriesWithArticles } from '~/domain/catalog/kinds/categories-with-articles.server';
import { searchAddress } from '~/paths';
import { foldText } from '~/values/folded-text';
import { type Found, finds, look, type Query } from './look.server';
import { countFound } from './search-articles.server';
import { type SearchedShop, vocabularyOf } from './searched-shop.server';
import { nearSpellings, otherSpellings } from './spelling';

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
): Promise<{ meant: string; found: Found } | undefined> {
  if (words.length > MAX_RETRIED_WORDS) return undefined;
  let ofPages: { meant: string; found: Found } | undefined;
  for (const meant of otherSpellings(await vocabularyOf(shop), words)) {
    const found = await look(shop, queryOf(meant));
    if (found.list || countFound(found.articles) > 0) return { meant, found };
    if (finds(found)) ofPages ??= { meant, found };
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

const BARE_NUMBER = /^\d{3,}$/;

/** The only word without which the others find something: 'h7 birne'. */
export async function lookWithoutOne(
  shop: SearchedShop,
  words: readonly string[],
): Promise<{ without: string; found: Found } | undefined> {
  if (words.length < 2 || words.length > MAX_RETRIED_WORDS || words.some((word) => BARE_NUMBER.test(word)))
    return undefined;
  const looked = await Promise.all(
    words.map(async (without, index) => {
      const left = words.toSpliced(index, 1);
      const found = await look(shop, queryOf(left.join(' ')), { staysHere: true });
      return { without, found, isTelling: left.some((word) => word.length > 1) };
    }),
  );
  const [only, ...others] = looked.filter(({ found }) => countFound(found.articles) > 0);
  return only?.isTelling && others.length === 0 ? only : undefined;
}

async function thatFind(shop: SearchedShop, all: readonly string[]): Promise<OtherWords[]> {
  const found = await Promise.all(
    all.map(async (words) => ({ ...(await look(shop, queryOf(words), { staysHere: true })), words })),
  );
  return found
    .filter(({ hits }) => hits > 0)
    .map(({ words, hits }) => ({ words, to: searchAddress(words), hits }));
}

function fewerWords(shop: SearchedShop, words: readonly string[]): Promise<OtherWords[]> {
  if (words.length < 2 || words.length > MAX_RETRIED_WORDS) return Promise.resolve([]);
  const fewer = words.map((_, left) => words.filter((__, index) => index !== left).join(' '));
  return thatFind(shop, fewer);
}

async function spelledNearly(shop: SearchedShop, words: readonly string[]): Promise<OtherWords[]> {
  if (words.length > MAX_RETRIED_WORDS) return [];
  return thatFind(shop, nearSpellings(await vocabularyOf(shop), words));
}

export async function waysOn(
  shop: SearchedShop,
  isNoaEmployee: boolean,
  words: readonly string[],
): Promise<WaysOn> {
  const [spellings, fewer, categories] = await Promise.all([
    spelledNearly(shop, words),
    fewerWords(shop, words),
    categoriesWithArticles(shop.tenant, shop.context, isNoaEmployee),
  ]);
  return { spellings, fewerWords: fewer, categories };
}
