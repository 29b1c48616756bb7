import type { InferSelectModel } from 'drizzle-orm';
import { formatSize, type TyreMarking } from '~/values/tyre-size';
import type { SaleUnit } from '../selling';
import type { tyres } from './tables';
import { seasonNames } from './tyre-terms';

export type Tyre = InferSelectModel<typeof tyres>;

/** Tyres are bought by the set. */
export const tyreUnit: SaleUnit = { each: 'je Reifen', set: 4 };

export function tyreTitle(tyre: { make: string; model: string }): string {
  return `${tyre.make} ${tyre.model}`;
}

export const tyreCategoryUrls: readonly string[] = [
  'reifen',
  ...Object.values(seasonNames).map((name) => name.toLowerCase()),
];

/** Urls of the pages that list a tyre: the same words that a coupon names its categories by. */
export function tyreCategories({ season }: Pick<Tyre, 'season'>): string[] {
  return ['reifen', seasonNames[season].toLowerCase()];
}

/** What is set in type on a sidewall, and what of a name cannot stand there. */
const MAX_LETTERING = 30;
const unprintable = /[^\p{L}\d &.-]+/gu;

/** A maker's name as it stands on the drawing of a tyre: letters and digits, as many as have room. */
export function letteringOf(make: string): string {
  const printable = make.replace(unprintable, ' ').replace(/ +/g, ' ').trim();
  return /[\p{L}\d]/u.test(printable) ? printable.slice(0, MAX_LETTERING).trim() : 'Reifen';
}

/** Names the drawing that shows a tyre by its tread, its proportions and what stands on its sidewall. */
export function tyrePictureKey(tyre: TyreMarking & { tread: string; make: string }): string {
  return [tyre.tread, letteringOf(tyre.make), formatSize(tyre)].map(encodeURIComponent).join('/');
}

/** Class of the tyre label: C1 for cars and SUVs, C2 for vans (Regulation (EC) 661/2009, Article 8). */
export function labelTyreClass(tyre: Pick<Tyre, 'isCommercial'>): 'C1' | 'C2' {
  return tyre.isCommercial ? 'C2' : 'C1';
}
