import type { Audience } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import type { Cents } from '~/values/money';
import { assortmentOf } from '../assortment.server';
import { activeChoices, relaxations } from './active-choices';
import { type Counts, countFacets } from './count-groups';
import { type Filter, withoutChoices, writeFilter } from './filter';
import type { FilteredList } from './filtered-list';
import { countFound } from './find-in-groups';
import { findPage, type ListedArticle } from './find-listed.server';
import { type FittingArticles, fittingOf } from './fitting-view';
import { type FilterForm, filterForm } from './form-fields';
import { withoutSeasonValues } from './hidden-seasons';
import { defaultSort, type ListWords } from './list-definition';
import { countLabel } from './list-label';
import { type ListBase, listUrl, withoutFixed } from './list-url';
import { listView } from './list-view.server';

export interface ListLink {
  label: string;
  to: string;
}

export interface ListPage {
  path: string;
  words: ListWords;
  total: number;
  /** Undefined: nothing has a price. */
  cheapestCents: Cents | undefined;
  chips: ListLink[];
  /** Undefined if nothing is chosen, and for an empty list that would stay empty. */
  resetTo: string | undefined;
  form: FilterForm;
  sort: string;
  sorts: [value: string, label: string][];
  page: number;
  pages: number;
  /** Address of a page without its number. */
  pageBase: string;
  /** For an empty list: choices to drop, and the hits without them, the most first. */
  relaxations: ListLink[];
  /** For a list that is empty because of the vehicle. */
  withoutVehicle?: { to: string; count: number } | undefined;
  onVehicle?: OnVehicle | undefined;
}

/** Numbers of a list's articles by what is known of them, conditions apart. */
export interface FitCounts {
  fits: number;
  conditional: number;
  /** Without articles that the vehicle does not need. */
  unknown: number;
}

export interface OnVehicle extends FitCounts {
  all: number;
  isOnlyFitting: boolean;
  otherTo: string;
}

export async function countList(
  audience: Audience,
  context: Context,
  { list, filter }: FilteredList,
  fitting?: FittingArticles,
): Promise<Counts> {
  const { all, inStock, isSoldOut } = await listView(audience, context, list, fitting);
  return countFacets(list, filter, all, inStock, isSoldOut);
}

export async function countTotal(
  audience: Audience,
  context: Context,
  { list, filter }: FilteredList,
  fitting?: FittingArticles,
): Promise<number> {
  const { all, inStock } = await listView(audience, context, list, fitting);
  return countFound({ list, filter, parts: filter.inStockHere ? inStock : all });
}

/** Of a product that has several variants, the best one counts. */
export async function countFits(
  audience: Audience,
  context: Context,
  listed: FilteredList,
  fitting: FittingArticles,
): Promise<FitCounts> {
  const { fits: isFit, isConditional, isNotNeeded } = fitting;
  const isAllowed = (articleId: number) => isFit(articleId) || isConditional?.(articleId) === true;
  const count = (has: FittingArticles['has']) => countTotal(audience, context, listed, { ...fitting, has });
  const [fits, allowed, possible, notNeeded] = await Promise.all([
    count(isFit),
    isConditional ? count(isAllowed) : undefined,
    count(fitting.has),
    isNotNeeded ? count(isNotNeeded) : 0,
  ]);
  const known = (allowed ?? fits) + notNeeded;
  return { fits, conditional: (allowed ?? fits) - fits, unknown: possible - known };
}

export async function loadList(
  audience: Audience,
  context: Context,
  { list, base, filter: chosen }: FilteredList & { base: ListBase },
  fitting?: FittingArticles,
): Promise<{ page: ListPage; articles: ListedArticle[] }> {
  const filter: Filter = { ...chosen, ...base.fixed };
  const listed = { list, filter };
  const only = fittingOf(fitting, filter);
  const fixed = new Set(Object.keys(base.fixed ?? {}));
  const [{ hiddenSeasons }, articles, counts, ofVehicle] = await Promise.all([
    assortmentOf(audience, context),
    findPage(audience, context, listed, { fitting: only }),
    countList(audience, context, listed, only),
    fitting &&
      Promise.all([countFits(audience, context, listed, fitting), countTotal(audience, context, listed)]),
  ]);
  const { city } = audience.location;
  const address = (other: Filter) => listUrl(list, base, other);
  const first = address({ ...filter, page: 1 });
  const isEmpty = counts.total === 0;
  const isFree = ({ facet }: { facet: string }) => !fixed.has(facet);
  const reset = withoutChoices(list, filter);
  const chips = activeChoices(list, filter, city)
    .filter(isFree)
    .map(({ label, without }) => ({ label, to: address(without) }));
  const countOf = (other: Filter, limitedTo: FittingArticles | undefined) =>
    countTotal(audience, context, { list, filter: { ...other, ...base.fixed } }, limitedTo);
  const canReset = chips.length > 0 && (!isEmpty || (await countOf(reset, only)) > 0);
  return {
    articles,
    page: {
      path: base.path,
      words: list.words,
      total: counts.total,
      cheapestCents: counts.cheapestCents,
      chips,
      resetTo: canReset ? address(reset) : undefined,
      form: {
        ...filterForm(withoutSeasonValues(list, hiddenSeasons), filter, counts, { city, fixed }),
        hidden: [...writeFilter(list, withoutFixed(list, base, { ...reset, sort: defaultSort(list) }))],
      },
      sort: filter.sort,
      sorts: Object.entries(list.sorts).map(([value, { label }]) => [value, label]),
      page: filter.page,
      pages: Math.max(1, Math.ceil(counts.total / list.pageSize)),
      pageBase: `${first}${first.includes('?') ? '&' : '?'}seite=`,
      relaxations: !isEmpty
        ? []
        : waysOut(relaxations(list, filter, city).filter(isFree), counts, list.words, address),
      withoutVehicle:
        isEmpty && only ? await wayWithoutVehicle([filter, reset], countOf, address) : undefined,
      onVehicle: ofVehicle && {
        ...ofVehicle[0],
        all: ofVehicle[1],
        isOnlyFitting: only !== undefined,
        otherTo: address({ ...filter, anyVehicle: only !== undefined, onVehicle: undefined, page: 1 }),
      },
    },
  };
}

/** The first of the filters that finds something for any vehicle. */
async function wayWithoutVehicle(
  filters: readonly Filter[],
  countOf: (filter: Filter, fitting: undefined) => Promise<number>,
  address: (filter: Filter) => string,
): Promise<ListPage['withoutVehicle']> {
  for (const filter of filters) {
    const count = await countOf(filter, undefined);
    const other = { ...filter, anyVehicle: true, onVehicle: undefined, page: 1 };
    if (count > 0) return { to: address(other), count };
  }
  return undefined;
}

function waysOut(
  ways: ReturnType<typeof relaxations>,
  counts: Counts,
  words: ListWords,
  address: (filter: Filter) => string,
): ListPage['relaxations'] {
  return ways
    .map(({ facet, label, without }) => ({
      label,
      to: address(without),
      count: counts.without.get(facet) ?? 0,
    }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
    .map(({ label, to, count }) => ({
      label: `ohne „${label}“: ${countLabel({ total: count, words })}`,
      to,
    }));
}
