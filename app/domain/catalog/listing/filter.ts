import {
  defaultSort,
  type Facet,
  type Facets,
  type FilterOf,
  facetsOf,
  type ListDefinition,
  type PriceFacet,
  type PriceRange,
  type Value,
} from './list-definition';

export interface Filter {
  sort: string;
  page: number;
  [facet: string]: unknown;
}

const SORT = 'sortierung';
const PAGE = 'seite';
const MAX_PAGE = 99_999;
const MAX_VALUES = 40;
const edges = [
  ['minCents', 'Von'],
  ['maxCents', 'Bis'],
] as const;

/** An invalid value of an address, which is dropped from the filter and reported on the page. */
export interface UnreadValue {
  field: string;
  text: string;
}

export interface ReadFilter<Parsed> {
  filter: Parsed;
  unread: UnreadValue[];
}

function given(query: URLSearchParams, name: string): string | undefined {
  return query.get(name)?.trim() || undefined;
}

function valueReader(unread: UnreadValue[]) {
  return <V>(
    field: string,
    text: string | undefined,
    parse: (text: string) => V | undefined,
  ): V | undefined => {
    if (!text) return undefined;
    const value = parse(text);
    if (value === undefined) unread.push({ field, text });
    return value;
  };
}

type ReadValue = ReturnType<typeof valueReader>;

function compareValues(a: Value, b: Value): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : Number(a > b) - Number(a < b);
}

function readMany(query: URLSearchParams, facet: Facet, read: ReadValue): Value[] {
  const found = query
    .getAll(facet.parameter)
    .map((text) => read(facet.parameter, text, (value) => facet.parse(value)));
  const values = new Set(found.filter((value) => value !== undefined));
  if (facet.values) return facet.values.filter((value) => values.has(value));
  return [...values].sort(compareValues).slice(0, MAX_VALUES);
}

/** Accepts the two amounts in either order. */
function readRange(query: URLSearchParams, facet: PriceFacet, read: ReadValue): PriceRange {
  const [minCents, maxCents] = edges.map(([, end]) => {
    const field = facet.parameter + end;
    return read(field, given(query, field), (value) => facet.parse(value));
  });
  const isTurned = minCents !== undefined && maxCents !== undefined && minCents > maxCents;
  return isTurned ? { minCents: maxCents, maxCents: minCents } : { minCents, maxCents };
}

function readFacet(query: URLSearchParams, facet: Facet, read: ReadValue): unknown {
  const { parameter } = facet;
  if (facet.control === 'checkboxes') return readMany(query, facet, read);
  if (facet.control === 'range') return readRange(query, facet as PriceFacet, read);
  const text = given(query, parameter) ?? (facet.alias && given(query, facet.alias));
  return read(parameter, text, (value) => facet.parse(value)) ?? facet.empty;
}

function emptyChoices(list: ListDefinition): Record<string, unknown> {
  return Object.fromEntries(facetsOf(list).map(([name, facet]) => [name, facet.empty]));
}

/** Choices of the address that a list's standard replaces. */
function standsInAddress({ control }: Facet): boolean {
  return control === 'hidden';
}

export function hasField({ control }: Facet): boolean {
  return control !== 'hidden' && control !== 'vehicle';
}

function hiddenFacets(list: ListDefinition): [string, Facet][] {
  return facetsOf(list).filter(([, facet]) => !hasField(facet));
}

export function anything<F extends Facets, S extends string>(
  list: ListDefinition<F, S>,
): FilterOf<ListDefinition<F, S>> {
  return { ...emptyChoices(list), sort: defaultSort(list), page: 1 } as FilterOf<ListDefinition<F, S>>;
}

/** True if the address names no hidden field. */
export function isOfStandard<F extends Facets, S extends string>(
  list: ListDefinition<F, S>,
  query: URLSearchParams,
  unread: readonly UnreadValue[] = [],
): boolean {
  return !facetsOf(list).some(
    ([, facet]) =>
      standsInAddress(facet) &&
      [facet.parameter, facet.alias].some(
        (field) => field && query.has(field) && !unread.some((one) => one.field === field),
      ),
  );
}

