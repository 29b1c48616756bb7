import type { Assortment } from '~/domain/catalog/assortment';
import { kindLists } from '~/domain/catalog/kinds/kinds.server';
import { anything } from '~/domain/catalog/listing/filter';
import {
  type FoundInList,
  findByNumbers,
  findByWords,
  type SearchScope,
  textIndex,
} from '~/domain/catalog/text-search/search-lists.server';
import type { TypedWords } from '~/domain/catalog/text-search/text-index';
import type { KnownWords } from '~/domain/catalog/text-search/word-index';
import type { TypedTyre } from '~/domain/catalog/tyres/typed-tyre';
import { type TyreFilter, tyreList } from '~/domain/catalog/tyres/tyre-listing';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import { stemOf } from './german-words';

export function searchScope({ kinds, categoryUrls }: Assortment): SearchScope {
  const urls = new Set(categoryUrls);
  return {
    lists: kindLists.filter(({ kind }) => kinds.includes(kind)).map((list) => ({ list })),
    isShown: (category) => category === null || urls.has(category),
  };
}

/** GTINs have 8 to 14 digits, which may be written in groups. */
function gtinsIn(folded: string): string[] {
  const joined = folded.replace(/[ -]/gu, '');
  return [...new Set([joined, ...folded.split(' ')])].filter((text) => /^\d{8,14}$/.test(text));
}

/** A single word with a digit or a hyphen may name an article. */
const nameIn = (folded: string) => (/^[\w./-]{0,79}[\d-][\w./-]{0,79}$/.test(folded) ? folded : '');

export function narrows({ choices }: TypedTyre): boolean {
  return Object.keys(choices).some((name) => name !== 'makes');
}

export const countFound = (found: readonly FoundInList[]) =>
  found.reduce((sum, { ranks }) => sum + ranks.reduce((hits, keys) => hits + keys.length, 0), 0);

export function typedWords(folded: readonly string[], isOpen = false): TypedWords {
  const words = folded.map((word, number) => (isOpen && number === folded.length - 1 ? word : stemOf(word)));
  return { words, whole: folded.join(' '), isOpen };
}

/** Finds articles by number or folded words. @param isOpen the last word is still being typed */
export async function searchArticles(
  tenant: Tenant,
  context: Context,
  scope: SearchScope,
  folded: readonly string[],
  read: TypedTyre,
  isOpen = false,
): Promise<FoundInList[]> {
  if (folded.length === 0) return [];
  const whole = folded.join(' ');
  const named = await findByNumbers(tenant, context, scope, { gtins: gtinsIn(whole), name: nameIn(whole) });
  if (countFound(named) > 0) return named;
  if (narrows(read) && scope.lists.some(({ list }) => list.kind === tyreList.kind)) {
    const filter: TyreFilter = { ...anything(tyreList), ...read.choices };
    const tyres = { ...scope, lists: [{ list: tyreList, filter }] };
    const narrowed = await findByWords(tenant, context, tyres, typedWords(read.rest, isOpen));
    if (countFound(narrowed) > 0) return narrowed;
  }
  return findByWords(tenant, context, scope, typedWords(folded, isOpen));
}

export async function articleWords(context: Context, { lists }: SearchScope): Promise<KnownWords[]> {
  const indexes = await Promise.all(lists.map(({ list }) => textIndex(context, list)));
  return indexes.map(({ known }) => known);
}
