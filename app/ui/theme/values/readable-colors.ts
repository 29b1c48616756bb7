import { themes } from './themes';

type Rgb = [number, number, number];

const customProperty = (role: string) =>
  `--${role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Channels from 0 to 255; colours are blended in sRGB, as browsers do. */
function channels(value: string, properties: Record<string, string>): Rgb {
  const blend = /^color-mix\(in srgb, var\((--[a-z-]+)\) (\d+)%, (#[0-9a-f]{6})\)$/.exec(value);
  if (blend) {
    const [, name = '', percent, other = ''] = blend;
    const [one, two] = [channels(properties[name] ?? '', properties), channels(other, properties)];
    const share = Number(percent) / 100;
    return one.map((channel, at) => channel * share + (two[at] ?? 0) * (1 - share)) as Rgb;
  }
  if (!/^#[0-9a-f]{6}$/i.test(value)) throw new Error(`No colour: ${value}`);
  return [1, 3, 5].map((at) => Number.parseInt(value.slice(at, at + 2), 16)) as Rgb;
}

/** Relative luminance (WCAG 2.2). */
function luminance(colour: Rgb): number {
  const [red = 0, green = 0, blue = 0] = colour.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Rgb, two: Rgb): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(two)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** `ink on ground: least ratio`; text needs 4.5:1, marks and borders 3:1 (WCAG 2.2, 1.4.3 and 1.4.11). */
const rules: [ink: string, ground: string, least: number][] = [
  ...['text', 'muted', 'good', 'warn', 'danger', 'accent'].flatMap((ink) =>
    ['page', 'surface', 'raised'].map((ground): [string, string, number] => [ink, ground, 4.5]),
  ),
  ['text', 'accentSoft', 4.5],
  ['muted', 'accentSoft', 4.5],
  ['accent', 'accentSoft', 4.5],
  ['accentStrong', 'surface', 4.5],
  ['good', 'goodSoft', 4.5],
  ['warn', 'warnSoft', 4.5],
  ['danger', 'dangerSoft', 4.5],
  ['accentText', 'accent', 4.5],
  ['accentText', 'accentStrong', 4.5],
  ['actionText', 'action', 4.5],
  ['actionText', 'actionStrong', 4.5],
  ['lineStrong', 'page', 3],
  ['lineStrong', 'surface', 3],
  ['focus', 'page', 3],
  ['focus', 'surface', 3],
];

/** By custom property: `--accent`. */
type Colors = Readonly<Record<string, string>>;

export function faintPairs(themeName: string, own: Colors) {
  const theme = Object.entries(themes).find(([name]) => name === themeName)?.[1] ?? themes.Default;
  const properties: Record<string, string> = {
    ...Object.fromEntries(Object.entries(theme.color).map(([role, value]) => [customProperty(role), value])),
    ...own,
  };
  const colour = (role: string) => channels(properties[customProperty(role)] ?? '', properties);
  return rules
    .map(([ink, ground, least]) => ({ ink, ground, least, is: contrast(colour(ink), colour(ground)) }))
    .filter(({ is, least }) => is < least);
}

/** The colours of a location that are readable beside the others of its theme; a dark theme accepts hardly any. */
export function readableColors(themeName: string, own: Colors): Record<string, string> {
  if (faintPairs(themeName, own).length === 0) return { ...own };
  let readable: Record<string, string> = {};
  for (const [name, value] of Object.entries(own)) {
    const wider = { ...readable, [name]: value };
    if (faintPairs(themeName, wider).length === 0) readable = wider;
  }
  return readable;
}
