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
  z.string().regex(/^#?([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i),
]);

const parameters = z.object({
  src: z.string().min(1).max(MAX_ADDRESS),
  width: edge.optional(),
  height: edge.optional(),
  type: z.enum(pictureTypes).optional(),
  enlarge: yesOrNo.default(false),
  fit: z.enum(['cover', 'contain', 'fill', 'inside', 'outside']).optional(),
  background: colour.default('transparent'),
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

export type ParsedImageRequest =
  | { ok: true; imageRequest: ImageRequest }
  | { ok: false; fields: Record<string, string[]> };

function hexOf(text: string): string {
  if (text === 'transparent') return '#00000000';
  const digits = text.replace('#', '').toLowerCase();
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`;
}

/** Empty parameters count as missing. @param accept decides between webp and png */
export function parseImageRequest(query: URLSearchParams, accept: string): ParsedImageRequest {
  const given = Object.fromEntries([...query].filter(([, value]) => value !== ''));
  const result = parameters.safeParse(given);
  if (!result.success) return { ok: false, fields: z.flattenError(result.error).fieldErrors };
  const { src, width, height, type, enlarge, fit, background } = result.data;
  return {
    ok: true,
    imageRequest: {
      src,
      width,
      height,
      type: type ?? (accept.includes('image/webp') ? 'image/webp' : 'image/png'),
      enlarge,
      fit: fit ?? (width && height ? 'cover' : 'inside'),
      background: hexOf(background),
    },
  };
}
