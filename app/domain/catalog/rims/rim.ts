import type { InferSelectModel } from 'drizzle-orm';
import { germanTenths } from '~/values/tenths';
import type { SaleUnit } from '../selling';
import type { rims } from './tables';

export type Rim = InferSelectModel<typeof rims>;

export const rimUnit: SaleUnit = { each: 'je Felge', set: 4 };

/** The categories of rims: the list at each has the rims of one material. */
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

/** '7,5Jx17 ET45 5x112', as it stands on the rim. */
export function rimMarking(
  rim: Pick<Rim, 'widthTenths' | 'diameterTenths' | 'offset' | 'boltHoles' | 'boltCircleTenths'>,
): string {
  return `${germanTenths(rim.widthTenths)}Jx${germanTenths(rim.diameterTenths)} ET${rim.offset} ${boltCircle(rim)}`;
}

/** A colour's name as it may stand in an address; one of signs alone is none. */
function colourName(colour: string): string {
  const printable = colour.replace(/[^\p{L}\d &.,+/-]+/gu, ' ').trim();
  return /[\p{L}\d]/u.test(printable) ? printable : 'Silber';
}

/** What allows a rim on the road; with a part's certificate its mounting is inspected (§ 19 (3) no. 4 StVZO). */
export const approvalOf = ({ approval }: Pick<Rim, 'approval'>): string =>
  approval ?? 'Teilegutachten, Abnahme nach dem Anbau nötig';

/** Names the drawing that shows a rim by its design, its colour, its diameter and its holes. */
export function rimPictureKey(rim: Pick<Rim, 'design' | 'colour' | 'diameterTenths' | 'boltHoles'>): string {
  return [rim.design, colourName(rim.colour), rim.diameterTenths / 10, rim.boltHoles]
    .map(encodeURIComponent)
    .join('/');
}
