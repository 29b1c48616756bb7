import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { projectFolder } from '../support/built-shop';
import { radhaus } from '../support/command';
import { exportedNetwork } from '../support/exported-network';

const network = await exportedNetwork();
const { changed, complaintOf, database, edit, exported, rowsOf, stored } = network;
const vehicles = join(projectFolder, 'app/commands/demo/vehicles.csv');
await network.take(vehicles);
const before = await stored();

/** What takes back the changes of a test. One that is refused has made none, which the next ones see. */
let original: string[] = [];
afterEach(async () => {
  if (original.length > 0) await network.take(original, { allowsRemovals: true });
  original = [];
});

const take: typeof network.take = async (files, options) => {
  const told = await network.take(files, options);
  const [list = '', ...others] = [files].flat();
  original =
    list.endsWith('.json') && others.length === 0 ? [join(exported, basename(list))] : [exported, vehicles];
  return told;
};
const importAsMeant = async (...args: string[]) => {
  original = [exported, vehicles];
  return (await radhaus(database, 'import', ...args, '--allow-removals')).stdout;
};

const headerOnly = (file: string) => edit(file, (text) => `${text.split('\n', 1)[0]}\n`);
const emptyList = (file: string) => edit(file, () => '[]');
const countOfList = (file: string) => (JSON.parse(before[file] ?? '[]') as unknown[]).length;
const countOf = (file: string) => rowsOf(file).length - 1;
const refusal = (file: string, missing: number, all: number) =>
  `${file}: ${missing} von ${all} vorhandenen Einträgen fehlen; wenn das gewollt ist, wiederholen Sie den Import mit --allow-removals`;

describe('a file that has nothing in it', () => {
  it.each([
    [['complete-wheels.csv']],
    [['tyres.csv', 'complete-wheels.csv']],
    [['rims.csv', 'complete-wheels.csv']],
  ])('takes no articles away: %j', async (files) => {
    const refused = take(files.map(headerOnly));
    for (const file of files)
      await expect(refused).rejects.toThrow(refusal(file, countOf(file), countOf(file)));
    expect(await stored()).toEqual(before);
  });

  it('takes no products away, until it is said to be meant', async () => {
    const files = ['complete-wheels.csv', 'products.csv', 'variants.csv'].map(headerOnly);
    const complaint = await complaintOf(...files);
    for (const file of ['complete-wheels.csv', 'products.csv', 'variants.csv'])
      expect(complaint).toContain(refusal(file, countOf(file), countOf(file)));
    expect(await stored()).toEqual(before);
    const tried = await complaintOf(...files, '--dry-run');
    expect(tried).toContain('--allow-removals');
    const stdout = await importAsMeant(...files);
    expect(stdout).toContain(`variants.csv: 0 rows, 0 new, 0 changed, ${countOf('variants.csv')} retired.`);
    expect(stdout).toContain(`products.csv: 0 rows, 0 new, 0 changed, ${countOf('products.csv')} gone.`);
    expect((await stored())['variants.csv']).toBe(`${rowsOf('variants.csv')[0]}\n`);
  });

  it.each([
    'offers.json',
    'coupons.json',
    'redirects.json',
    'navigation.json',
    'page-texts.json',
    'makes.json',
    'synonyms.json',
  ])('takes no entry away: %s', async (file) => {
    const path = emptyList(file);
    await expect(take(path)).rejects.toThrow('fehlen; wenn das gewollt ist');
    expect(await stored()).toEqual(before);
    await take(path, { allowsRemovals: true });
    expect((await stored())[file]).toBe('[]\n');
  });

  it('takes no vehicle away, in a folder or alone', async () => {
    const file = join(changed, 'vehicles.csv');
    writeFileSync(file, `${readFileSync(vehicles, 'utf8').split('\n', 1)[0]}\n`);
    expect(await complaintOf(changed)).toContain(refusal('vehicles.csv', 60, 60));
    expect(await complaintOf('vehicles', file)).toContain(refusal('vehicles.csv', 60, 60));
    const counted = 'select count(*)::int from vehicles';
    expect(await database.query(counted)).toEqual([{ count: 60 }]);
    expect(await importAsMeant('vehicles', file)).toContain('vehicles.csv: 0 rows, 0 new, 60 gone.');
    expect(await database.query(counted)).toEqual([{ count: 0 }]);
  });

  it('may stay empty', async () => {
    await take(emptyList('offers.json'), { allowsRemovals: true });
    expect(await take(join(changed, 'offers.json'))).toEqual(['offers.json: 0 new, 0 changed, 0 gone.']);
  });
});

