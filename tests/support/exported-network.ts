import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { beforeEach, expect, inject } from 'vitest';
import { exportNetwork } from '~/exchange/export/export-network.server';
import { importNetwork, type NetworkImport } from '~/exchange/writing/import-network.server';
import { UNSEEN } from '~/exchange/writing/progress-bar';
import { migrateDatabase } from '~/platform/database/migrate.server';
import { openPhotoStore } from '~/platform/images/photo-store.server';
import { radhaus } from './command';
import { connectTo, createDatabase, freshDatabase, type TestDatabase } from './fresh-database';
import type { OpenShop } from './hosted-shop';
import { textOf } from './html-forms';
import { startShop } from './running-shop';
import { testFolder } from './test-folder';
import { Visitor } from './visitor';

const demoPictures = join(import.meta.dirname, '../../app/commands/demo/pictures');

export const fileOf = (file: string, directory: string) => readFileSync(join(directory, file), 'utf8');
export const linesOf = (file: string, directory: string) => fileOf(file, directory).trim().split('\n');

export async function pageOf(shop: { port: number }, path: string) {
  const { status, text } = await new Visitor(shop).open(path);
  return { status, text: textOf(text) };
}

/** Removed when the test file is done. */
export function ownFolder(): string {
  const folder = testFolder();
  return folder;
}

/** Keeps the header and the chosen rows of a CSV file. @returns their first fields */
function fewRows(file: string, directory: string, isChosen: (fields: string[], index: number) => boolean) {
  const [header = '', ...rows] = linesOf(file, directory);
  const chosen = rows.filter((row, index) => isChosen(row.split(';'), index));
  writeFileSync(join(directory, file), [header, ...chosen, ''].join('\n'));
  return new Set(chosen.map((row) => row.split(';')[0] ?? ''));
}

/** Empties the column `bilder`: the tests bring photos of their own. */
function withoutPhotos(file: string, directory: string): void {
  const [header = '', ...rows] = linesOf(file, directory);
  expect(header).toMatch(/;bilder$/);
  const emptied = rows.map((row) => row.replace(/;[^;]*$/, ';'));
  writeFileSync(join(directory, file), [header, ...emptied, ''].join('\n'));
}

/** Enough for every case, and a tenth of the time. */
function makeSmall(directory: string): void {
  for (const file of ['rims.csv', 'tyres.csv', 'complete-wheels.csv']) withoutPhotos(file, directory);
  const rims = fewRows('rims.csv', directory, (_, index) => index < 60);
  const wheels = linesOf('complete-wheels.csv', directory).map((row) => row.split(';'));
  const parts = new Set(wheels.filter(([, rim]) => rims.has(rim ?? '')).map(([, , tyre]) => tyre ?? ''));
  const tyres = fewRows('tyres.csv', directory, ([id = ''], index) => index < 100 || parts.has(id));
  const products = fewRows(
    'products.csv',
    directory,
    ([, category], index) => index < 60 || category === 'rdks-sensoren',
  );
  const variants = new Set<string>();
  fewRows('variants.csv', directory, ([product = '', id = '']) => {
    if (products.has(product)) variants.add(id);
    return products.has(product);
  });
  const named = ['products.csv', 'variants.csv', 'locations.json']
    .map((file) => fileOf(file, directory))
    .join();
  for (const picture of readdirSync(join(directory, 'bilder')))
    if (!named.includes(picture)) rmSync(join(directory, 'bilder', picture));
  const mounted = fewRows('complete-wheels.csv', directory, ([, rim = '', tyre = '', sensor = '']) => {
    const hasSensor = sensor === '' || variants.has(sensor.replace('product:', ''));
    return rims.has(rim) && tyres.has(tyre) && hasSensor;
  });
  expect(mounted.size).toBeGreaterThan(0);
  const keys = new Set([
    ...[...tyres].flatMap((id) => [id, `tyre:${id}`]),
    ...[...rims].map((id) => `rim:${id}`),
    ...[...variants].map((id) => `product:${id}`),
    ...[...mounted].map((id) => `complete-wheel:${id}`),
  ]);
  for (const file of ['prices.csv', 'stock.csv'])
    fewRows(file, directory, ([key = '']) => keys.has(key) || key.startsWith('service:'));
}

