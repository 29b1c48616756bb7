import { type ColorName, colorNames, colorSettings } from '~/domain/tenancy/colors';
import { faintPairs } from '~/ui/theme/values/readable-colors';
import { colorField, colorTitles, type FaintPair } from './color-names';

type Colors = Readonly<Partial<Record<string, string>>>;

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
