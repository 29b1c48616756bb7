import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { projectFolder } from '../support/built-shop';
import { temporaryFolder } from '../support/database-server';
import type { BenchShop } from './bench-shop';
import { articlesDatabase } from './import-articles';
import { LIMITS, measureImport } from './imports';
import type { Row } from './report';

const PHOTOS = 10_000;

const colourOf = (number: number) => `#${(number * 1_600).toString(16).padStart(6, '0')}`;

/** The demo's tyres, with as many photos of their own. @returns the file */
async function writeTyres(folder: string): Promise<string> {
  await mkdir(path.join(folder, 'bilder'));
  const [header = '', ...rows] = (
    await readFile(path.join(projectFolder, 'app/commands/demo/tyres.csv'), 'utf8')
  )
    .trim()
    .split('\n');
  const names = Array.from({ length: PHOTOS }, (_, number) => `${number}.png`);
  for (const [number, name] of names.entries())
    await sharp({ create: { width: 320, height: 240, channels: 3, background: colourOf(number) } })
      .png({ compressionLevel: 1 })
      .toFile(path.join(folder, 'bilder', name));
  const ofRow = Math.ceil(PHOTOS / rows.length);
  const column = header.split(';').indexOf('bilder');
  const pictured = rows.map((row, index) =>
    row
      .split(';')
      .with(column, names.slice(index * ofRow, (index + 1) * ofRow).join('|'))
      .join(';'),
  );
  const file = path.join(folder, 'tyres.csv');
  await writeFile(file, [header, ...pictured, ''].join('\n'));
  return file;
}

/** Photos that are new, and the same ones again. */
export async function measurePhotoImports(shops: BenchShop[]): Promise<Row[]> {
  const folder = await temporaryFolder('radhaus-photos-');
  const file = await writeTyres(folder);
  const figures = new Map<string, { seconds: number; megabytes: number }[]>();
  for (const [index, shop] of shops.entries()) {
    const database = await articlesDatabase(shop);
    const dataDir = path.join(folder, `data-${index}`);
    for (const label of ['new photos', 'stored photos'])
      figures.set(label, [
        ...(figures.get(label) ?? []),
        await measureImport(shop.folder, { DATABASE_URL: database, DATA_DIR: dataDir }, [file]),
      ]);
  }
  await rm(folder, { recursive: true });
  return [...figures].flatMap(([label, measured]) => [
    { label: `${PHOTOS} ${label}`, unit: 's', values: measured.map(({ seconds }) => seconds) },
    {
      label: `${PHOTOS} ${label}`,
      unit: 'MB',
      values: measured.map(({ megabytes }) => megabytes),
      limit: LIMITS.megabytes,
    },
  ]);
}
