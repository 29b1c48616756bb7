import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFolder } from '../support/built-shop';
import { radhaus } from '../support/command';
import { fileOf, linesOf, ownFolder, pageOf } from '../support/exported-network';
import { freshDatabase } from '../support/fresh-database';
import { startShop } from '../support/running-shop';

const folder = ownFolder();
const whole = join(folder, 'whole');
const original = await freshDatabase();
await radhaus(original, 'export', whole);

const second = await freshDatabase('empty');
await radhaus(second, 'migrate');
// Vehicles are somebody else's data: an operator brings them, and no export gives them away.
const vehicles = join(projectFolder, 'app/commands/demo/vehicles.csv');
const firstImport = await radhaus(second, 'import', whole, vehicles);
const again = join(folder, 'again');
await radhaus(second, 'export', again);
const originalShop = await startShop({ DATABASE_URL: original.url });
const secondShop = await startShop({ DATABASE_URL: second.url });

describe('an exported network in an empty database', () => {
  it('is exported again as the same files, byte by byte', () => {
    expect(firstImport.stdout).toMatch(/^tyres\.csv: 2573 rows, 2573 new, 0 changed, 0 retired\.$/m);
    const lists =
      'categories companies coupons hosts locations makes navigation offers page-texts redirects synonyms workshop'.split(
        ' ',
      );
    const tables = [
      ...[
        'bays',
        'complete-wheels',
        'labour-values',
        'prices',
        'products',
        'rim-approvals',
        'rims',
        'service-locations',
      ],
      ...['services', 'services-on-goods', 'stock', 'seo', 'tyre-tests', 'tyres', 'variants'],
    ];
    const names = [...lists.map((name) => `${name}.json`), ...tables.map((name) => `${name}.csv`)];
    const written = readdirSync(again, { recursive: true, encoding: 'utf8' });
    const pictures = readdirSync(join(projectFolder, 'app/commands/demo/pictures'));
    const photos = pictures.map((name) => join('bilder', name));
    const pages = readdirSync(join(projectFolder, 'app/commands/demo/pages'), {
      recursive: true,
      encoding: 'utf8',
    }).map((name) => join('pages', name));
    expect(written.sort()).toEqual([...names, 'bilder', ...photos, 'pages', ...pages].sort());
    for (const file of [...names, ...photos, ...pages.filter((name) => name.endsWith('.md'))])
      expect(fileOf(file, again) === fileOf(file, whole), file).toBe(true);
  });

  it('is the same shop', async () => {
    const idIn = (file: string) => linesOf(file, whole)[1]?.split(';')[0];
    for (const path of [
      '/muster/',
      '/muster/reifen?breite=205&hoehe=55&durchmesser=16',
      `/muster/reifen/${idIn('tyres.csv')}`,
      `/muster/alufelgen/${idIn('rims.csv')}`,
      '/muster/dachboxen',
      `/muster/dachboxen/${idIn('products.csv')}`,
      `/muster/komplettraeder/${idIn('complete-wheels.csv')}`,
      '/kassel/kontakt',
    ]) {
      const before = await pageOf(originalShop, path);
      expect(before.status, path).toBe(200);
      expect(await pageOf(secondShop, path), path).toEqual(before);
    }
  });
});
