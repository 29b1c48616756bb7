import type { CategoryLink } from '~/domain/catalog/categories/category-tile';
import { categoriesWithArticles } from '~/domain/catalog/kinds/categories-with-articles.server';
import { hasWholeWords } from '~/domain/catalog/text-search/find-by-text';
import { wordsOfText } from '~/domain/catalog/text-search/gather-words';
import { wordFit } from '~/domain/catalog/text-search/word-fit';
import { tyreReader } from '~/domain/catalog/tyres/typed-list.server';
import type { TypedTyre } from '~/domain/catalog/tyres/typed-tyre';
import { searchAddress } from '~/paths';
import { foldText } from '~/values/folded-text';
import { stemOf } from './german-words';
import { type Found, finds, look, type Query } from './look.server';
import { countFound } from './search-articles.server';
import { type SearchedShop, vocabularyOf } from './searched-shop.server';
import { nearSpellings, otherSpellings } from './spelling';
import { withMeanings } from './synonyms';
import { isUnit } from './typed-text';
import { typedWords } from './typed-words';

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

/** Letters that a correction or a linking element may take away. */
const SLIP = 2;
/** A part of a compound in more categories is no kind of thing: 'schutz' of 'sonnenschutz'. */
const MAX_CATEGORIES = 2;

const isScattered = ({ articles }: Found) =>
  articles.reduce((count, { byCategory }) => count + byCategory.size, 0) > MAX_CATEGORIES;

/** Words that are the end of a typed word whose beginning is left out: 'filter' of 'luftfilter'. */
function lastPartsIn(meant: string, typed: readonly string[]): string {
  const all = queryOf(meant).words;
  const isLastPart = (word: string) =>
    typed.some((one) => {
      const first = one.endsWith(word) ? one.slice(0, -word.length) : '';
      return first !== '' && !all.some((other) => first.startsWith(other));
    });
  return all.filter((word) => !typed.includes(word) && isLastPart(word)).join(' ');
}

/** Whether the best page has one of the words in its name: 'Zahnriemen' of 'zahnriemen wechsel'. */
function isNameOfPage({ namedPages: [best] }: Found, meant: string): boolean {
  const { words } = typedWords(queryOf(meant).words);
  const name = wordsOfText(best?.title ?? '');
  return words.some((word) => name.some((written) => wordFit(written, word) === 'whole'));
}

/**
 * Prefers spellings that find articles to those that find a page, but not a part of the words to a page's name; `words` found
 * nothing. The last part of a compound leads to a page by its name alone: a change of oil with its filter is none of a 'Luftfilter'.
 */
export async function lookOtherwise(
  shop: SearchedShop,
  words: readonly string[],
  hasVehicle = false,
): Promise<{ meant: string; found: Found } | undefined> {
  if (words.length > MAX_RETRIED_WORDS) return undefined;
  const { length } = words.join(' ');
  let ofPages: { meant: string; found: Found } | undefined;
  for (const meant of otherSpellings(await vocabularyOf(shop), words)) {
    const isPart = meant.length < length - SLIP;
    if (isPart && ofPages && isNameOfPage(ofPages.found, ofPages.meant)) return ofPages;
    const found = await look(shop, queryOf(meant));
    if (isPart && isScattered(found)) continue;
    if (found.list || countFound(found.articles) > 0) return { meant, found };
    const last = lastPartsIn(meant, words);
    if (last !== '' && !found.vehicle && !isNameOfPage(found, last)) continue;
    if (hasVehicle ? found.hits > 0 : finds(found)) ofPages ??= { meant, found };
  }
  return ofPages;
}

/** A diameter alone is also that of rims, hub caps and chains. */
const saysEnough = ({ choices, namesTyres }: TypedTyre) =>
  namesTyres || Object.keys(choices).some((name) => name !== 'rimTenths');

/** Choices of tyres among the words, or among their likeliest spellings, if the others find nothing: 'pirelli p zero'. */
export async function lookForChoices(
  shop: SearchedShop,
  words: readonly string[],
): Promise<{ without: string; found: Found } | undefined> {
  const reader = await tyreReader(shop.context);
  const known = await vocabularyOf(shop);
  const respelled = otherSpellings(known, words).slice(0, 1);
  for (const spelled of [words, ...respelled.map((text) => queryOf(text).words)]) {
    const all = withMeanings(shop.synonyms, spelled);
    const read = reader(all.join(' '));
    const left = all.filter((word) => !read.rest.includes(word));
    if (left.length === 0 || left.length === all.length || !saysEnough(read)) continue;
    const isSeason =
      Object.keys(read.choices).every((name) => name === 'seasons') && !/reifen/.test(left.join());
    // 'scheibenreiniger sommer'
    const thing = isSeason
      ? await look(shop, { whole: '', words: read.rest }, { staysHere: true })
      : undefined;
    if (thing && hasWholeWords(thing.articles)) return { without: left.join(' '), found: thing };
    const found = await look(shop, { whole: '', words: left }, { staysHere: true });
    if (found.hits > 0) return { without: read.rest.join(' '), found };
  }
  return undefined;
}

const isNumber = (word: string) => /^\d+(?:,\d+)?$/.test(word);

/** A number and its unit go together: '16 zoll'. */
function unitsOf(words: readonly string[]): string[][] {
  return words.reduce<string[][]>((units, word) => {
    const last = units.at(-1);
    if (last?.length === 1 && isNumber(last[0] ?? '') && isUnit(word)) last.push(word);
    else units.push([word]);
    return units;
  }, []);
}

export interface LessWords {
  without: string;
  left: string;
  found: Found;
}

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
  for (const unit of unitsOf(words)) {
    const more = words.filter((one) => unit.includes(one) || left.includes(one));
    const other = unit.includes(name) ? undefined : await lookFor(more);
    if (!other || other.hits === 0) continue;
    left = more;
    found = other;
  }
  return { without: words.filter((word) => !left.includes(word)).join(' '), found };
}

/** Digits alone, and single letters, say too little. */
const SAYS_LITTLE = /(?<!\S)\d{3,}(?!\S)|^(?:\S|\d+)$/;

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
  words: readonly string[],
  less: readonly LessWords[],
  asWritten: (folded: string) => string,
): Promise<WaysOn> {
  const [spellings, categories] = await Promise.all([
    spelledNearly(shop, words),
    categoriesWithArticles(shop.audience, shop.context),
  ]);
  const fewerWords = less.map(({ left, found }) => ({
    words: asWritten(left),
    to: searchAddress(asWritten(left)),
    hits: found.hits,
  }));
  return { spellings, fewerWords, categories };
}
