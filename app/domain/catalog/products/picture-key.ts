import type { GoodsName } from '~/ui/illustrations/goods-drawings';
import type { FieldValues } from './category-field';

/** Views of a product that are drawn: as it stands, one part of it, and how it is packed. */
export const productViews = ['ganz', 'nah', 'karton'] as const;
export type ProductView = (typeof productViews)[number];

/** The field whose value colours the drawing. */
const COLOUR_FIELD = 'farbe';
/** For goods of no colour of their own. */
const NO_COLOUR = 'natur';

/** Words as they may stand in an address; signs alone are none. */
function printable(words: string, otherwise: string): string {
  const known = words
    .replace(/[^\p{L}\d &.,+/-]+/gu, ' ')
    .trim()
    .slice(0, 60)
    .trim();
  return /[\p{L}\d]/u.test(known) ? known : otherwise;
}

export function colourOf(values: FieldValues): string {
  const value = values[COLOUR_FIELD];
  const [first] = Array.isArray(value) ? value : [];
  return typeof first === 'string' ? first : NO_COLOUR;
}

/** Names the drawing of a product: what kind of goods, its colour, its make and what its box says. */
export function productPictureKey({
  goods,
  view = 'ganz',
  colour,
  make,
  marking,
}: {
  goods: GoodsName;
  view?: ProductView;
  colour: string;
  make: string;
  marking: string;
}): string {
  return [goods, view, printable(colour, NO_COLOUR), printable(make, '-'), printable(marking, '-')]
    .map(encodeURIComponent)
    .join('/');
}