export interface ExportedNetwork {
  database: TestDatabase;
  dataDir: string;
  exported: string;
  changed: string;
  rowsOf(file: string): string[];
  /** Changes a file in `changed`; returns its path. */
  edit(file: string, change: (text: string) => string): string;
  /** Returns the file's path. @param id of the row, in the column `id` */
  editRow(file: string, id: string, fields: Record<string, string>): string;
  stored(): Promise<Record<string, string>>;
  /** Imports in the test's own process. */
  take(files: string | string[], options?: Partial<NetworkImport>): Promise<string[]>;
  complaintOf(...args: string[]): Promise<string>;
}

export interface ExportedShop extends ExportedNetwork {
  shop: OpenShop;
}

interface Prepared {
  template: string;
  folder: string;
}

/** Once for each worker: the folder has the small network and its photos, the template of databases what was imported of it. */
async function prepare(): Promise<Prepared> {
  const folder = mkdtempSync(join(inject('folder'), 'network-'));
  const exported = join(folder, 'exported');
  const photos = openPhotoStore(join(folder, 'data'), demoPictures);
  const demo = await freshDatabase();
  await exportNetwork(demo.context, exported, [], photos);
  makeSmall(exported);
  const template = `network_${randomBytes(6).toString('hex')}`;
  const { context, url, end } = connectTo(await createDatabase(template, ''));
  await migrateDatabase(url);
  const pictureTools = { store: photos, origins: [] };
  await importNetwork(context, [exported], { isDryRun: false, pictureTools }, UNSEEN);
  await end();
  return { template, folder };
}

let prepared: Promise<Prepared> | undefined;

/** A small network, as files and imported from them. */
export async function exportedNetwork(origins: string[] = []): Promise<ExportedNetwork> {
  prepared ??= prepare();
  const { template, folder: source } = await prepared;
  const folder = ownFolder();
  cpSync(source, folder, { recursive: true });
  const [exported, changed, dataDir] = [
    join(folder, 'exported'),
    join(folder, 'changed'),
    join(folder, 'data'),
  ];
  const photos = openPhotoStore(dataDir, demoPictures);
  const database = await freshDatabase(template);
  const take: ExportedNetwork['take'] = async (files, options = {}) => {
    const lines: string[] = [];
    const named = typeof files === 'string' ? [files] : files;
    const pictureTools = { store: photos, origins };
    const progress = { ...UNSEEN, tell: (line: string) => lines.push(line) };
    await importNetwork(database.context, named, { isDryRun: false, pictureTools, ...options }, progress);
    return lines;
  };
  beforeEach(() => {
    rmSync(changed, { recursive: true, force: true });
    cpSync(exported, changed, { recursive: true });
  });

  const edit: ExportedNetwork['edit'] = (file, change) => {
    const path = join(changed, file);
    const before = readFileSync(path, 'utf8');
    const after = change(before);
    expect(after).not.toBe(before);
    writeFileSync(path, after);
    return path;
  };
  return {
    database,
    dataDir,
    exported,
    changed,
    rowsOf: (file) => linesOf(file, exported),
    edit,
    editRow: (file, id, fields) =>
      edit(file, (text) => {
        const rows: Record<string, string>[] = parse(text, { delimiter: ';', columns: true });
        const columns = Object.keys(rows[0] ?? {});
        const written = rows.map((row) => ({ ...row, ...(row.id === id && fields) }));
        return stringify(written, { columns, header: true, delimiter: ';' });
      }),
    stored: async () => {
      const target = mkdtempSync(join(folder, 'stored-'));
      await exportNetwork(database.context, target, [], photos);
      const files = readdirSync(target, { withFileTypes: true }).filter((entry) => entry.isFile());
      return Object.fromEntries(files.map(({ name }) => [name, fileOf(name, target)]));
    },
    take,
    complaintOf: async (...args) => {
      const failed = await radhaus(database, 'import', ...args).then(
        () => undefined,
        (error: { stderr: string; code: number }) => error,
      );
      expect(failed?.code).toBe(1);
      return failed?.stderr ?? '';
    },
  };
}

/** With a shop that shows it. */
export async function exportedShop(origins?: string[]): Promise<ExportedShop> {
  const network = await exportedNetwork(origins);
  const { database, dataDir } = network;
  return { ...network, shop: await startShop({ DATABASE_URL: database.url, DATA_DIR: dataDir }) };
}
