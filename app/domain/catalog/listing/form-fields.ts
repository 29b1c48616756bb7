import type { Counts } from './count-groups';
import { chosenValues, type Filter, fieldsOf } from './filter';
import {
  type Facet,
  type FacetDrawing,
  facetsOf,
  type ListDefinition,
  type PriceRange,
  type Value,
} from './list-definition';
import { type PriceBars, priceBars, priceHistogram } from './price-histogram';

/** A checkbox: value, label, hits, 1 if checked. A tuple keeps pages small. */
export type FacetOption = [value: string, label: string, count: number, isActive?: 1];

export interface FacetGroup {
  name: string;
  legend: string;
  type: 'checkbox' | 'radio';
  options: FacetOption[];
  drawing?: FacetDrawing | undefined;
}

export interface RangeField {
  name: string;
  legend: string;
  from: string;
  to: string;
  minCents: number | undefined;
  maxCents: number | undefined;
  bars: PriceBars | undefined;
}

export interface FilterForm {
  /** Single checkboxes by field name; their value is 1. */
  flags: FacetOption[];
  range: RangeField;
  groups: FacetGroup[];
  hidden: [name: string, value: string][];
}

const option = (value: string, label: string, count: number, isActive: boolean): FacetOption =>
  isActive ? [value, label, count, 1] : [value, label, count];

type ByValue = ReadonlyMap<Value, number>;

function optionValues(facet: Facet, counts: ByValue, active: readonly Value[]): readonly Value[] {
  if (facet.values) return facet.values;
  const values = [...new Set([...active, ...counts.keys()])];
  if (facet.order === 'count') {
    const hits = (value: Value) => counts.get(value) ?? 0;
    return values.sort((a, b) => hits(b) - hits(a) || String(a).localeCompare(String(b), 'de'));
  }
  return values.sort((a, b) =>
    typeof a === 'number' && typeof b === 'number'
      ? a - b
      : String(a).localeCompare(String(b), 'de', { numeric: true }),
  );
}

function groupOf(facet: Facet, counts: ByValue, choice: unknown): FacetGroup {
  const active = chosenValues(facet, choice);
  const values = optionValues(facet, counts, active);
  const isAtLeast = facet.control === 'at-least';
  const hits = (value: Value, index: number) =>
    (isAtLeast ? values.slice(index) : [value]).reduce<number>(
      (sum, each) => sum + (counts.get(each) ?? 0),
      0,
    );
  return {
    name: facet.parameter,
    legend: facet.legend,
    type: isAtLeast ? 'radio' : 'checkbox',
    drawing: facet.drawing,
    options: values.map((value, index) =>
      option(facet.format(value), facet.label(value), hits(value, index), active.includes(value)),
    ),
  };
}

function rangeOf(facet: Facet, choice: unknown, { price, byEuro }: Counts): RangeField {
  const fields = new Map(fieldsOf(facet, choice));
  const histogram = priceHistogram(byEuro);
  return {
    name: facet.parameter,
    legend: facet.legend,
    from: fields.get(`${facet.parameter}Von`) ?? '',
    to: fields.get(`${facet.parameter}Bis`) ?? '',
    minCents: price?.minCents,
    maxCents: price?.maxCents,
    bars: histogram && priceBars(histogram, choice as PriceRange),
  };
}

/** An empty list offers only choices that are active or would help. */
function withoutZeros(flags: FacetOption[], groups: FacetGroup[]): Pick<FilterForm, 'flags' | 'groups'> {
  const helps = ([, , hits, isActive]: FacetOption) => hits > 0 || isActive === 1;
  return {
    flags: flags.filter(helps),
    groups: groups
      .map((group) => ({ ...group, options: group.options.filter(helps) }))
      .filter(({ options }) => options.length > 0),
  };
}

export function filterForm(
  list: ListDefinition,
  filter: Filter,
  counts: Counts,
  { city, fixed }: { city: string; fixed: ReadonlySet<string> },
): Omit<FilterForm, 'hidden'> {
  const flags: FacetOption[] = [];
  const groups: FacetGroup[] = [];
  const none: ByValue = new Map();
  for (const [name, facet] of facetsOf(list)) {
    if (fixed.has(name) || (facet.isRare && chosenValues(facet, filter[name]).length === 0)) continue;
    const found = counts.values.get(name) ?? none;
    if (facet.control === 'checkboxes' || facet.control === 'at-least') {
      groups.push(groupOf(facet, found, filter[name]));
    } else if (facet.control === 'flag' || facet.control === 'stock') {
      const label = facet.control === 'stock' ? `${facet.legend} ${city}` : facet.legend;
      flags.push(option(facet.parameter, label, found.get(true) ?? 0, filter[name] === true));
    }
  }
  const range = rangeOf(list.facets.price, filter.price, counts);
  const offered = groups.filter(({ options }) => options.length > 0);
  return counts.total > 0 ? { flags, groups: offered, range } : { ...withoutZeros(flags, groups), range };
}
