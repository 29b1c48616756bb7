import {
  defaultSort,
  type Facet,
  type Facets,
  type FilterOf,
  facetsOf,
  type ListDefinition,
  type PriceRange,
  type Value,
} from './list-definition';

/** A filter of any list: what is chosen by the facet's name. */
export interface Filter {
  sort: string;
  page: number;
  [facet: string]: unknown;
}

const SORT = 'sortierung';
const PAGE = 'seite';
const MAX_PAGE = 99_999;
/** Most values of one facet in an address. */
const MAX_VALUES = 40;
const edges = [
  ['minCents', 'Von'],
  ['maxCents', 'Bis'],
] as const;

/** A value of the address that cannot be; the page says which and answers 400. */
export class FilterError extends Error {
  constructor(
    readonly field: string,
    readonly value: string,
  ) {
    super(`${field}=${value}`);
  }
}

function given(query: URLSearchParams, name: string): string | undefined {
  return query.get(name)?.trim() || undefined;
}

function parsed<V>(name: string, text: string, parse: (text: string) => V | undefined): V {
  const value = parse(text);
  if (value === undefined) throw new FilterError(name, text);
  return value;
}

function compareValues(a: Value, b: Value): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : Number(a > b) - Number(a < b);
}

function readMany(query: URLSearchParams, facet: Facet): Value[] {
  const texts = query.getAll(facet.parameter).filter((text) => text !== '');
  const values = new Set(texts.map((text) => parsed(facet.parameter, text, (value) => facet.parse(value))));
  if (facet.values) return facet.values.filter((value) => values.has(value));
  return [...values].sort(compareValues).slice(0, MAX_VALUES);
}

function readFacet(query: URLSearchParams, facet: Facet): unknown {
  const { parameter } = facet;
  if (facet.control === 'checkboxes') return readMany(query, facet);
  if (facet.control === 'range') {
    const ends = edges.map(([edge, end]) => {
      const text = given(query, parameter + end);
      return [edge, text && parsed(parameter + end, text, (value) => facet.parse(value))];
    });
    return Object.fromEntries(ends);
  }
  const text = given(query, parameter) ?? (facet.alias && given(query, facet.alias));
  return text ? parsed(parameter, text, (value) => facet.parse(value)) : facet.empty;
}

function emptyChoices(list: ListDefinition): Record<string, unknown> {
  return Object.fromEntries(facetsOf(list).map(([name, facet]) => [name, facet.empty]));
}

function hiddenFacets(list: ListDefinition): [string, Facet][] {
  return facetsOf(list).filter(([, facet]) => facet.control === 'hidden');
}

/** Everything that the list has, in its usual order. */
export function anything<F extends Facets, S extends string>(
  list: ListDefinition<F, S>,
): FilterOf<ListDefinition<F, S>> {
  return { ...emptyChoices(list), sort: defaultSort(list), page: 1 } as FilterOf<ListDefinition<F, S>>;
}

/**
 * Reads what is looked for from an address. Without any word about the hidden fields the list's standard is meant.
 * @throws {FilterError} for a value that no form of ours sends
 */
export function readFilter<F extends Facets, S extends string>(
  list: ListDefinition<F, S>,
  query: URLSearchParams,
): FilterOf<ListDefinition<F, S>> {
  const isStandard = !hiddenFacets(list).some(
    ([, { parameter, alias }]) => query.has(parameter) || (alias !== undefined && query.has(alias)),
  );
  const choices = facetsOf(list).map(([name, facet]) => [name, readFacet(query, facet)]);
  const sorts = Object.keys(list.sorts);
  const page = given(query, PAGE);
  const sort = given(query, SORT);
  return {
    ...Object.fromEntries(choices),
    ...(isStandard && list.standard?.choices),
    sort: sort ? parsed(SORT, sort, (text) => sorts.find((known) => known === text.toLowerCase())) : sorts[0],
    page: page ? parsed(PAGE, page, parsePage) : 1,
  } as FilterOf<ListDefinition<F, S>>;
}

function parsePage(text: string): number | undefined {
  const page = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  return page >= 1 && page <= MAX_PAGE ? page : undefined;
}

/** What is chosen in a facet, as single values; a range of prices has none. */
export function chosenValues(facet: Facet, choice: unknown): readonly Value[] {
  if (facet.control === 'range' || choice === undefined || choice === false) return [];
  return (Array.isArray(choice) ? choice : [choice]) as readonly Value[];
}

/** Whether anything is chosen in a facet. */
export function isChosen(facet: Facet, choice: unknown): boolean {
  if (facet.control !== 'range') return chosenValues(facet, choice).length > 0;
  const { minCents, maxCents } = choice as PriceRange;
  return minCents !== undefined || maxCents !== undefined;
}

/** The fields by which a form or an address says what is chosen in a facet. */
export function fieldsOf(facet: Facet, choice: unknown): [name: string, value: string][] {
  if (facet.control === 'range') {
    const range = choice as PriceRange;
    return edges.flatMap(([edge, end]) => {
      const cents = range[edge];
      return cents === undefined ? [] : [[facet.parameter + end, facet.format(cents)]];
    });
  }
  return chosenValues(facet, choice).map((value) => [facet.parameter, facet.format(value)]);
}

/** Writes a filter as the query of an address: short, in one order, so that equal lists have equal addresses. */
export function writeFilter(list: ListDefinition, filter: Filter): URLSearchParams {
  const query = new URLSearchParams();
  const hidden = hiddenFacets(list);
  const { standard } = list;
  if (standard && !hidden.some(([name, facet]) => isChosen(facet, filter[name]))) {
    query.set(list.facets[standard.any]?.parameter ?? '', '');
  }
  const names = new Set([...hidden.map(([name]) => name), ...list.addressOrder, ...Object.keys(list.facets)]);
  for (const name of names) {
    const facet = list.facets[name];
    for (const [field, value] of facet ? fieldsOf(facet, filter[name]) : []) query.append(field, value);
  }
  if (filter.sort !== defaultSort(list)) query.set(SORT, filter.sort);
  if (filter.page > 1) query.set(PAGE, String(filter.page));
  return query;
}

/** The same hidden fields without any further choice. */
export function withoutChoices<Wanted extends Filter>(list: ListDefinition, filter: Wanted): Wanted {
  const hidden = hiddenFacets(list).map(([name]) => [name, filter[name]]);
  return { ...filter, ...emptyChoices(list), ...Object.fromEntries(hidden), page: 1 };
}
