import type { InferSelectModel } from 'drizzle-orm';
import { germanTenths } from '~/values/tenths';
import type { SaleUnit } from '../selling';
import type { rims } from './tables';

export type Rim = InferSelectModel<typeof rims>;

export const rimUnit: SaleUnit = { each: 'je Felge', set: 4 };

export const rimMaterialOf: ReadonlyMap<string, Rim['material']> = new Map([
  ['alufelgen', 'alu'],
  ['stahlfelgen', 'stahl'],
]);

export const rimCategoryOf = (material: Rim['material']): string =>
  material === 'alu' ? 'alufelgen' : 'stahlfelgen';

/** '5x112', '5x114,3' */
export function boltCircle({
  boltHoles,
  boltCircleTenths,
}: Pick<Rim, 'boltHoles' | 'boltCircleTenths'>): string {
  return `${boltHoles}x${germanTenths(boltCircleTenths)}`;
}

/** '7,5Jx17 ET45 5x112', as marked on the rim */
export function rimMarking(
  rim: Pick<Rim, 'widthTenths' | 'diameterTenths' | 'offset' | 'boltHoles' | 'boltCircleTenths'>,
): string {
  return `${germanTenths(rim.widthTenths)}Jx${germanTenths(rim.diameterTenths)} ET${rim.offset} ${boltCircle(rim)}`;
}

function colourName(colour: string): string {
  const printable = colour.replace(/[^\p{L}\d &.,+/-]+/gu, ' ').trim();
  return /[\p{L}\d]/u.test(printable) ? printable : 'Silber';
}

export function rimPictureKey(rim: Pick<Rim, 'design' | 'colour' | 'diameterTenths' | 'boltHoles'>): string {
  return [rim.design, colourName(rim.colour), rim.diameterTenths / 10, rim.boltHoles]
    .map(encodeURIComponent)
    .join('/');
}
