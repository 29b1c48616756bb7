import { findCategories } from '~/domain/catalog/categories/categories.server';
import type { Category } from '~/domain/catalog/categories/category';
import type { CategoryLink } from '~/domain/catalog/categories/category-page.server';
import type { CardGroup } from '~/domain/catalog/kinds/card-group';
import { cardGroups } from '~/domain/catalog/kinds/card-groups.server';
import { goodsLinks } from '~/domain/catalog/kinds/goods-links.server';
import { activeChoices } from '~/domain/catalog/listing/active-choices';
import { anything } from '~/domain/catalog/listing/filter';
import {
  articlesWithIds,
  type FoundInList,
  idsInOrder,
  type SearchedGoods,
} from '~/domain/catalog/listing/search-lists.server';
import { type KnownWords, wordsOfTexts } from '~/domain/catalog/listing/text-index';
import { readTyreWords, tyresAddress } from '~/domain/catalog/tyres/typed-list.server';
import { isTyreList, type TypedTyre } from '~/domain/catalog/tyres/typed-tyre';
import { tyreHeading } from '~/domain/catalog/tyres/tyre-heading';
import { tyreList } from '~/domain/catalog/tyres/tyre-listing';
import type { Tenant } from '~/domain/tenancy/tenant';
import { categoryPath, searchAddress } from '~/paths';
import type { Context } from '~/platform/context';
import { foldText } from '~/values/folded-text';
import { countFound, findGoods, narrows, searchedGoods, wordsOfGoods } from './find-goods.server';
import { stemOf } from './german-words';
import { findPlaces, type NamedPlace, type SearchedPlace } from './named-places';
import { isInSection, type Section, sectionsOf } from './sections';
import { shopPages } from './shop-pages';
import { nearSpellings, otherSpellings, withUmlauts } from './spelling';

const MAX_LENGTH = 100;
/** Where nothing has all of the words, so many are tried in other spellings, and without one of them. */
const MAX_RETRIED_WORDS = 6;
const PAGE_SIZE = 24;

/** Who searches, and which addresses are pages for them. */
export interface Searcher {
  isNoaEmployee: boolean;
  leadsToPage: (path: string) => Promise<boolean>;
}

interface UnderstoodList {
  heading: string;
  to: string;
  /** What was understood as a choice of the list. */
  chips: string[];
}

/** Other words that find something. */
interface OtherWords {
  words: string;
  to: string;
  hits: number;
}

export interface SearchHits {
  typed: string;
  /** Where nothing has the typed words: the words that were meant, and looked for instead. */
  meant: string | undefined;
  /** Articles and places. */
  hits: number;
  page: number;
  pages: number;
  /** On the first page. */
  places: NamedPlace[];
  /** What is found by kind and category, where there is more than one. */
  sections: (Section & { to: string })[];
  /** Name of the section that alone is shown. */
  section: string | undefined;
  /** Address of all hits. */
  allTo: string;
  /** Address of another page is this plus the page's number. */
  pageBase: string;
  groups: CardGroup[];
  /** What the words say of tyres, as a list. */
  understood: UnderstoodList | undefined;
  /** Where nothing is found: words spelled nearly so. */
  spellings: OtherWords[];
  /** Where nothing is found: fewer words that find something. */
  fewerWords: OtherWords[];
  /** Where nothing is found: categories that have something to sell. */
  goods: CategoryLink[];
}

export type SearchResult = { kind: 'list'; to: string } | ({ kind: 'hits' } & SearchHits);

/** What a visitor can find at a location. */
interface Shop {
  tenant: Tenant;
  context: Context;
  seen: readonly Category[];
  goods: SearchedGoods;
  places: SearchedPlace[];
}

async function shopFor(tenant: Tenant, context: Context, searcher: Searcher): Promise<Shop> {
  const seen = await findCategories(tenant, context, searcher.isNoaEmployee);
  const categories = seen
    .flatMap((category) => [category, ...category.subCategories])
    .map(({ title, url, description }) => ({ title, to: categoryPath(url), text: description }));
  const isLive = await Promise.all(categories.map(({ to }) => searcher.leadsToPage(to)));
  const places = [...categories.filter((_, index) => isLive[index]), ...shopPages(tenant)];
  return { tenant, context, seen, goods: searchedGoods(tenant, seen), places };
}

const wordsOf = (folded: string) => folded.split(' ').filter(Boolean);

/** What some words find; `list` is where they are choices of the list of tyres and nothing else. */
interface Found {
  read: TypedTyre;
  list: string | undefined;
  articles: FoundInList[];
  places: NamedPlace[];
  hits: number;
}

async function look({ tenant, context, goods, places }: Shop, typed: string): Promise<Found> {
  const read = await readTyreWords(context, typed);
  // A make alone is looked for among all kinds.
  if (isTyreList(read) && (narrows(read) || read.namesTyres)) {
    return { read, list: tyresAddress(read.choices), articles: [], places: [], hits: 0 };
  }
  const folded = foldText(typed);
  const articles = await findGoods(tenant, context, goods, folded, read);
  const found = findPlaces(places, wordsOf(folded).map(stemOf));
  return { read, list: undefined, articles, places: found, hits: countFound(articles) + found.length };
}

