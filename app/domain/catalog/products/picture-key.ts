import { type DrawnField, drawnFields } from '~/ui/illustrations/goods/goods';
import type { GoodsName } from '~/ui/illustrations/goods-names';
import type { FieldValues } from './category-field';

/** Views of a product that are drawn: as it stands, one part of it, and how it is packed. */
export const productViews = ['ganz', 'nah', 'karton'] as const;
export type ProductView = (typeof productViews)[number];

/** The field whose value colours the drawing. */
const COLOUR_FIELD = 'farbe';
/** For goods of no colour of their own. */
const NO_COLOUR = 'natur';
/** Between goods and what is said of them: 'roof-box~laenge.192~name.Tallund 330'. */
const NEXT = '~';
const IS = '.';
const NAME = 'name';

/** Letters that goods and what is said of them may have: with more, an address is longer than proxies let through. */
const MAX_SAID = 400;

export type Traits = Partial<Record<DrawnField, string>>;

/** Words as they may stand in an address; signs alone are none. */
function printable(words: string, otherwise: string): string {
  const known = words
    .replace(/[^\p{L}\d&.,:+/-]+/gu, ' ')
    .trim()
    .slice(0, 60)
    // Half a letter cannot stand in an address.
    .replace(/\p{Cs}$/u, '')
    .trim();
  return /[\p{L}\d]/u.test(known) ? known : otherwise;
}

export function colourOf(values: FieldValues): string {
  const value = values[COLOUR_FIELD];
  const [first] = Array.isArray(value) ? value : [];
  return typeof first === 'string' ? first : NO_COLOUR;
}

function wordsOf(value: FieldValues[string]): string {
  if (typeof value === 'boolean') return value ? 'ja' : 'nein';
  return value.join(' + ');
}

/** What a drawing takes from the values of an article. */
export function traitsOf(values: FieldValues): Traits {
  const known = drawnFields.flatMap((field) => {
    const value = values[field];
    return value === undefined ? [] : [[field, wordsOf(value)]];
  });
  return Object.fromEntries(known);
}

/** Names the drawing of a product: what kind of goods and what is said of it, its colour, its make and what its label says. */
export function productPictureKey({
  goods,
  traits,
  name,
  colour,
  make,
  marking,
}: {
  goods: GoodsName;
  traits: Traits;
  /** Without its make. */
  name: string;
  colour: string;
  make: string;
  marking: string;
}): string {
  const said = [...Object.entries(traits), [NAME, name]].reduce<string>((before, [field, words]) => {
    const shown = printable(words ?? '', '');
    const next = `${before}${NEXT}${field}${IS}${shown}`;
    return shown === '' || next.length > MAX_SAID ? before : next;
  }, goods);
  const parts = [printable(colour, NO_COLOUR), printable(make, '-'), printable(marking, '-')];
  return [said, 'ganz' satisfies ProductView, ...parts].map(encodeURIComponent).join('/');
}

/** Keys of all pictures of a variant: its own, and those of its product's gallery, which are views of it or keys. */
export function galleryKeys(pictureKey: string, gallery: readonly string[]): string[] {
  const [goods = '', , ...parts] = pictureKey.split('/');
  const isView = (entry: string) => productViews.some((view) => view === entry);
  return [
    pictureKey,
    ...gallery.map((entry) => (isView(entry) ? [goods, entry, ...parts].join('/') : entry)),
  ];
}

/** What the first part of a key says. */
export function readGoods(part: string): { goods: string; name: string; traits: Traits } {
  const [goods = '', ...said] = part.split(NEXT);
  const words = new Map(
    said.map((one) => [one.slice(0, one.indexOf(IS)), one.slice(one.indexOf(IS) + IS.length)] as const),
  );
  const traits = drawnFields.flatMap((field) => {
    const value = words.get(field);
    return value === undefined ? [] : [[field, value]];
  });
  return { goods, name: words.get(NAME) ?? '', traits: Object.fromEntries(traits) };
}
