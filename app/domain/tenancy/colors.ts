import { z } from 'zod';
import type { Location } from './directory';
import { defineSettings, setting } from './settings';

const MINIMUM_CONTRAST = 4.5;

const hexColor = z.string().regex(/^#[0-9a-f]{6}$/i, 'keine Farbe wie #0b4a82');
const belowWhiteText = hexColor.refine(
  (color) => contrastWithWhite(color) >= MINIMUM_CONTRAST,
  `weiße Schrift darauf hat einen Kontrast unter ${MINIMUM_CONTRAST}:1`,
);

const inFile = (name: string) => ({ file: `colors.${name}` });
const color = (name: string) => setting(hexColor.optional(), inFile(name));
const groundOfWhite = (name: string) => setting(belowWhiteText.optional(), inFile(name));

export const colorNames = [
  '--page',
  '--surface',
  '--raised',
  '--text',
  '--muted',
  '--line',
  '--line-strong',
  '--accent',
  '--accent-strong',
  '--accent-soft',
  '--accent-text',
  '--action',
  '--action-strong',
  '--action-text',
  '--good',
  '--good-soft',
  '--warn',
  '--warn-soft',
  '--danger',
  '--danger-soft',
  '--focus',
] as const;
export type ColorName = (typeof colorNames)[number];
const belowWhite: ReadonlySet<string> = new Set(['--accent', '--accent-strong', '--action']);

export const colorSettings = defineSettings(
  'colors',
  Object.fromEntries(
    colorNames.map((name) => [name, belowWhite.has(name) ? groundOfWhite(name) : color(name)]),
  ),
);

export const unknownColors = ({ colors: stored }: Pick<Location, 'colors'>): string[] =>
  Object.keys(stored ?? {}).filter((name) => !Object.hasOwn(colorSettings.settings, name));

export function colorsOf(location: Pick<Location, 'colors'>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(colorSettings.of(location)).flatMap(([name, color]) => (color ? [[name, color]] : [])),
  );
}

/** WCAG 2.2, "contrast ratio", of a colour "#rrggbb". */
function contrastWithWhite(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => linear(color.slice(start, start + 2)));
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

function linear(hexPair: string): number {
  const value = Number.parseInt(hexPair, 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
