import { loadOf, speedOf } from '~/values/tyre-indices';
import type { TyreFilter } from './tyre-listing';

export type TypedSize = Partial<
  Pick<TyreFilter, 'width' | 'aspect' | 'rimTenths' | 'loadIndex' | 'speed' | 'vehicleKind'>
>;

interface FoundSize {
  size: TypedSize;
  rest: string;
}

const CONSTRUCTION = '(?:Z?RF?|B|D)';
const RIM = String.raw`(?<rim>\d{2}(?:[.,]5)?)(?: ?(?:"|''|zoll))?`;

/** No letter or digit before or behind the pattern. */
const alone = (text: string) =>
  new RegExp(String.raw`(?<![\p{L}\p{N}]|\d[.,])${text}(?![\p{L}\p{N}]|[.,]\d)`, 'iu');

/** The most specific pattern comes first. */
const sizes = [
  // 205/55 R16, 205 55 16, 205-55-16, 2055516, 205/55ZR16, 205/70 R15C
  alone(
    String.raw`(?:P|LT)?(?<width>\d{3}) ?[/x.-]? ?(?<aspect>\d{2}) ?[/x.-]? ?${CONSTRUCTION}? ?-? ?${RIM} ?(?<commercial>C)?`,
  ),
  // 195 R14C
  alone(String.raw`(?:P|LT)?(?<width>\d{3}) ?[/-]? ?${CONSTRUCTION} ?${RIM} ?(?<commercial>C)?`),
  // 205/55
  alone(String.raw`(?<width>\d{3})(?: ?[/x-] ?| )(?<aspect>\d{2})`),
  // R16
  alone(`Z?R ?${RIM}`),
  // 16 Zoll
  alone(String.raw`(?<rim>\d{2}(?:[.,]5)?) ?(?:"|''|zoll)`),
  // 205, and nothing else
  /^ ?(?<width>\d{3}) ?$/u,
];

/** 91V, (91Y), 91(Y), 104/102 R */
const indices = alone(String.raw`\(?(?<load>\d{2,3})(?: ?/ ?\d{2,3})? ?\(?(?<speed>[A-HJ-NP-Y])\)?`);

/** Beside a whole size, a letter is a speed index: '195/65 R15 T' */
const speedAlone = alone(String.raw`(?<!\+)(?<speed>[HL-NP-WY])(?!\+)`);

const isWidth = (width: number) => width >= 105 && width <= 455 && width % 5 === 0;
const isAspect = (aspect: number) => aspect >= 20 && aspect <= 95;
const isRim = (tenths: number) => tenths >= 100 && tenths <= 260;

/** Undefined for measures that no tyre has. */
function measuresOf(found: Record<string, string | undefined>): TypedSize | undefined {
  const width = found.width === undefined ? undefined : Number(found.width);
  const rimTenths =
    found.rim === undefined ? undefined : Math.round(Number(found.rim.replace(',', '.')) * 10);
  const aspect = found.aspect === undefined ? undefined : Number(found.aspect);
  if (width !== undefined && !isWidth(width)) return undefined;
  if (aspect !== undefined && !isAspect(aspect)) return undefined;
  if (rimTenths !== undefined && !isRim(rimTenths)) return undefined;
  return {
    ...(width !== undefined && { width }),
    ...(aspect !== undefined && { aspect }),
    ...(rimTenths !== undefined && { rimTenths }),
    // A complete size without an aspect ratio means that the sidewall names none.
    ...(width !== undefined && rimTenths !== undefined && { aspect: aspect ?? 0 }),
    ...(found.commercial && { vehicleKind: 'Transporter' }),
  };
}

function cut(text: string, match: RegExpExecArray): string {
  return `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`;
}

function withSpeed({ size, rest }: FoundSize): FoundSize {
  const match = size.width === undefined || size.rimTenths === undefined ? null : speedAlone.exec(rest);
  const speed = speedOf((match?.groups?.speed ?? '').toUpperCase());
  return match && speed !== undefined ? { size: { ...size, speed }, rest: cut(rest, match) } : { size, rest };
}

function withIndices({ size, rest }: FoundSize): FoundSize {
  const match = indices.exec(rest);
  const loadIndex = Number(match?.groups?.load);
  const speed = speedOf(match?.groups?.speed ?? '');
  if (!match || loadOf(loadIndex) === undefined || speed === undefined) return withSpeed({ size, rest });
  return { size: { ...size, loadIndex, speed }, rest: cut(rest, match) };
}

export function readWidth(text: string): number | undefined {
  const width = /^\d{3}$/.test(text) ? Number(text) : 0;
  return isWidth(width) ? width : undefined;
}

/** Whole inches of rims of cars and vans, in tenths. */
export function readRim(text: string): number | undefined {
  return /^(?:1[2-9]|2[0-4])$/.test(text) ? Number(text) * 10 : undefined;
}

/** Undefined if there is no size, or one that no tyre has. */
export function findSize(text: string): FoundSize | undefined {
  for (const pattern of sizes) {
    const match = pattern.exec(text);
    const size = match && measuresOf(match.groups ?? {});
    if (size) return withIndices({ size, rest: cut(text, match) });
  }
  return undefined;
}
