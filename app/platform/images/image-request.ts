import { z } from 'zod';

/** The first is preferred; every browser shows the second. */
export const pictureTypes = ['image/webp', 'image/png', 'image/jpeg', 'image/avif'] as const;
export type PictureType = (typeof pictureTypes)[number];

/** Pixels. */
export const MAX_EDGE = 4_096;
const MAX_ADDRESS = 2_000;

const edge = z.coerce.number().int().min(1).max(MAX_EDGE);
const yesOrNo = z.enum(['0', '1', 'true', 'false']).transform((text) => text === '1' || text === 'true');
const colour = z.union([
  z.literal('transparent'),
  z.string().regex(/^#?([0-9a-fA-F]{3}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$/),
]);

export const imageParameters = z.strictObject({
  src: z
    .string()
    .min(1)
    .max(MAX_ADDRESS)
    .describe('Adresse des Bildes: ein Pfad des Shops, oder eine der erlaubten Quellen'),
  width: edge.optional().describe('Pixel; ohne Breite und Höhe bleibt die Größe'),
  height: edge.optional().describe('Pixel'),
  type: z.enum(pictureTypes).optional().describe('sonst WebP oder PNG, je nach Accept'),
  enlarge: yesOrNo.default(false).describe('auch größer als das Original'),
  fit: z
    .enum(['cover', 'contain', 'fill', 'inside', 'outside'])
    .optional()
    .describe('sonst cover mit Breite und Höhe, inside mit einer von beiden'),
  background: colour.default('transparent').describe('„transparent“, oder eine Farbe wie „ffffff“'),
});

/** Spec 1, section 7: resizeImages. */
export interface ImageRequest {
  src: string;
  /** Pixels; without both, the original size. */
  width: number | undefined;
  height: number | undefined;
  type: PictureType;
  enlarge: boolean;
  fit: 'cover' | 'contain' | 'fill' | 'inside' | 'outside';
  /** '#rrggbb' or '#rrggbbaa' */
  background: string;
}

function hexOf(text: string): string {
  if (text === 'transparent') return '#00000000';
  const digits = text.replace('#', '').toLowerCase();
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`;
}

/** @param accept decides between webp and png */
export function imageRequestOf(
  { src, width, height, type, enlarge, fit, background }: z.output<typeof imageParameters>,
  accept: string,
): ImageRequest {
  return {
    src,
    width,
    height,
    type: type ?? (accept.includes('image/webp') ? 'image/webp' : 'image/png'),
    enlarge,
    fit: fit ?? (width && height ? 'cover' : 'inside'),
    background: hexOf(background),
  };
}
