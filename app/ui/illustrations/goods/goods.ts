import type { ReactNode } from 'react';

/** The fields that drawings look at, by the names that categories give them. */
export const drawnFields = [
  'abschliessbar',
  'anbau',
  'antirutsch',
  'anzeige',
  'art',
  'aufloesung',
  'ausfuehrung',
  'bauart',
  'befestigung',
  'breite',
  'dachform',
  'drehbar',
  'einbau',
  'einbauort',
  'elektrosatz',
  'farbtemperatur',
  'felgenschutz',
  'frequenz',
  'gewinde',
  'glied',
  'gravur',
  'groesseab',
  'groessebis',
  'inhalt',
  'kaltstart',
  'kapazitaet',
  'kontakte',
  'lackierbar',
  'laenge',
  'massstab',
  'material',
  'menge',
  'pluspol',
  'raeder',
  'rand',
  'randhoch',
  'schaftlaenge',
  'selbstspannend',
  'sensoren',
  'sicht',
  'sockel',
  'spannung',
  'stueck',
  'technik',
  'teile',
  'ventil',
  'viskositaet',
  'volumen',
  'vorbild',
  'wirkung',
] as const;
export type DrawnField = (typeof drawnFields)[number];

/** What a drawing may know of its goods. */
export interface Goods {
  /** As its data says: 'Schwarz matt'. */
  colour: string;
  /** Its own colour as #rrggbb, else the one that such goods have in general. */
  body: (otherwise: string) => string;
  /** The colour of its maker's labels, #rrggbb. */
  accent: string;
  make: string;
  /** Without its make: 'Nordkap 310'. */
  name: string;
  /** What tells its variants apart: '750 ml'. */
  marking: string;
  /** The number of a field, kept within what can be drawn. */
  number: (field: DrawnField, otherwise: number, range: readonly [least: number, most: number]) => number;
  /** What a field says, several values in one; 'ja' and 'nein' of flags; empty without it. */
  word: (field: DrawnField) => string;
}

/** Draws goods of a kind; the ground is at 0 below the picture's middle. */
export type Form = (goods: Goods) => ReactNode;
