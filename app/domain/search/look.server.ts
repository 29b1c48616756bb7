import { vehicleGroups } from '~/domain/catalog/kinds/vehicle-groups.server';
import { hasGroup, idsInGroup } from '~/domain/catalog/text-search/find-by-text';
import type {
  FoundInList,
  SearchScope,
  VehicleRanking,
} from '~/domain/catalog/text-search/search-lists.server';
import { tyreReader, tyresAddress } from '~/domain/catalog/tyres/typed-list.server';
import { isTyreList, type TypedTyre } from '~/domain/catalog/tyres/typed-tyre';
import { splitNames } from '~/domain/vehicles/finder/typed-vehicle';
import { vehicleNames } from '~/domain/vehicles/finder/vehicle-names.server';
import { foldText } from '~/values/folded-text';
import { stemOf } from './german-words';
import { findPages, type NamedPage } from './named-pages';
import { findNamedVehicle, type NamedVehicle, rankingOfChosen } from './named-vehicle.server';
import {
  countFound,
  countTyres,
  type FoundArticles,
  narrows,
  searchArticles,
  searchByNumber,
} from './search-articles.server';
import { type SearchedShop, vocabularyOf } from './searched-shop.server';
import { beginsOne, isUnknownWord, withUmlauts } from './spelling';
import { isCounted, withMeanings } from './synonyms';
import { foldQuery } from './typed-text';
import { typedWords } from './typed-words';

export interface Query {
  whole: string;
  words: readonly string[];
}