const finds = ({ hits, list }: Found) => hits > 0 || list !== undefined;

/** What is written of tyres beside their names. */
const TYRE_WORDS = 'Reifen Winterreifen Sommerreifen Ganzjahresreifen Allwetterreifen Autoreifen Runflat';

async function knownWords({ context, goods, places }: Shop): Promise<KnownWords> {
  const ofPlaces = wordsOfTexts([
    TYRE_WORDS,
    ...places.map(({ title, text, askedFor = '' }) => `${title} ${text} ${askedFor}`),
  ]);
  return new Map([ofPlaces, ...(await wordsOfGoods(context, goods))].flatMap((words) => [...words]));
}

/** The first of other spellings that finds something. */
async function lookOtherwise(
  shop: Shop,
  known: KnownWords,
  words: readonly string[],
): Promise<{ meant: string; found: Found } | undefined> {
  if (words.length > MAX_RETRIED_WORDS) return undefined;
  for (const meant of otherSpellings(known, words)) {
    const found = await look(shop, meant);
    if (finds(found)) return { meant, found };
  }
  return undefined;
}

async function thatFind(shop: Shop, all: readonly string[]): Promise<OtherWords[]> {
  const found = await Promise.all(all.map(async (words) => ({ words, ...(await look(shop, words)) })));
  return found
    .filter(({ hits }) => hits > 0)
    .map(({ words, hits }) => ({ words, to: searchAddress(words), hits }));
}

/** What is found without one of several words. */
function fewerWords(shop: Shop, words: readonly string[]): Promise<OtherWords[]> {
  if (words.length < 2 || words.length > MAX_RETRIED_WORDS) return Promise.resolve([]);
  const fewer = words.map((_, left) => words.filter((__, index) => index !== left).join(' '));
  return thatFind(shop, fewer);
}

function understoodList({ location }: Tenant, { choices }: TypedTyre): UnderstoodList | undefined {
  if (Object.keys(choices).length === 0) return undefined;
  const [season] = choices.seasons ?? [];
  const chosen = activeChoices(tyreList, { ...anything(tyreList), ...choices }, location.city);
  return {
    heading: tyreHeading(choices, location.city, season),
    to: tyresAddress(choices),
    chips: chosen.map(({ label }) => label),
  };
}

/** Ways on from words that find nothing. */
async function waysOn(shop: Shop, searcher: Searcher, known: KnownWords, words: readonly string[]) {
  const [spellings, fewer, goods] = await Promise.all([
    words.length > MAX_RETRIED_WORDS ? [] : thatFind(shop, nearSpellings(known, words)),
    fewerWords(shop, words),
    goodsLinks(shop.tenant, shop.context, searcher.isNoaEmployee),
  ]);
  return { spellings, fewerWords: fewer, goods };
}

/**
 * Understands what was typed into a field: sizes, seasons and the like lead to the list of tyres, words are looked for
 * in articles, categories and pages; where nothing has them, in other spellings.
 * @param section name of the one that alone is shown
 */
export async function searchShop(
  tenant: Tenant,
  context: Context,
  searcher: Searcher,
  {
    typed: asTyped,
    page = 1,
    section: wanted,
  }: { typed: string; page?: number; section?: string | undefined },
): Promise<SearchResult> {
  const typed = asTyped
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, MAX_LENGTH);
  const shop = await shopFor(tenant, context, searcher);
  const folded = wordsOf(foldText(typed));
  const words = folded.some((word) => /[aou]e/.test(word))
    ? withUmlauts(await knownWords(shop), folded)
    : folded;
  const asked = await look(shop, words.join(' '));
  const known = finds(asked) ? undefined : await knownWords(shop);
  const other = known && (await lookOtherwise(shop, known, words));
  const { list, read, articles, places, hits } = other?.found ?? asked;
  if (list) return { kind: 'list', to: list };
  const sections = sectionsOf(articles, shop.seen);
  const section = sections.find(({ name }) => name === wanted)?.name;
  const ids = idsInOrder(articles, section ? isInSection(section) : undefined);
  const shown = ids.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  const none = { spellings: [], fewerWords: [], goods: [] };
  return {
    kind: 'hits',
    typed,
    meant: other?.meant,
    hits,
    page,
    pages: Math.max(1, Math.ceil(ids.length / PAGE_SIZE)),
    places: page === 1 && !section ? places : [],
    sections:
      sections.length > 1 ? sections.map((one) => ({ ...one, to: searchAddress(typed, one.name) })) : [],
    section,
    allTo: searchAddress(typed),
    pageBase: `${searchAddress(typed, section)}&seite=`,
    groups: await cardGroups(tenant, context, await articlesWithIds(tenant, context, shown)),
    understood: understoodList(tenant, read),
    ...(hits === 0 ? await waysOn(shop, searcher, known ?? new Map(), words) : none),
  };
}
