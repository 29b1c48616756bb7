import { formatDimension, formatRim } from '~/values/tyre-size';
import type { TyreFilter } from './tyre-listing';
import { type Season, seasonNames } from './tyre-terms';

const ANY_SIZE = 'in allen Größen';

/** '205/55 R16' if a whole size is selected */
export function chosenDimension({ width, aspect, rimTenths }: Partial<TyreFilter>): string | undefined {
  if (width === undefined || aspect === undefined || rimTenths === undefined) return undefined;
  return formatDimension({ width, aspect, rimTenths });
}

/** '205/55 R16', 'Breite 205, Höhe 55'; empty for no choice. */
export function sizeWords(filter: Partial<TyreFilter>): string {
  const dimension = chosenDimension(filter);
  if (dimension) return dimension;
  const { width, aspect, rimTenths } = filter;
  const parts = [
    width !== undefined && `Breite ${width}`,
    aspect !== undefined && `Höhe ${aspect}`,
    rimTenths !== undefined && `${formatRim(rimTenths)} Zoll`,
  ].filter(Boolean);
  return parts.join(', ');
}

/** 'Winterreifen 205/55 R16'; 'Continental-Reifen in Kiel' for one make in all sizes. */
export function tyreHeading(filter: Partial<TyreFilter>, city: string, season?: Season): string {
  const what = season ? seasonNames[season] : 'Reifen';
  const size = sizeWords(filter) || ANY_SIZE;
  const [make, ...otherMakes] = filter.makes ?? [];
  if (make === undefined || otherMakes.length > 0) return `${what} ${size}`;
  return `${make}-${what} ${size === ANY_SIZE ? `in ${city}` : size}`;
}
