/** What stands on a sidewall: `205/55 R16 91V`. */
export interface TyreSize {
  /** mm */
  width: number;
  /** Per cent of the width; 0 where none is named (82). */
  aspect: number;
  /** Tenths of an inch. */
  rimTenths: number;
}

export interface TyreMarking extends TyreSize {
  construction: string;
  loadIndex: number;
  twinLoadIndex: number | null;
  speedIndex: string;
  isExtraLoad: boolean;
  isCommercial: boolean;
}

/** The aspect ratio of a size that names none (ISO 4000-1). */
export const UNNAMED_ASPECT = 82;

/** `160` → `16`, `225` → `22.5` */
export function formatRim(rimTenths: number): string {
  return String(rimTenths / 10);
}

/** `205/55 R16`; `195 R14C`. */
export function formatDimension(size: TyreSize & { construction?: string; isCommercial?: boolean }): string {
  const height = size.aspect === 0 ? '' : `/${size.aspect}`;
  return `${size.width}${height} ${size.construction ?? 'R'}${formatRim(size.rimTenths)}${size.isCommercial ? 'C' : ''}`;
}

/** `205/55 R16 91V`; `195/70 R15C 104/102R`; `225/45 R17 94W XL`. */
export function formatSize(tyre: TyreMarking): string {
  const load = tyre.twinLoadIndex ? `${tyre.loadIndex}/${tyre.twinLoadIndex}` : String(tyre.loadIndex);
  return `${formatDimension(tyre)} ${load}${tyre.speedIndex}${tyre.isExtraLoad ? ' XL' : ''}`;
}

/** What could be read from words that name a size; a part that is not there is undefined. */
export interface ParsedSize extends TyreSize {
  loadIndex?: number;
  speedIndex?: string;
}

/** Longer words are no size; the length also bounds the work of matching. */
const MAX_LENGTH = 40;

const written =
  /^ ?(?:P|LT)? ?(\d{3}) ?(?:[/ -] ?(\d{2}))? ?[/ -]? ?Z?R? ?F? ?(\d{2}(?:[.,]5)?) ?(?:"|''|zoll)? ?C? ?(?:\(? ?(\d{2,3})(?: ?\/ ?\d{2,3})? ?\(?([A-HJ-NP-Y])\)?)? ?(?:XL|RFT?|C|M\+S|extra load|reinforced)? ?$/i;

/**
 * Understands a tyre size as people write it: `205/55 R16 91V`, `205 55 16`, `205/55ZR16 (91Y)`, `195R14C`.
 * @returns undefined when it is no tyre size, or one that no tyre has
 */
export function parseSize(text: string): ParsedSize | undefined {
  const match = text.length > MAX_LENGTH ? null : written.exec(text.replace(/\s+/g, ' '));
  if (!match) return undefined;
  const size = {
    width: Number(match[1]),
    aspect: match[2] ? Number(match[2]) : 0,
    rimTenths: Math.round(Number((match[3] ?? '').replace(',', '.')) * 10),
  };
  if (size.width < 105 || size.width > 455 || size.width % 5 !== 0) return undefined;
  if (size.aspect !== 0 && (size.aspect < 20 || size.aspect > 95)) return undefined;
  if (size.rimTenths < 100 || size.rimTenths > 260) return undefined;
  return {
    ...size,
    loadIndex: match[4] ? Number(match[4]) : undefined,
    speedIndex: match[5]?.toUpperCase(),
  };
}

/** Sizes as one short text, because every page with a finder carries all of them: `205/55/160 225/45/170`. */
export function packSizes(sizes: TyreSize[]): string {
  return sizes.map(({ width, aspect, rimTenths }) => `${width}/${aspect}/${rimTenths}`).join(' ');
}

/** Reads what `packSizes` wrote. */
export function unpackSizes(packed: string): TyreSize[] {
  if (packed === '') return [];
  return packed.split(' ').map((size) => {
    const [width = 0, aspect = 0, rimTenths = 0] = size.split('/').map(Number);
    return { width, aspect, rimTenths };
  });
}
