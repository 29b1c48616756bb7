import sharp from 'sharp';
import { isDrawing, MAX_PIXELS } from './photo-store.server';

/** Pixels: 78 px of a page 1,000 px wide, for screens of double density. */
const EDGE = 192;
/** Alpha of a soft shadow is lower. */
const OPAQUE = 240;
const MAX_DEVIATION = 0.04;

export type WheelFace = Record<'avif' | 'webp', Buffer>;

interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

/** The square around all opaque pixels, if they can be a disc seen from the front. */
function discIn({ data, width, height }: Pixels) {
  const isOpaque = (x: number, y: number) => (data[(y * width + x) * 4 + 3] ?? 0) >= OPAQUE;
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if (!isOpaque(x, y)) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  const across = right - left + 1;
  const down = bottom - top + 1;
  if (across < EDGE / 2 || Math.abs(across / down - 1) > MAX_DEVIATION) return undefined;
  const corners = [0.08, 0.92].flatMap((x) => [0.08, 0.92].map((y) => [x, y] as const));
  const isRound = corners.every(
    ([x, y]) => !isOpaque(Math.round(left + x * across), Math.round(top + y * down)),
  );
  return isRound ? { left, top, width: across, height: down } : undefined;
}

/** A cut-out of a wheel or rim from the front, without its shadow, up to its edge; undefined for other pictures. */
export async function wheelFace(content: Buffer): Promise<WheelFace | undefined> {
  if (isDrawing(content)) return undefined;
  const { data, info } = await sharp(content, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .timeout({ seconds: 30 })
    .resize({ width: 1_024, height: 1_024, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const area = discIn({ data, width, height });
  if (!area) return undefined;
  const half = EDGE / 2;
  const disc = Buffer.from(
    `<svg width="${EDGE}" height="${EDGE}"><circle cx="${half}" cy="${half}" r="${half - 0.5}"/></svg>`,
  );
  const face = sharp(data, { raw: { width, height, channels: 4 } })
    .extract(area)
    .resize({ width: EDGE, height: EDGE, fit: 'fill' })
    .composite([{ input: disc, blend: 'dest-in' }]);
  const [avif, webp] = await Promise.all([
    face.clone().avif({ quality: 50, effort: 3 }).toBuffer(),
    face.clone().webp({ quality: 60, alphaQuality: 60, effort: 6 }).toBuffer(),
  ]);
  return { avif, webp };
}
