import { z } from 'zod';
import type { Cell } from './cells';

export const PICTURE_COLUMN = 'bilder';
const MAX_PICTURES = 50;

export interface NamedPicture {
  source: string;
  alternative: string;
}

export const isAddress = (source: string): boolean => /^https?:\/\//i.test(source);

/** A URL may have `=` in its query, so its text begins after a blank. */
function namedPicture(part: string): NamedPicture {
  const hasQuery = /^\s*https?:\/\/\S*\?/i.test(part);
  const at = part.search(hasQuery ? /\s=/ : /=/);
  if (at < 0) return { source: part.trim(), alternative: '' };
  return { source: part.slice(0, at).trim(), alternative: part.slice(part.indexOf('=', at) + 1).trim() };
}

export const namedPictures = (text: string): NamedPicture[] =>
  text
    .split('|')
    .map(namedPicture)
    .filter(({ source }) => source !== '');

const pictureList = z
  .string()
  .transform(namedPictures)
  .refine((all) => all.length <= MAX_PICTURES, `mehr als ${MAX_PICTURES} Bilder`);

export const pictureText = (all: readonly NamedPicture[]): string =>
  all
    .map(({ source, alternative }) => {
      if (alternative === '') return source;
      return source.includes('?') ? `${source} =${alternative}` : `${source}=${alternative}`;
    })
    .join('|');

/** `vorn.jpg=Von vorn|https://bilder.example/1.jpg`: names of files and addresses, each with its alternative text. A file without the column says nothing of pictures. */
export const pictureCell: Cell<NamedPicture[]> = {
  schema: pictureList,
  format: pictureText,
  isOptional: true,
};

/** `bild` in a list of JSON, written as one picture of `pictureCell`; left out, the entry has none. */
export const pictureField: Cell<NamedPicture | undefined> = {
  schema: pictureList
    .refine((all) => all.length <= 1, 'erwartet wird ein Bild')
    .transform(([picture]) => picture),
  format: (picture) => (picture ? pictureText([picture]) : undefined),
  isOptional: true,
};
