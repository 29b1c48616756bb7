import sharp from 'sharp';
import { expect, it } from 'vitest';
import { cutOutWebp } from './cut-outs.server';

/** Black, from transparent at the left to opaque at the right. */
function fading(edge: number) {
  const pixels = new Uint8Array(edge * edge * 4);
  for (let index = 0; index < edge * edge; index += 1)
    pixels[index * 4 + 3] = Math.round((255 * (index % edge)) / (edge - 1));
  return sharp(pixels, { raw: { width: edge, height: edge, channels: 4 } });
}

async function alphaSteps(edge: number): Promise<number> {
  const encoded = await cutOutWebp(fading(edge));
  const alpha = await sharp(encoded).extractChannel('alpha').raw().toBuffer();
  return new Set(alpha).size;
}

it('gives a shadow few steps of alpha, as many as look smooth', async () => {
  expect(await alphaSteps(540)).toBeLessThan(70);
});

it('leaves the alpha of large pictures to the encoder', async () => {
  expect(await alphaSteps(800)).toBeGreaterThan(200);
});
