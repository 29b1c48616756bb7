import type { InferSelectModel } from 'drizzle-orm';
import { formatSize, type TyreMarking } from '~/values/tyre-size';
import type { SaleUnit } from '../selling';
import type { tyres } from './tables';
import { seasonNames } from './tyre-terms';

export type Tyre = InferSelectModel<typeof tyres>;

export const tyreUnit: SaleUnit = { each: 'je Reifen', set: 4 };

export function tyreTitle(tyre: { make: string; model: string }): string {
  return `${tyre.make} ${tyre.model}`;
}

export const tyreCategoryUrls: readonly string[] = [
  'reifen',
  ...Object.values(seasonNames).map((name) => name.toLowerCase()),
];

/** Urls of the pages that list a tyre; coupons use them as category names. */
export function tyreCategories({ season }: Pick<Tyre, 'season'>): string[] {
  return ['reifen', seasonNames[season].toLowerCase()];
}

/** Maximum letters on a drawn sidewall, and characters that it cannot show. */
const MAX_LETTERING = 30;
const unprintable = /[^\p{L}\d &.-]+/gu;

export function letteringOf(make: string): string {
  const printable = make.replace(unprintable, ' ').replace(/ +/g, ' ').trim();
  return /[\p{L}\d]/u.test(printable) ? printable.slice(0, MAX_LETTERING).trim() : 'Reifen';
}

export function tyrePictureKey(tyre: TyreMarking & { tread: string; make: string }): string {
  return [tyre.tread, letteringOf(tyre.make), formatSize(tyre)].map(encodeURIComponent).join('/');
}

/** C1 for cars and SUVs, C2 for vans (Regulation (EC) 661/2009, Article 8). */
export function labelTyreClass(tyre: Pick<Tyre, 'isCommercial'>): 'C1' | 'C2' {
  return tyre.isCommercial ? 'C2' : 'C1';
}
