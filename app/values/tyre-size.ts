export interface TyreSize {
  /** mm */
  width: number;
  /** Per cent of the width; 0 if none is named (82). */
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

/** `205/55/160 225/45/170`: short, because every page with a finder carries all sizes. */
export function packSizes(sizes: TyreSize[]): string {
  return sizes.map(({ width, aspect, rimTenths }) => `${width}/${aspect}/${rimTenths}`).join(' ');
}

export function unpackSizes(packed: string): TyreSize[] {
  if (packed === '') return [];
  return packed.split(' ').map((size) => {
    const [width = 0, aspect = 0, rimTenths = 0] = size.split('/').map(Number);
    return { width, aspect, rimTenths };
  });
}
