import { findCategories } from '~/domain/catalog/categories/categories.server';
import type { CategoryLink } from '~/domain/catalog/categories/category-page.server';
import type { CardGroup } from '~/domain/catalog/kinds/card-group';
import { cardGroups } from '~/domain/catalog/kinds/card-groups.server';
import { goodsLinks } from '~/domain/catalog/kinds/goods-links.server';
import { listsAt } from '~/domain/catalog/kinds/kind-lists';
import { anything } from '~/domain/catalog/listing/filter';
import type { FilteredList } from '~/domain/catalog/listing/filtered-list';
import { articlesWithIds, findIdsByGtin, findIdsByText } from '~/domain/catalog/listing/search-lists.server';
import { readTyreWords, tyresAddress } from '~/domain/catalog/tyres/typed-list.server';
import { isTyreList, type TypedTyre } from '~/domain/catalog/tyres/typed-tyre';
import { tyreHeading } from '~/domain/catalog/tyres/tyre-heading';
import { type TyreFilter, tyreList } from '~/domain/catalog/tyres/tyre-listing';
import type { Tenant } from '~/domain/tenancy/tenant';
import { categoryPath } from '~/paths';
import type { Context } from '~/platform/context';
import { foldText } from '~/values/folded-text';
import { findPlaces, type NamedPlace, type SearchedPlace } from './named-places';
import { shopPages } from './shop-pages';

const MAX_LENGTH = 100;
/** Of so many words, each is left out once where nothing has them all. */
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
}

export interface SearchHits {
  typed: string;
  /** Articles and places. */
  hits: number;
  page: number;
  pages: number;
  /** On the first page. */
  places: NamedPlace[];
  groups: CardGroup[];
  /** What the words say of tyres, as a list. */
  understood: UnderstoodList | undefined;
  /** Where nothing is found: fewer words that find something. */
  fewerWords: { words: string; hits: number }[];
  /** Where nothing is found: categories that have something to sell. */
  goods: CategoryLink[];
}

export type SearchResult = { kind: 'list'; to: string } | ({ kind: 'hits' } & SearchHits);

async function namedPlaces(tenant: Tenant, context: Context, searcher: Searcher): Promise<SearchedPlace[]> {
  const categories = (await findCategories(tenant, context, searcher.isNoaEmployee))
    .flatMap((category) => [category, ...category.subCategories])
    .map(({ title, url, description }) => ({ title, to: categoryPath(url), text: description }));
  const isLive = await Promise.all(categories.map(({ to }) => searcher.leadsToPage(to)));
  return [...categories.filter((_, index) => isLive[index]), ...shopPages(tenant)];
}

/** An article number of 8 to 14 digits, also written in groups. */
function gtinsIn(folded: string): string[] {
  const joined = folded.replace(/[ -]/gu, '');
  return [...new Set([joined, ...folded.split(' ')])].filter((text) => /^\d{8,14}$/.test(text));
}

const everythingAt = ({ location }: Tenant): FilteredList[] =>
  listsAt(location).map((list) => ({ list, filter: anything(list) }));

/** Words that choose more than a make narrow the tyres; a make stands in the articles' names. */
function narrows({ choices }: TypedTyre): boolean {
  return Object.keys(choices).some((name) => name !== 'makes');
}

async function findIds(tenant: Tenant, context: Context, folded: string, read: TypedTyre): Promise<number[]> {
  const byGtin = await findIdsByGtin(context, gtinsIn(folded));
  if (byGtin.length > 0) return byGtin;
  const words = wordsOf(folded);
  if (words.length === 0) return [];
  if (narrows(read)) {
    const filter: TyreFilter = { ...anything(tyreList), ...read.choices };
    const narrowed = await findIdsByText(tenant, context, [{ list: tyreList, filter }], read.rest);
    if (narrowed.length > 0) return narrowed;
  }
  return findIdsByText(tenant, context, everythingAt(tenant), words);
}

const wordsOf = (folded: string) => folded.split(' ').filter(Boolean);

/** What is found without one of several words. */
async function fewerWords(
  tenant: Tenant,
  context: Context,
  words: readonly string[],
): Promise<SearchHits['fewerWords']> {
  if (words.length < 2 || words.length > MAX_RETRIED_WORDS) return [];
  const fewer = words.map((_, left) => words.filter((__, index) => index !== left));
  const found = await Promise.all(
    fewer.map(async (some) => ({
      words: some.join(' '),
      hits: (await findIdsByText(tenant, context, everythingAt(tenant), some)).length,
    })),
  );
  return found.filter(({ hits }) => hits > 0);
}

function understoodList({ location }: Tenant, read: TypedTyre): UnderstoodList | undefined {
  const { choices } = read;
  if (Object.keys(choices).length === 0) return undefined;
  const [season] = choices.seasons ?? [];
  return { heading: tyreHeading(choices, location.city, season), to: tyresAddress(read.choices) };
}

/**
 * Understands what was typed into a field: sizes, seasons and the like lead to the list of tyres, words are looked for
 * in articles, categories and pages.
 */
export async function searchShop(
  tenant: Tenant,
  context: Context,
  searcher: Searcher,
  { typed: asTyped, page = 1 }: { typed: string; page?: number },
): Promise<SearchResult> {
  const typed = asTyped
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, MAX_LENGTH);
  const folded = foldText(typed);
  const read = await readTyreWords(context, typed);
  // A make alone is looked for among all kinds.
  const isList = isTyreList(read) && (narrows(read) || read.namesTyres);
  if (isList) return { kind: 'list', to: tyresAddress(read.choices) };
  const words = wordsOf(folded);
  const [ids, allPlaces] = await Promise.all([
    findIds(tenant, context, folded, read),
    namedPlaces(tenant, context, searcher),
  ]);
  const places = findPlaces(allPlaces, words);
  const hits = ids.length + places.length;
  const shown = ids.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  return {
    kind: 'hits',
    typed,
    hits,
    page,
    pages: Math.max(1, Math.ceil(ids.length / PAGE_SIZE)),
    places: page === 1 ? places : [],
    groups: await cardGroups(tenant, context, await articlesWithIds(tenant, context, shown)),
    understood: understoodList(tenant, read),
    fewerWords: hits > 0 ? [] : await fewerWords(tenant, context, words),
    goods: hits > 0 ? [] : await goodsLinks(tenant, context, searcher.isNoaEmployee),
  };
}
