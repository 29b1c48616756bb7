import fs from 'node:fs';
import { expect, it } from 'vitest';
import { imageParameters, imageRequestOf } from '~/platform/images/image-request';
import { resize } from '~/platform/images/resize.server';

const demo = new URL('demo/pictures/', import.meta.url);
const cars = new URL('../ui/illustrations/cars/', import.meta.url);
const rendered = fs.readdirSync(demo).filter((name) => /^(felge|reifen|rad)-.*\.avif$/.test(name));

it('the files of the studio take at most 8 MB', () => {
  const files = [
    ...rendered.map((name) => new URL(name, demo)),
    ...fs.readdirSync(cars).map((name) => new URL(name, cars)),
  ];
  expect(files.length).toBeGreaterThan(150);
  expect(files.reduce((sum, file) => sum + fs.statSync(file).size, 0)).toBeLessThanOrEqual(8_000_000);
});

// Browsers without AVIF are few.
it.each([
  ['image/avif', 25],
  ['image/webp', 36],
] as const)('each takes as %s of 540 px at most %i KB', { timeout: 900_000 }, async (type, most) => {
  const heavy: string[] = [];
  for (const name of rendered) {
    const shape = imageRequestOf(imageParameters.parse({ src: name, width: '540', type }), type);
    const { length } = await resize(fs.readFileSync(new URL(name, demo)), shape, true);
    if (length > most * 1024) heavy.push(`${name}: ${length}`);
  }
  expect(heavy).toEqual([]);
});
