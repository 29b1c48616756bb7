import type { FoundInList } from '~/domain/catalog/text-search/search-lists.server';
import { tyreReader, tyresAddress } from '~/domain/catalog/tyres/typed-list.server';
import { isTyreList, type TypedTyre } from '~/domain/catalog/tyres/typed-tyre';
import { foldText } from '~/values/folded-text';
import { findPages, type NamedPage } from './named-pages';
import { countFound, narrows, searchArticles, typedWords } from './search-articles.server';
import { type SearchedShop, vocabularyOf } from './searched-shop.server';
import { withUmlauts } from './spelling';

/** `list` is set if the words are choices of the tyre list and nothing else. */
export interface Found {
  words: readonly string[];
  read: TypedTyre;
  list: string | undefined;
  articles: FoundInList[];
  namedPages: NamedPage[];
  hits: number;
}

export const MAX_TYPED = 100;

export function cleanTyped(typed: string): string {
  return (
    typed
      .replace(/\p{Cc}/gu, ' ')
      .trim()
      .slice(0, MAX_TYPED)
      // Drops half a surrogate pair.
      .replace(/[\ud800-\udbff]$/u, '')
  );
}

/** Folded words, with umlauts where they are likely. */
export async function readWords(shop: SearchedShop, typed: string): Promise<string[]> {
  const folded = foldText(typed).split(' ').filter(Boolean);
  if (!folded.some((word) => /[aou]e/.test(word))) return folded;
  return withUmlauts(await vocabularyOf(shop), folded);
}

/** `isOpen`: the last word is still being typed. */
export async function look(
  { tenant, context, scope, namedPages, leadsToPage }: SearchedShop,
  words: readonly string[],
  isOpen = false,
): Promise<Found> {
  const read = (await tyreReader(context))(words.join(' '));
  // A make alone is searched among all kinds.
  const isList = isTyreList(read) && (narrows(read) || read.namesTyres);
  const address = tyresAddress(read.choices);
  const list = isList && (await leadsToPage(address)) ? address : undefined;
  if (list && !isOpen) return { words, read, list, articles: [], namedPages: [], hits: 0 };
  const articles = await searchArticles(tenant, context, scope, words, read, isOpen);
  const found = findPages(namedPages, typedWords(words, isOpen).words, isOpen);
  return { words, read, list, articles, namedPages: found, hits: countFound(articles) + found.length };
}

export const finds = ({ hits, list }: Found) => hits > 0 || list !== undefined;
