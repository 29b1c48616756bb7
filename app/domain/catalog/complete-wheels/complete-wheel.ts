import { formatSize } from '~/values/tyre-size';
import { type Rim, rimMarking, rimPictureKey } from '../rims/rim';
import type { SaleUnit } from '../selling';
import { type Tyre, tyrePictureKey } from '../tyres/tyre';
import type { Season } from '../tyres/tyre-terms';

export const wheelUnit: SaleUnit = { each: 'je Rad', set: 4 };

export const WHEEL_CATEGORY = 'komplettraeder';

export const wheelSeasons: Record<Season, string> = {
  sommer: 'Sommerkompletträder',
  winter: 'Winterkompletträder',
  ganzjahr: 'Ganzjahreskompletträder',
};

type OwnRim = Omit<Rim, 'articleId'>;
type OwnTyre = Omit<Tyre, 'articleId'>;

/** 'Borbet W mit Continental PremiumContact' */
export function wheelTitle(rimTitle: string, tyreTitle: string): string {
  return `${rimTitle} mit ${tyreTitle}`;
}

/** '205/55 R16 91V auf 6,5Jx16 ET46 5x112' */
export function wheelMarking({ rim, tyre }: { rim: OwnRim; tyre: OwnTyre }): string {
  return `${formatSize(tyre)} auf ${rimMarking(rim)}`;
}

export function wheelPictureKey({ rim, tyre }: { rim: OwnRim; tyre: OwnTyre & { make: string } }): string {
  return `${rimPictureKey(rim)}/${tyrePictureKey(tyre)}`;
}
