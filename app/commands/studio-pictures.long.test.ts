import fs from 'node:fs';
import { expect, it } from 'vitest';
import { imageParameters, imageRequestOf } from '~/platform/images/image-request';
import { resize } from '~/platform/images/resize.server';

const demo = new URL('demo/pictures/', import.meta.url);
const cars = new URL('../ui/illustrations/cars/', import.meta.url);
const rendered = fs.readdirSync(demo).filter((name) => /^(felge|reifen|rad)-.*\.avif$/.test(name));
const rims = rendered.filter((name) => name.startsWith('felge-'));

it('the files of the studio take at most 8 MB', () => {
  const files = [
    ...rendered.map((name) => new URL(name, demo)),
    ...fs.readdirSync(cars).map((name) => new URL(name, cars)),
  ];
  expect(files.length).toBeGreaterThan(150);
  expect(files.reduce((sum, file) => sum + fs.statSync(file).size, 0)).toBeLessThanOrEqual(8_000_000);
});

it('each rim is shown obliquely and from the front', () => {
  const oblique = rims.filter((name) => !name.endsWith('-vorn.avif'));
  expect(oblique.length).toBeGreaterThan(75);
  expect(new Set(rims)).toEqual(
    new Set(oblique.flatMap((name) => [name, name.replace('.avif', '-vorn.avif')])),
  );
  const rows = fs.readFileSync(new URL('../rims.csv', demo), 'utf8').trim().split('\n').slice(1);
  const cells = rows.map((row) => row.slice(row.lastIndexOf(';') + 1)).filter(Boolean);
  for (const cell of cells)
    expect(cell).toMatch(/^(felge-[\w-]+)\.avif=Schräg von vorn\|\1-vorn\.avif=Von vorn$/);
  expect(new Set(cells.map((cell) => cell.split('=')[0]))).toEqual(new Set(oblique));
});

it.each(['image/avif', 'image/webp'] as const)(
  'each takes at most 25 KB as %s of 540 px',
  {
    timeout: 900_000,
  },
  async (type) => {
    const heavy: string[] = [];
    for (const name of rendered) {
      const shape = imageRequestOf(imageParameters.parse({ src: name, width: '540', type }), type);
      const { length } = await resize(fs.readFileSync(new URL(name, demo)), shape, true);
      if (length > 25 * 1024) heavy.push(`${name}: ${length}`);
    }
    expect(heavy).toEqual([]);
  },
);
