import { formatCents } from '~/values/money';
import { chosenValues, type Filter, hasField, isChosen } from './filter';
import { type Facet, facetsOf, type ListDefinition, type PriceRange } from './list-definition';

export interface ActiveChoice {
  facet: string;
  label: string;
  without: Filter;
}

function rangeText({ minCents, maxCents }: PriceRange): string {
  if (minCents === undefined) return `bis ${formatCents(maxCents ?? 0)}`;
  return maxCents === undefined
    ? `ab ${formatCents(minCents)}`
    : `${formatCents(minCents)} bis ${formatCents(maxCents)}`;
}

function choicesOf(name: string, facet: Facet, filter: Filter, city: string): ActiveChoice[] {
  const choice = filter[name];
  const without = (rest: unknown): Filter => ({ ...filter, [name]: rest, page: 1 });
  if (!isChosen(facet, choice)) return [];
  if (facet.control === 'range') {
    return [{ facet: name, label: rangeText(choice as PriceRange), without: without(facet.empty) }];
  }
  const values = chosenValues(facet, choice);
  return values.map((value) => ({
    facet: name,
    label: facet.control === 'stock' ? `${facet.legend} ${city}` : facet.chip(value),
    without: without(Array.isArray(choice) ? values.filter((other) => other !== value) : facet.empty),
  }));
}

/** Chips above the list: every choice except hidden fields, in facet order. */
export function activeChoices(list: ListDefinition, filter: Filter, city: string): ActiveChoice[] {
  return facetsOf(list)
    .filter(([, facet]) => hasField(facet))
    .flatMap(([name, facet]) => choicesOf(name, facet, filter, city));
}

/** Suggestions for an empty list. Each drops a whole facet, because dropping one of two makes may not help. */
export function relaxations(list: ListDefinition, filter: Filter, city: string): ActiveChoice[] {
  const active = activeChoices(list, filter, city);
  return [...new Set(active.map((choice) => choice.facet))].map((name) => ({
    facet: name,
    label: active
      .filter((choice) => choice.facet === name)
      .map((choice) => choice.label)
      .join(', '),
    without: { ...filter, [name]: list.facets[name]?.empty, page: 1 },
  }));
}