describe('a file that lacks much', () => {
  const makes = JSON.parse(before['makes.json'] ?? '[]') as object[];
  const half = Math.floor(makes.length / 2);
  const leave = (count: number) => edit('makes.json', () => JSON.stringify(makes.slice(0, count)));

  it('is refused beyond half of what is there, and taken over up to it', async () => {
    expect(half).toBeGreaterThan(20);
    const left = makes.length - half - 1;
    await expect(take(leave(left))).rejects.toThrow(refusal('makes.json', half + 1, makes.length));
    expect(await stored()).toEqual(before);
    expect(await take(leave(left + 1))).toEqual([`makes.json: 0 new, 0 changed, ${half} gone.`]);
  });

  it('is refused when its articles go by other ids', async () => {
    const sensors = rowsOf('complete-wheels.csv').map((row) => row.split(';')[3]);
    const file = edit('variants.csv', (text) =>
      text.replace(/\n([^;]+);([^;]+);/g, (row, product, id) =>
        sensors.includes(`product:${id}`) ? row : `\n${product};neu-${id};`,
      ),
    );
    await expect(take(file)).rejects.toThrow(/variants\.csv: \d+ von \d+ vorhandenen Einträgen fehlen/);
  });

  it('is refused, however short the table is', async () => {
    const bays = rowsOf('bays.csv');
    expect(bays.length - 1).toBeLessThanOrEqual(20);
    const [header = '', first = ''] = bays;
    const file = edit('bays.csv', () => `${header}\n${first}\n`);
    await expect(take(file)).rejects.toThrow(refusal('bays.csv', bays.length - 2, bays.length - 1));
  });

  it('is a short list of which less than half is left', async () => {
    const all = countOfList('offers.json');
    const file = edit('offers.json', (text) => JSON.stringify((JSON.parse(text) as object[]).slice(0, 1)));
    expect(all).toBeGreaterThan(2);
    await expect(take(file)).rejects.toThrow(refusal('offers.json', all - 1, all));
  });

  it('is a short list of which all are others: that is taken over', async () => {
    const file = edit('offers.json', (text) => text.replaceAll('"_id": "', '"_id": "neu-'));
    expect((await take(file))[0]).toMatch(/^offers\.json: (\d+) new, 0 changed, \1 gone\.$/);
  });
});

describe('a file that lacks what other data depends on', () => {
  type Named = Record<string, unknown>;
  const without = (file: string, field: string, name: string) =>
    edit(file, (text) =>
      JSON.stringify((JSON.parse(text) as Named[]).filter((entry) => entry[field] !== name)),
    );

  it('is refused even for one location, which it names, until that is meant', async () => {
    const locations = without('locations.json', 'url', 'kassel');
    const all = countOfList('locations.json');
    const told = `locations.json: 1 von ${all} vorhandenen Einträgen fehlen (kassel); wenn das gewollt ist`;
    expect(await complaintOf(locations, '--dry-run')).toContain(told);
    expect(await complaintOf(locations)).toContain(told);
    expect(await stored()).toEqual(before);
    expect(await importAsMeant(locations)).toContain('locations.json: 0 new, 0 changed, 1 gone (kassel).');
  });

  it('is refused even for one host', async () => {
    const files = [
      without('hosts.json', 'hostname', 'efa.localhost'),
      without('locations.json', 'url', 'efa'),
      without('redirects.json', 'standortUrl', 'efa'),
      without('workshop.json', 'standortUrl', 'efa'),
      edit('bays.csv', (text) => text.replace(/^efa-.*\n/gm, '')),
    ];
    const complaint = await complaintOf(...files);
    expect(complaint).toContain('hosts.json: 1 von 4 vorhandenen Einträgen fehlen (efa.localhost)');
    expect(complaint).toContain('fehlen (efa)');
    expect(await stored()).toEqual(before);
  });

  it('is refused even for one category, also one below another', async () => {
    const main = JSON.parse(before['categories.json'] ?? '[]') as { subCategories?: { url: string }[] }[];
    const [sub] = main.flatMap(({ subCategories = [] }) => subCategories);
    const file = edit('categories.json', (text) =>
      JSON.stringify(
        (JSON.parse(text) as typeof main).map((entry) => ({
          ...entry,
          subCategories: entry.subCategories?.filter(({ url }) => url !== sub?.url),
        })),
      ),
    );
    const navigation = edit('navigation.json', () => '[]');
    expect(sub).toBeDefined();
    await expect(take([file, navigation])).rejects.toThrow(`fehlen (${sub?.url}); wenn das gewollt ist`);
    expect(await stored()).toEqual(before);
  });

  it('is taken when a location only changes its address', async () => {
    const file = edit('locations.json', (text) => text.replace('"url": "kassel"', '"url": "cassel"'));
    const offending = await take(file, { isDryRun: true }).catch((error: Error) => error.message);
    expect(String(offending)).not.toContain('wenn das gewollt ist');
  });
});
