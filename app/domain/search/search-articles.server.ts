import type { Assortment } from '~/domain/catalog/assortment';
import { kindLists } from '~/domain/catalog/kinds/kinds.server';
import { anything } from '~/domain/catalog/listing/filter';
import { takeAmounts } from '~/domain/catalog/text-search/amounts';
import {
  type FoundInList,
  findByNumbers,
  findByWords,
  type SearchScope,
  type VehicleRanking,
} from '~/domain/catalog/text-search/search-lists.server';
import type { TypedWords } from '~/domain/catalog/text-search/text-index';
import { textIndex } from '~/domain/catalog/text-search/text-index.server';
import type { KnownWords } from '~/domain/catalog/text-search/word-index';
import { isTyreList, type TypedTyre } from '~/domain/catalog/tyres/typed-tyre';
import { type TyreFilter, tyreList } from '~/domain/catalog/tyres/tyre-listing';
import type { Audience } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import { findNearest, type Nearest } from './find-nearest.server';
import { typedWords } from './typed-words';

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

export interface SearchedWords {
  words: readonly string[];
  read: TypedTyre;
  isOpen: boolean;
  vehicle: VehicleRanking | undefined;
}

export interface FoundArticles {
  articles: FoundInList[];
  nearest?: Nearest | undefined;
}

function tyresIn(scope: SearchScope, choices: TypedTyre['choices']): SearchScope {
  const filter: TyreFilter = { ...anything(tyreList), ...choices };
  return { ...scope, lists: [{ list: tyreList, filter }] };
}

export async function countTyres(
  audience: Audience,
  context: Context,
  scope: SearchScope,
  choices: TypedTyre['choices'],
): Promise<number> {
  return countFound(await findByWords(audience, context, tyresIn(scope, choices), typedWords([])));
}

async function narrowTyres(
  audience: Audience,
  context: Context,
  scope: SearchScope,
  { read, isOpen, vehicle }: SearchedWords,
): Promise<FoundInList[]> {
  // 'Reifen' names all tyres, unless 'Reifentaschen' may follow.
  const isAnyTyre = isTyreList(read) && (vehicle?.isNamed === true || (read.namesTyres && !isOpen));
  if (!narrows(read) && !isAnyTyre) return [];
  if (!scope.lists.some(({ list }) => list.kind === tyreList.kind)) return [];
  return findByWords(audience, context, tyresIn(scope, read.choices), typedWords(read.rest, isOpen), vehicle);
}

/** Amounts count as numbers with a unit, then as words, then the nearest ones are found. */
async function searchTexts(
  audience: Audience,
  context: Context,
  scope: SearchScope,
  { words, isOpen, vehicle }: SearchedWords,
): Promise<FoundArticles> {
  const find = (typed: TypedWords) => findByWords(audience, context, scope, typed, vehicle);
  const { amounts, rest } = takeAmounts(words.join(' '));
  const others = typedWords(rest.split(' ').filter(Boolean));
  if (amounts.length > 0) {
    const exact = amounts.map(({ unit, value }) => ({ unit, values: [value] }));
    const articles = await find({ ...others, amounts: exact });
    if (countFound(articles) > 0) return { articles };
  }
  const articles = await find(typedWords(words, isOpen));
  if (countFound(articles) > 0) return { articles };
  const nearest = await findNearest(context, scope, words);
  if (!nearest) return { articles };
  return { articles: await find({ ...typedWords(nearest.words), amounts: nearest.amounts }), nearest };
}

export async function searchByNumber(
  audience: Audience,
  context: Context,
  scope: SearchScope,
  folded: string,
): Promise<FoundInList[]> {
  return findByNumbers(audience, context, scope, { gtins: gtinsIn(folded), name: nameIn(folded) });
}

export async function searchArticles(
  audience: Audience,
  context: Context,
  scope: SearchScope,
  searched: SearchedWords,
): Promise<FoundArticles> {
  if (searched.words.length === 0 && !searched.vehicle?.isNamed) return { articles: [] };
  const tyres = await narrowTyres(audience, context, scope, searched);
  return countFound(tyres) > 0 ? { articles: tyres } : searchTexts(audience, context, scope, searched);
}

export async function articleWords(context: Context, { lists }: SearchScope): Promise<KnownWords[]> {
  const indexes = await Promise.all(lists.map(({ list }) => textIndex(context, list)));
  return indexes.map(({ known }) => known);
}
