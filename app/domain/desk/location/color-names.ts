import type { ColorName } from '~/domain/tenancy/colors';

export const colorTitles: Readonly<Record<ColorName, string>> = {
  '--accent': 'Hausfarbe',
  '--accent-strong': 'Hausfarbe, kräftig',
  '--accent-soft': 'Hausfarbe, zart',
  '--accent-text': 'Schrift auf der Hausfarbe',
  '--action': 'Kaufknopf',
  '--action-strong': 'Kaufknopf, kräftig',
  '--action-text': 'Schrift auf dem Kaufknopf',
  '--page': 'Grund der Seite',
  '--surface': 'Grund der Karten',
  '--raised': 'Grund von Kopf und Menüs',
  '--text': 'Schrift',
  '--muted': 'Schrift, zurückhaltend',
  '--line': 'Linien',
  '--line-strong': 'Linien um Felder',
  '--focus': 'Rahmen des Fokus',
  '--good': 'Erfolg',
  '--good-soft': 'Erfolg, zart',
  '--warn': 'Hinweis',
  '--warn-soft': 'Hinweis, zart',
  '--danger': 'Fehler',
  '--danger-soft': 'Fehler, zart',
};

/** In the order of the form; the first ones make the look of a dealer. */
export const orderedColors = Object.keys(colorTitles) as ColorName[];

/** '--accent-strong': 'accentStrong' */
export const colorField = (name: string) =>
  name.slice(2).replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

export const COLOR_EXAMPLE = '#0b4a82';

export interface FaintPair {
  /** The location's own colour of the two. */
  color: string | undefined;
  text: string;
}