export interface Found extends FoundArticles {
  /** Words that were looked for: synonyms are replaced, those of a vehicle are left out. */
  words: readonly string[];
  read: TypedTyre;
  /** Set if the words are choices of the tyre list and nothing else. */
  list: string | undefined;
  vehicle: NamedVehicle | undefined;
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

const MIN_CHANGED = 3;

/** Folded words, with umlauts where they are likely, and apart from names of cars. */
export async function readQuery(shop: SearchedShop, typed: string): Promise<Query> {
  const folded = foldQuery(typed).split(' ').filter(Boolean);
  // Shorter words are neither misspelt umlauts nor two words in one.
  if (folded.every((word) => word.length < MIN_CHANGED)) return { whole: foldText(typed), words: folded };
  const known = await vocabularyOf(shop);
  const names = await vehicleNames(shop.context);
  const words = withUmlauts(known, folded).flatMap((word) =>
    isUnknownWord(known, word) ? splitNames(names, word, (part) => beginsOne(known, part)) : [word],
  );
  return { whole: foldText(typed), words: withoutCount(shop, words) };
}

/** '4 reifen 205/55 r16' asks for tyres, not for texts with a 4. */
function withoutCount({ namedPages }: SearchedShop, words: readonly string[]): readonly string[] {
  const [count = '', thing = ''] = words;
  const isName = () =>
    namedPages.some(({ titleWords }) => titleWords.map(stemOf).join(' ') === stemOf(thing));
  return /^\d$/.test(count) && (/reifen$/.test(thing) || isName()) ? words.slice(1) : words;
}

export interface LookOptions {
  isOpen?: boolean;
  /** The tyre list is searched instead of led to. */
  staysHere?: boolean;
}

interface Searched extends Pick<Found, 'words' | 'read' | 'vehicle' | 'list'> {
  isOpen: boolean;
}

type Looked = Required<LookOptions>;

const madeGroups = ['madeAndNamed', 'made'] as const;

/** Beside articles that are made for the vehicle, only those of their categories; beside those that name it, no others. */
function betterForVehicle(
  scope: SearchScope,
  ranking: VehicleRanking | undefined,
  words: readonly string[],
  found: readonly FoundInList[],
): { scope: SearchScope; ranking: VehicleRanking } | undefined {
  if (!ranking?.isNamed || words.length === 0) return undefined;
  const made = found.filter((one) => madeGroups.some((group) => hasGroup(one, group)));
  if (made.length === 0) {
    const isNamed = found.some((one) => hasGroup(one, 'named'));
    // 'herpa golf' means the models of a Golf, not all models.
    return isNamed ? { scope, ranking: { ...ranking, isOnlyNamed: true } } : undefined;
  }
  const categories = new Set(
    made.flatMap((one) => madeGroups.flatMap((group) => idsInGroup(one, group)).map(one.categoryOf)),
  );
  const lists = scope.lists.filter(({ list }) => made.some((one) => one.list === list));
  const isShown: SearchScope['isShown'] = (category) => scope.isShown(category) && categories.has(category);
  return { scope: { lists, isShown }, ranking };
}

async function searchWith(shop: SearchedShop, searched: Searched): Promise<Found> {
  const { audience, context, scope, namedPages } = shop;
  const { words, read, vehicle, isOpen } = searched;
  const ranking = vehicle?.ranking ?? (await rankingOfChosen(shop));
  const search = (of: SearchScope, vehicleRanking: VehicleRanking | undefined) =>
    searchArticles(audience, context, of, { words, read, isOpen, vehicle: vehicleRanking });
  const all = await search(scope, ranking);
  const better = betterForVehicle(scope, ranking, words, all.articles);
  const found = better ? await search(better.scope, better.ranking) : all;
  const pages = findPages(namedPages, [typedWords(words, isOpen).words], isOpen);
  return { ...searched, ...found, namedPages: pages, hits: countFound(found.articles) + pages.length };
}

async function lookForNumber(shop: SearchedShop, whole: string): Promise<FoundInList[]> {
  const { audience, context, scope } = shop;
  return whole === '' ? [] : searchByNumber(audience, context, scope, whole);
}

async function lookForWords(
  shop: SearchedShop,
  words: readonly string[],
  { isOpen, staysHere }: Looked,
): Promise<Found> {
  const reader = await tyreReader(shop.context);
  const vehicle = await findNamedVehicle(shop, words);
  const rest = vehicle?.rest ?? words;
  const read = reader(rest.join(' '));
  // A make alone is searched among all kinds.
  const isList = isTyreList(read) && (narrows(read) || read.namesTyres);
  const address = tyresAddress(read.choices);
  const list = isList && (await shop.leadsToPage(address)) ? address : undefined;
  if (list && !staysHere && !vehicle) {
    return { words, read, list, vehicle, articles: [], namedPages: [], hits: 0 };
  }
  const searched = { words: rest, read, list, vehicle, isOpen };
  const found = await searchWith(shop, searched);
  if (found.hits > 0 || !vehicle) return found;
  // The words may be a name: 'Golf I GTI'.
  const asText = await searchWith(shop, {
    ...searched,
    words,
    read: reader(words.join(' ')),
    vehicle: undefined,
  });
  return { ...asText, vehicle, list };
}

/** Pages are also named by the words as they were typed: 'Ölwechsel' is work, not only oil. */
function withTypedPages(
  shop: SearchedShop,
  found: Found,
  { typed, words, isOpen }: { typed: readonly string[]; words: readonly string[]; isOpen: boolean },
): Found {
  const ofVehicle = new Set(words.filter((word) => !found.words.includes(word)));
  const rest = typed.filter((word) => !ofVehicle.has(word));
  if (found.list || rest.length === 0 || found.words.join(' ') === rest.join(' ')) return found;
  const phrasings = [rest, found.words].map((all) => typedWords(all, isOpen).words);
  const namedPages = findPages(shop.namedPages, phrasings, isOpen);
  return { ...found, namedPages, hits: countFound(found.articles) + namedPages.length };
}

/** An article number, else words: synonyms, then a vehicle, then choices of the tyre list, then texts. */
export async function look(
  shop: SearchedShop,
  { whole, words: typed }: Query,
  { isOpen = false, staysHere = isOpen }: LookOptions = {},
): Promise<Found> {
  const words = withMeanings(shop.synonyms, typed);
  const numbered = await lookForNumber(shop, whole);
  if (countFound(numbered) > 0) {
    const none = { vehicle: undefined, list: undefined, namedPages: [] };
    const read = (await tyreReader(shop.context))('');
    return { ...none, words, read, articles: numbered, hits: countFound(numbered) };
  }
  const options = { isOpen, staysHere };
  const literal = withMeanings(shop.synonyms, typed, (at) => isCounted(typed, at));
  if (literal.join(' ') !== words.join(' ')) {
    const found = await lookForWords(shop, literal, options);
    // The number of 'golf 7 räder' belongs to the vehicle.
    const counts = found.words.some((_, at) => isCounted(found.words, at));
    if (counts && countFound(found.articles) > 0) return found;
  }
  return withTypedPages(shop, await lookForWords(shop, words, options), { typed, words, isOpen });
}

export async function leadsToTyres(shop: SearchedShop, choices: TypedTyre['choices']): Promise<boolean> {
  const { audience, context, scope } = shop;
  if (Object.keys(choices).length === 0 || !(await shop.leadsToPage(tyresAddress(choices)))) return false;
  return (await countTyres(audience, context, scope, choices)) > 0;
}

/** Articles that are for no certain vehicle. @returns no articles if the words mean the list of tyres */
export async function lookForNoVehicle(shop: SearchedShop, words: readonly string[]): Promise<Found> {
  const read = (await tyreReader(shop.context))(words.join(' '));
  const found = { words, read, list: undefined, vehicle: undefined, namedPages: [] };
  const address = tyresAddress(read.choices);
  if (isTyreList(read) && (await shop.leadsToPage(address)))
    return { ...found, list: address, articles: [], hits: 0 };
  const groupOf = await vehicleGroups(shop.context, [], []);
  const ranking = { groupOf, isNamed: true };
  const { audience, context, scope } = shop;
  const articles = await searchArticles(audience, context, scope, {
    words,
    read,
    isOpen: false,
    vehicle: ranking,
  });
  return { ...found, ...articles, hits: countFound(articles.articles) };
}

export const finds = ({ hits, list, vehicle }: Found) =>
  hits > 0 || list !== undefined || vehicle !== undefined;