/** An address without hidden fields means the list's standard choices. */
export function readFilter<F extends Facets, S extends string>(
  list: ListDefinition<F, S>,
  query: URLSearchParams,
): ReadFilter<FilterOf<ListDefinition<F, S>>> {
  const unread: UnreadValue[] = [];
  const read = valueReader(unread);
  const choices = facetsOf(list).map(([name, facet]) => [name, readFacet(query, facet, read)]);
  const sorts = Object.keys(list.sorts);
  const sort = read(SORT, given(query, SORT), (text) => sorts.find((known) => known === text.toLowerCase()));
  const filter = {
    ...Object.fromEntries(choices),
    ...(isOfStandard(list, query, unread) && list.standard?.choices),
    sort: sort ?? defaultSort(list),
    page: read(PAGE, given(query, PAGE), parsePage) ?? 1,
  } as FilterOf<ListDefinition<F, S>>;
  return { filter, unread };
}

function parsePage(text: string): number | undefined {
  const page = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  return page >= 1 && page <= MAX_PAGE ? page : undefined;
}

export function chosenValues(facet: Facet, choice: unknown): readonly Value[] {
  if (facet.control === 'range' || choice === undefined || choice === false) return [];
  return (Array.isArray(choice) ? choice : [choice]) as readonly Value[];
}

export function isChosen(facet: Facet, choice: unknown): boolean {
  if (facet.control !== 'range') return chosenValues(facet, choice).length > 0;
  const { minCents, maxCents } = choice as PriceRange;
  return minCents !== undefined || maxCents !== undefined;
}

export type Field = [name: string, value: string];

export function fieldsOf(facet: Facet, choice: unknown): Field[] {
  if (facet.control === 'range') {
    const range = choice as PriceRange;
    return edges.flatMap(([edge, end]) => {
      const cents = range[edge];
      return cents === undefined ? [] : [[facet.parameter + end, facet.format(cents)]];
    });
  }
  return chosenValues(facet, choice).map((value) => [facet.parameter, facet.format(value)]);
}

/** The fields of each facet's choice, by facet. */
export type FilterFields = ReadonlyMap<string, readonly Field[]>;

export function filterFields(list: ListDefinition, filter: Filter): FilterFields {
  return new Map(facetsOf(list).map(([name, facet]) => [name, fieldsOf(facet, filter[name])]));
}

/** Sort and page, unless they are the list's own order and its first page. */
export function orderFields(list: ListDefinition, { sort, page }: Filter): Field[] {
  const fields: Field[] = [];
  if (sort !== defaultSort(list)) fields.push([SORT, sort]);
  if (page > 1) fields.push([PAGE, String(page)]);
  return fields;
}

export function isListParameter(list: ListDefinition, name: string): boolean {
  const isOf = ({ control, parameter, alias }: Facet) =>
    control === 'range'
      ? edges.some(([, end]) => name === parameter + end)
      : [parameter, alias].includes(name);
  return name === SORT || name === PAGE || facetsOf(list).some(([, facet]) => isOf(facet));
}

export function writeFilter(list: ListDefinition, filter: Filter): URLSearchParams {
  const query = new URLSearchParams();
  const fields = filterFields(list, filter);
  const all = facetsOf(list);
  const namesOf = (some: typeof all) => some.map(([name]) => name);
  const standing = all.filter(([, facet]) => standsInAddress(facet));
  const ofVehicle = namesOf(all.filter(([, { control }]) => control === 'vehicle'));
  const { standard } = list;
  if (standard && !standing.some(([name]) => fields.get(name)?.length)) {
    query.set(list.facets[standard.any]?.parameter ?? '', '');
  }
  const others = namesOf(all).filter((name) => !ofVehicle.includes(name));
  // Lists of one choice begin alike, whatever the vehicle.
  const names = new Set([...namesOf(standing), ...list.addressOrder, ...others, ...ofVehicle]);
  for (const name of names) {
    for (const [field, value] of fields.get(name) ?? []) query.append(field, value);
  }
  for (const [field, value] of orderFields(list, filter)) query.append(field, value);
  return query;
}

export function withoutChoices<Chosen extends Filter>(list: ListDefinition, filter: Chosen): Chosen {
  const hidden = hiddenFacets(list).map(([name]) => [name, filter[name]]);
  return { ...filter, ...emptyChoices(list), ...Object.fromEntries(hidden), page: 1 };
}
