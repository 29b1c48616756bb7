import { type ColorName, colorNames, colorSettings } from '~/domain/tenancy/colors';
import { faintPairs } from '~/ui/theme/values/readable-colors';

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

type Colors = Readonly<Partial<Record<string, string>>>;

/** '--accent-strong': 'accentStrong' */
export const colorField = (name: string) =>
  name.slice(2).replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** By name; an empty field is the theme's own colour. */
export function typedColors(values: Colors): Partial<Record<ColorName, string>> {
  const typed = colorNames.map(
    (name) => [name, values[colorField(name)]?.trim().toLowerCase() ?? ''] as const,
  );
  return Object.fromEntries(typed.filter(([, color]) => color !== ''));
}

const propertyOf = (role: string) => `--${role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

const titleOf = (role: string) =>
  Object.entries(colorTitles).find(([name]) => name === propertyOf(role))?.[1] ?? role;

const ratio = (number: number) => `${(Math.floor(number * 10) / 10).toFixed(1).replace('.', ',')}:1`;

export interface FaintPair {
  /** The location's own colour of the two. */
  color: string | undefined;
  text: string;
}

/** Pairs whose contrast is below that of WCAG 2.2. */
export function faintColors(themeName: string, colors: Colors): FaintPair[] {
  const own = Object.fromEntries(
    Object.entries(colors).flatMap(([name, color]) => (color ? [[name, color]] : [])),
  );
  return faintPairs(themeName, own).map(({ ink, ground, is, least }) => ({
    color: [propertyOf(ink), propertyOf(ground)].find((name) => Object.hasOwn(own, name)),
    text: `„${titleOf(ink)}“ auf „${titleOf(ground)}“ hat einen Kontrast von ${ratio(is)}, nötig sind ${ratio(least)}.`,
  }));
}

/** Of single colours by the import's schema, then of pairs; by field. */
export function colorErrors(themeName: string, colors: Partial<Record<ColorName, string>>) {
  const errors: Record<string, string[]> = {};
  for (const [name, color] of Object.entries(colors)) {
    const problem = colorSettings.settings[name]?.schema.safeParse(color).error?.issues[0]?.message;
    if (problem) errors[colorField(name)] = [`${titleOfName(name)}: ${problem}.`];
  }
  if (Object.keys(errors).length > 0) return errors;
  for (const { color = '', text } of faintColors(themeName, colors)) {
    const field = colorField(color);
    errors[field] = [...(errors[field] ?? []), text];
  }
  return errors;
}

const titleOfName = (name: string) => colorTitles[name as ColorName];
