import { formatCents } from '~/values/money';
import type { FacetName, TyreFilter } from './tyre-filter';
import type { Season } from './tyre-terms';

/** One thing that was chosen beyond the size, and the list without it. */
export interface ActiveFilter {
  /** The facet that it belongs to. */
  facet: FacetName;
  label: string;
  without: TyreFilter;
}

const seasonLabels: Record<Season, string> = { sommer: 'Sommer', winter: 'Winter', ganzjahr: 'Ganzjahr' };

function priceLabel({ minCents, maxCents }: TyreFilter): string {
  if (minCents === undefined) return `bis ${formatCents(maxCents ?? 0)}`;
  return maxCents === undefined
    ? `ab ${formatCents(minCents)}`
    : `${formatCents(minCents)} bis ${formatCents(maxCents)}`;
}

/** The chips above the list: each active choice, in the order of the facets, with the list that it leaves. */
export function activeFilters(filter: TyreFilter, city: string): ActiveFilter[] {
  const base = { ...filter, page: 1 };
  const chips: ActiveFilter[] = [];
  const add = (facet: FacetName, label: string, change: Partial<TyreFilter>) =>
    chips.push({ facet, label, without: { ...base, ...change } });
  if (filter.here) add('here', `Sofort in ${city}`, { here: false });
  for (const season of filter.seasons) {
    add('season', seasonLabels[season], { seasons: filter.seasons.filter((other) => other !== season) });
  }
  for (const make of filter.makes)
    add('make', make, { makes: filter.makes.filter((other) => other !== make) });
  if (filter.minCents !== undefined || filter.maxCents !== undefined) {
    add('price', priceLabel(filter), { minCents: undefined, maxCents: undefined });
  }
  if (filter.loadIndex !== undefined)
    add('load', `Tragfähigkeit ab ${filter.loadIndex}`, { loadIndex: undefined });
  if (filter.speedIndex !== undefined) {
    add('speed', `Geschwindigkeit ab ${filter.speedIndex}`, { speedIndex: undefined });
  }
  for (const value of filter.fuelClasses) {
    add('fuel', `Kraftstoff ${value}`, {
      fuelClasses: filter.fuelClasses.filter((other) => other !== value),
    });
  }
  for (const value of filter.wetClasses) {
    add('wet', `Nasshaftung ${value}`, { wetClasses: filter.wetClasses.filter((other) => other !== value) });
  }
  for (const value of filter.noiseClasses) {
    add('noise', `Geräusch ${value}`, {
      noiseClasses: filter.noiseClasses.filter((other) => other !== value),
    });
  }
  if (filter.alpine) add('alpine', 'Alpine-Symbol', { alpine: false });
  if (filter.runFlat) add('runFlat', 'Runflat', { runFlat: false });
  if (filter.extraLoad) add('extraLoad', 'XL verstärkt', { extraLoad: false });
  return chips;
}

/** The list without any choice in one facet, and the words for what was dropped. */
export function withoutFacet(filter: TyreFilter, facet: FacetName, city: string): ActiveFilter {
  const own = activeFilters(filter, city).filter((chip) => chip.facet === facet);
  const without = own.reduce((rest) => {
    const [next] = activeFilters(rest, city).filter((chip) => chip.facet === facet);
    return next ? next.without : rest;
  }, filter);
  return { facet, label: own.map((chip) => chip.label).join(', '), without };
}
