import { loadOf, speedOf } from '~/values/tyre-indices';
import type { Axle, Fitment } from '../vehicle';

type Half = Pick<
  Fitment,
  | 'width'
  | 'aspect'
  | 'rimTenths'
  | 'isCommercial'
  | 'loadIndex'
  | 'speedIndex'
  | 'rimWidthTenths'
  | 'offsetMin'
  | 'offsetMax'
>;

const tyre = String.raw`(?<width>\d{3})(?:/(?<aspect>\d{2}))? ?Z?R(?<rim>\d{2}(?:\.5)?)(?<c>C)? (?<load>\d{2,3})(?<speed>[A-Z]|\(Y\))`;
const rim = String.raw`(?<rimWidth>\d{1,2}(?:\.\d)?)x(?<diameter>\d{2}(?:\.5)?)(?: ET(?<from>-?\d{1,3})(?:-(?<to>-?\d{1,3}))?)?`;
const half = new RegExp(`^${tyre}(?: auf ${rim})?$`);

const tenths = (text: string) => Math.round(Number(text) * 10);

function parseHalf(text: string): Half | undefined {
  const found = half.exec(text.trim())?.groups;
  if (!found?.width || !found.rim || !found.load || !found.speed) return undefined;
  const loadIndex = Number(found.load);
  if (loadOf(loadIndex) === undefined || speedOf(found.speed) === undefined) return undefined;
  // A tyre fits only a rim of its own diameter.
  if (found.diameter !== undefined && found.diameter !== found.rim) return undefined;
  const offsetMin = found.from === undefined ? null : Number(found.from);
  const offsetMax = found.to === undefined ? offsetMin : Number(found.to);
  if (offsetMin !== null && offsetMax !== null && offsetMax < offsetMin) return undefined;
  return {
    width: Number(found.width),
    aspect: Number(found.aspect ?? 0),
    rimTenths: tenths(found.rim),
    isCommercial: found.c !== undefined,
    loadIndex,
    speedIndex: found.speed,
    rimWidthTenths: found.rimWidth === undefined ? null : tenths(found.rimWidth),
    offsetMin,
    offsetMax,
  };
}

function parseCombination(text: string, combination: number): Fitment[] | undefined {
  const [, marks = '', sizes = '', document = ''] = /^(\*?(?:ms )?)([^=]+)=(.+)$/.exec(text.trim()) ?? [];
  const halves = sizes.split(' + ').map(parseHalf);
  const [front, rear] = halves;
  if (!front || halves.length > 2 || (halves.length === 2 && !rear) || document.trim() === '')
    return undefined;
  const axles: [Axle, Half][] = rear
    ? [
        ['front', front],
        ['rear', rear],
      ]
    : [['both', front]];
  return axles.map(([axle, own]) => ({
    combination,
    axle,
    ...own,
    isSeries: marks.startsWith('*'),
    isWinterOnly: marks.endsWith('ms '),
    document: document.trim(),
  }));
}

export type FitmentTextResult = { ok: true; fitments: Fitment[] } | { ok: false; wrong: string };

/**
 * Reads `bereifung`: combinations separated by `|`, `*` before a series size, `ms` before a winter-only size, `+` between front and rear.
 * `*205/55R16 91V auf 6.5x16 ET46-50 = CoC-Papier | 225/40R19 93Y + 255/35R19 96Y = Gutachten`
 */
export function parseFitments(text: string): FitmentTextResult {
  const fitments: Fitment[] = [];
  const combinations = text.split('|').filter((one) => one.trim() !== '');
  for (const [index, one] of combinations.entries()) {
    const rows = parseCombination(one, index + 1);
    if (!rows) return { ok: false, wrong: one.trim() };
    fitments.push(...rows);
  }
  return { ok: true, fitments };
}

function formatHalf(half: Half): string {
  const height = half.aspect === 0 ? '' : `/${half.aspect}`;
  const size = `${half.width}${height}R${half.rimTenths / 10}${half.isCommercial ? 'C' : ''} ${half.loadIndex}${half.speedIndex}`;
  if (half.rimWidthTenths === null) return size;
  const rim = `${half.rimWidthTenths / 10}x${half.rimTenths / 10}`;
  if (half.offsetMin === null) return `${size} auf ${rim}`;
  const to = half.offsetMax === half.offsetMin ? '' : `-${half.offsetMax}`;
  return `${size} auf ${rim} ET${half.offsetMin}${to}`;
}

export function formatFitments(fitments: readonly Fitment[]): string {
  const combinations = [...new Set(fitments.map(({ combination }) => combination))];
  return combinations
    .map((number) => {
      const halves = fitments.filter(({ combination }) => combination === number);
      const [first] = halves;
      const marks = `${first?.isSeries ? '*' : ''}${first?.isWinterOnly ? 'ms ' : ''}`;
      return `${marks}${halves.map(formatHalf).join(' + ')} = ${first?.document ?? ''}`;
    })
    .join(' | ');
}
