import sharp, { type Sharp } from 'sharp';

/** Bytes at up to 540 x 540 pixels; larger pictures may take more by their area. */
const BUDGET = { bytes: 25 * 1024, pixels: 540 * 540 };
const qualities = { webp: [60, 50, 40, 32], avif: [44, 40, 36] };

/** Alpha up to this is not seen, but its colours would be encoded. */
const FAINT = 6;
/** Alpha differs by more within two pixels of an edge than in a soft shadow. */
const EDGE = 40;
const steps = { shadow: 51, edge: 6 };

/** Of larger pictures the encoder alone simplifies alpha: the loop below would block the program for half a second. */
const MAX_SIMPLIFIED = 640 * 640;

/** WebP stores alpha without loss. A shadow needs many steps to look smooth, an edge few. */
function simplifyAlpha(pixels: Buffer, width: number): void {
  const alpha = new Uint8Array(pixels.length / 4);
  for (let index = 0; index < alpha.length; index += 1) alpha[index] = pixels[index * 4 + 3] ?? 0;
  const isEdge = (index: number) => {
    let [low, high] = [255, 0];
    for (let row = index - 2 * width; row <= index + 2 * width; row += width)
      for (let near = row - 2; near <= row + 2; near += 1) {
        low = Math.min(low, alpha[near] ?? 0);
        high = Math.max(high, alpha[near] ?? 0);
      }
    return high - low >= EDGE;
  };
  for (let index = 0; index < alpha.length; index += 1) {
    const seen = Math.max(0, (alpha[index] ?? 0) - FAINT) / (255 - FAINT);
    const count = seen > 0 && seen < 1 && isEdge(index) ? steps.edge : steps.shadow;
    pixels[index * 4 + 3] = Math.round((Math.round(seen * count) / count) * 255);
  }
}

async function firstInBudget(
  qualities: readonly number[],
  encode: (quality: number) => Sharp,
): Promise<Buffer> {
  let encoded = Buffer.alloc(0);
  for (const quality of qualities) {
    const { data, info } = await encode(quality).toBuffer({ resolveWithObject: true });
    encoded = data;
    if (data.length <= BUDGET.bytes * Math.max(1, (info.width * info.height) / BUDGET.pixels)) break;
  }
  return encoded;
}

/** Of a picture on a transparent ground. */
export function cutOutAvif(picture: Sharp): Promise<Buffer> {
  return firstInBudget(qualities.avif, (quality) => picture.clone().avif({ quality, effort: 3 }));
}

/** Of a picture on a transparent ground. */
export async function cutOutWebp(picture: Sharp): Promise<Buffer> {
  const rgba = picture.toColourspace('srgb').ensureAlpha().raw();
  const { data, info } = await rgba.toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  if (width * height <= MAX_SIMPLIFIED) simplifyAlpha(data, width);
  const pixels = sharp(data, { raw: { width, height, channels: 4 } });
  // An alpha quality of 100 tries every way to store it, which takes seconds.
  return firstInBudget(qualities.webp, (quality) =>
    pixels.clone().webp({ quality, alphaQuality: 99, effort: 6 }),
  );
}
