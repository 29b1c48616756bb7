import type { TyreFacets } from './facet-counts';
import { loadOf, speedIndices, speedText } from './indices';
import type { TyreFilter } from './tyre-filter';
import { labelClasses, noiseClasses, type Season, seasons } from './tyre-terms';

/** One choice of a facet. */
export interface FacetOption {
  value: string;
  label: string;
  count: number;
  isActive: boolean;
}

/** A facet as the form shows it; `name` is the form field's. */
export interface FacetGroup {
  name: string;
  legend: string;
  kind: 'checkbox' | 'radio';
  options: FacetOption[];
}

const seasonLabels: Record<Season, string> = { sommer: 'Sommer', winter: 'Winter', ganzjahr: 'Ganzjahr' };
type Counts = { value: string; count: number }[];

const countOf = (counts: Counts, value: string) => counts.find((entry) => entry.value === value)?.count ?? 0;

function fixedOptions<T extends string>(
  values: readonly T[],
  counts: Counts,
  active: readonly T[],
  label: (value: T) => string,
): FacetOption[] {
  return values.map((value) => ({
    value,
    label: label(value),
    count: countOf(counts, value),
    isActive: active.includes(value),
  }));
}

/** Makers with hits, most hits first; those chosen stay even without. */
function makeOptions(counts: Counts, active: string[]): FacetOption[] {
  const names = [
    ...new Set([...active, ...counts.filter((entry) => entry.count > 0).map((entry) => entry.value)]),
  ];
  return names
    .map((value) => ({
      value,
      label: value,
      count: countOf(counts, value),
      isActive: active.includes(value),
    }))
    .sort((a, b) => b.count - a.count || a.value.localeCompare(b.value, 'de'));
}

/** A choice "at least": each value counts all that reach it. `ranked` goes from low to high. */
function atLeastOptions(
  ranked: string[],
  counts: Counts,
  active: string | undefined,
  label: (value: string) => string,
): FacetOption[] {
  return ranked.map((value, index) => ({
    value,
    label: label(value),
    count: ranked.slice(index).reduce((sum, reached) => sum + countOf(counts, reached), 0),
    isActive: value === active,
  }));
}

function loadOptions(counts: Counts, active: number | undefined): FacetOption[] {
  const known = new Set(counts.map((entry) => Number(entry.value)));
  if (active !== undefined) known.add(active);
  const ranked = [...known].sort((a, b) => a - b).map(String);
  return atLeastOptions(
    ranked,
    counts,
    active?.toString(),
    (value) => `${value} · ${loadOf(Number(value)) ?? '?'} kg`,
  );
}

function speedOptions(counts: Counts, active: string | undefined): FacetOption[] {
  const ranked = speedIndices.filter(
    (index) => index === active || counts.some((entry) => entry.value === index),
  );
  return atLeastOptions(ranked, counts, active, (value) => `${value} · ${speedText(value)}`);
}

/** One box that stands alone: its form field is called `name`, its value is 1. */
export interface FacetFlag extends Omit<FacetOption, 'value'> {
  name: string;
}

function flag(name: string, label: string, counts: Counts, isActive: boolean): FacetFlag {
  return { name, label, count: countOf(counts, 'true'), isActive };
}

/** Turns counts into what the filter form shows, in its order. */
export function facetGroups(facets: TyreFacets, filter: TyreFilter, hidesSeason: boolean): FacetGroup[] {
  const { counts } = facets;
  const groups: FacetGroup[] = [
    {
      name: 'saison',
      legend: 'Saison',
      kind: 'checkbox',
      options: fixedOptions(seasons, counts.season, filter.seasons, (season) => seasonLabels[season]),
    },
    {
      name: 'hersteller',
      legend: 'Hersteller',
      kind: 'checkbox',
      options: makeOptions(counts.make, filter.makes),
    },
    {
      name: 'tragfaehigkeit',
      legend: 'Tragfähigkeit mindestens',
      kind: 'radio',
      options: loadOptions(counts.load, filter.loadIndex),
    },
    {
      name: 'geschwindigkeitsindex',
      legend: 'Geschwindigkeit mindestens',
      kind: 'radio',
      options: speedOptions(counts.speed, filter.speedIndex),
    },
    {
      name: 'nasshaftung',
      legend: 'EU-Label: Nasshaftung',
      kind: 'checkbox',
      options: fixedOptions(labelClasses, counts.wet, filter.wetClasses, (value) => value),
    },
    {
      name: 'kraftstoff',
      legend: 'EU-Label: Kraftstoffeffizienz',
      kind: 'checkbox',
      options: fixedOptions(labelClasses, counts.fuel, filter.fuelClasses, (value) => value),
    },
    {
      name: 'geraeusch',
      legend: 'EU-Label: Geräuschklasse',
      kind: 'checkbox',
      options: fixedOptions(noiseClasses, counts.noise, filter.noiseClasses, (value) => value),
    },
  ];
  return hidesSeason ? groups.filter((group) => group.name !== 'saison') : groups;
}

/** The boxes that stand alone. */
export function facetFlags(facets: TyreFacets, filter: TyreFilter): FacetFlag[] {
  const { counts } = facets;
  return [
    flag('alpin', 'Alpine-Symbol (3PMSF)', counts.alpine, filter.alpine),
    flag('runflat', 'Runflat', counts.runFlat, filter.runFlat),
    flag('xl', 'XL verstärkt', counts.extraLoad, filter.extraLoad),
  ];
}

/** 'Sofort in Kiel' */
export function hereFlag(facets: TyreFacets, filter: TyreFilter, city: string): FacetFlag {
  return flag('sofort', `Sofort in ${city}`, facets.counts.here, filter.here);
}
