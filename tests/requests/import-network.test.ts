import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { exportNetwork } from '~/commands/network-export/export-network.server';
import { importNetwork } from '~/commands/network-import/import-network.server';
import { UNSEEN } from '~/commands/network-import/progress-bar';
import { projectFolder } from '../support/built-shop';
import { radhaus } from '../support/command';
import { freshDatabase } from '../support/fresh-database';
import { textOf } from '../support/html-forms';
import { startShop } from '../support/running-shop';
import { Visitor } from '../support/visitor';

const folder = mkdtempSync(join(tmpdir(), 'network-'));
afterAll(() => rmSync(folder, { recursive: true }));
const fileOf = (file: string, directory: string) => readFileSync(join(directory, file), 'utf8');
const linesOf = (file: string, directory: string) => fileOf(file, directory).trim().split('\n');

const pageOf = async (shop: { port: number }, path: string) => {
  const { status, text } = await new Visitor(shop).open(path);
  return { status, text: textOf(text) };
};

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

/** The rows of an exported file that are chosen, with its header. */
function fewRows(file: string, directory: string, isChosen: (fields: string[], index: number) => boolean) {
  const [header = '', ...rows] = linesOf(file, whole);
  const chosen = rows.filter((row, index) => isChosen(row.split(';'), index));
  writeFileSync(join(directory, file), [header, ...chosen, ''].join('\n'));
  return new Set(chosen.map((row) => row.split(';')[0] ?? ''));
}

/** An exported network with few goods: enough for every case, and a tenth of the time. */
function smallNetwork(): string {
  const directory = join(folder, 'small');
  cpSync(whole, directory, { recursive: true });
  const rims = fewRows('rims.csv', directory, (_, index) => index < 60);
  const wheels = linesOf('complete-wheels.csv', whole).map((row) => row.split(';'));
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
  for (const file of ['prices.csv', 'stock.csv']) fewRows(file, directory, ([key = '']) => keys.has(key));
  return directory;
}

const exported = smallNetwork();
const changed = join(folder, 'changed');
const copy = await freshDatabase('empty');
await radhaus(copy, 'migrate');
await radhaus(copy, 'import', exported);
const copyShop = await startShop({ DATABASE_URL: copy.url });
const rowsOf = (file: string) => linesOf(file, exported);

/** Replaces words of an exported file; gives the path of the changed one. */
function edit(file: string, change: (text: string) => string, name = file): string {
  const before = fileOf(file, exported);
  const after = change(before);
  expect(after).not.toBe(before);
  const path = join(changed, name);
  writeFileSync(path, after);
  return path;
}

/** Everything that files say, as the database has it now. */
async function stored(): Promise<Record<string, string>> {
  const target = mkdtempSync(join(folder, 'stored-'));
  await exportNetwork(copy.context, target, []);
  return Object.fromEntries(readdirSync(target).map((file) => [file, fileOf(file, target)]));
}

/** Takes files over without a process of its own; gives a line for each. */
async function take(...files: string[]): Promise<string[]> {
  const lines: string[] = [];
  await importNetwork(copy.context, files, { isDryRun: false }, UNSEEN, (line) => lines.push(line));
  return lines;
}

async function complaintOf(...args: string[]): Promise<string> {
  const failed = await radhaus(copy, 'import', ...args).then(
    () => undefined,
    (error: { stderr: string; code: number }) => error,
  );
  expect(failed?.code).toBe(1);
  return failed?.stderr ?? '';
}

beforeEach(() => {
  rmSync(changed, { recursive: true, force: true });
  cpSync(exported, changed, { recursive: true });
});

describe('an exported network in an empty database', () => {
  it('is exported again as the same files, byte by byte', () => {
    expect(firstImport.stdout).toMatch(/^tyres\.csv: 2573 rows, 2573 new, 0 changed, 0 retired\.$/m);
    const lists = 'categories coupons hosts locations makes navigation offers page-texts redirects'.split(
      ' ',
    );
    const tables = 'complete-wheels prices products rims stock tyres variants'.split(' ');
    const names = [...lists.map((name) => `${name}.json`), ...tables.map((name) => `${name}.csv`)];
    expect(readdirSync(again).sort()).toEqual(names.sort());
    for (const file of names) expect(fileOf(file, again) === fileOf(file, whole), file).toBe(true);
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

it('the same files again change nothing', async () => {
  const tables = () =>
    copy.query(
      `select (select count(*) from prices) as prices, (select count(*) from stock_movements) as movements,
         (select max(xmin::text::bigint) from articles) as articles, (select max(xmin::text::bigint) from locations) as locations,
         (select count(*) from tag_moves where tag like 'network%' or tag = 'categories') as moves`,
    );
  const before = await tables();
  const lines = await take(exported);
  expect(await tables()).toEqual(before);
  expect(lines.join('\n')).not.toMatch(/ [1-9]\d* (new|changed|gone|retired|counts)/);
});

describe('a changed file', () => {
  it('shows a product with its new name within a second or two, and only that', async () => {
    const [, row = ''] = rowsOf('products.csv');
    const [id, category, , name = ''] = row.split(';');
    const address = `/muster/${category}/${id}`;
    expect((await pageOf(copyShop, address)).text).toContain(name);
    const file = edit('products.csv', (text) => text.replace(`;${name};`, ';Umgetauft 4711;'));
    const tried = await radhaus(copy, 'import', file, '--dry-run');
    expect(tried.stdout).toBe(
      `Dry run, nothing was changed: products.csv: ${rowsOf('products.csv').length - 1} rows, 0 new, 1 changed.\n`,
    );
    expect((await stored())['products.csv']).toBe(fileOf('products.csv', exported));
    await take(file);
    await expect.poll(async () => (await pageOf(copyShop, address)).text).toContain('Umgetauft 4711');
    const { 'products.csv': products, ...others } = await stored();
    expect(products).toBe(fileOf('products.csv', changed));
    for (const [other, text] of Object.entries(others))
      expect(text === fileOf(other, exported), other).toBe(true);
    await take(exported);
    await expect.poll(async () => (await pageOf(copyShop, address)).text).toContain(name);
  });

  it('retires what it no longer has, and brings it back with its history', async () => {
    const parts = new Set(rowsOf('complete-wheels.csv').map((row) => row.split(';')[2]));
    const code = rowsOf('tyres.csv')
      .slice(1)
      .map((row) => row.split(';')[0] ?? '')
      .find((id) => !parts.has(id));
    const address = `/muster/reifen/${code}`;
    expect((await pageOf(copyShop, address)).status).toBe(200);
    const file = edit('tyres.csv', (text) => text.replace(new RegExp(`^${code};.*\n`, 'm'), ''));
    expect(await take(file)).toEqual([
      `tyres.csv: ${rowsOf('tyres.csv').length - 2} rows, 0 new, 0 changed, 1 retired.`,
    ]);
    await expect.poll(async () => (await pageOf(copyShop, address)).status).toBe(404);
    const history = () =>
      copy.query(
        'select article_id, regular_cents from prices join articles on articles.id = article_id where code = $1',
        [code],
      );
    const before = await history();
    expect(before.length).toBeGreaterThan(0);
    await take(join(exported, 'tyres.csv'));
    await expect.poll(async () => (await pageOf(copyShop, address)).status).toBe(200);
    expect(await history()).toEqual(before);
    expect((await stored())['tyres.csv']).toBe(fileOf('tyres.csv', exported));
  });

  it('of another name is what --kind says, and a list of JSON stands for rows', async () => {
    const [header = '', first = '', ...others] = rowsOf('rims.csv');
    const columns = header.split(';');
    const list = [first, ...others].map((row) =>
      Object.fromEntries(row.split(';').map((field, index) => [columns[index], field])),
    );
    const file = join(changed, 'lieferant.json');
    writeFileSync(
      file,
      JSON.stringify(list.map((rim, index) => (index === 0 ? { ...rim, preis: '99.90' } : rim))),
    );
    const { stdout } = await radhaus(copy, 'import', '--kind', 'rims', file);
    expect(stdout).toBe(`rims.csv: ${list.length} rows, 0 new, 0 changed, 0 retired.\n`);
    const page = `/muster/alufelgen/${list[0]?.id}`;
    await expect.poll(async () => (await pageOf(copyShop, page)).text).toContain('99,90');
    writeFileSync(file, JSON.stringify([{ ...list[0], traglast: null, gewicht: 9 }]));
    const complaint = await complaintOf('--kind', 'rims', file);
    expect(complaint).toContain('lieferant.json, Eintrag 1, Feld gewicht: unbekanntes Feld');
    await take(join(exported, 'rims.csv'));
    await expect.poll(async () => (await pageOf(copyShop, page)).text).not.toContain('99,90');
  });

  it('of locations is on their pages, and what refers to a location that it no longer has is named', async () => {
    const file = edit('locations.json', (text) => text.replace('"Musterkai 12"', '"Neuer Kai 99"'));
    expect(await take(file)).toEqual(['locations.json: 0 new, 1 changed, 0 gone.']);
    await expect.poll(async () => (await pageOf(copyShop, '/muster/kontakt')).text).toContain('Neuer Kai 99');
    const list = JSON.parse(fileOf('locations.json', exported)) as { url: string }[];
    writeFileSync(file, JSON.stringify(list.filter(({ url }) => url !== 'alpenblick')));
    expect(await complaintOf(file)).toContain(
      'coupons.json, im Bestand, Eintrag 1 (ALLGAEU15), Feld standorte: kein Standort hat die url „alpenblick“',
    );
    await take(join(exported, 'locations.json'));
    await expect.poll(async () => (await pageOf(copyShop, '/muster/kontakt')).text).toContain('Musterkai 12');
  });

  it('of categories moves the products with it, and their fields', async () => {
    const file = edit('categories.json', (text) =>
      text.replace('"title": "Dachboxen"', '"title": "Dachkoffer"'),
    );
    expect(await take(file)).toEqual(['categories.json: 0 new, 1 changed, 0 gone.']);
    await expect.poll(async () => (await pageOf(copyShop, '/muster/dachboxen')).text).toContain('Dachkoffer');
    edit('categories.json', (text) => text.replace('"name": "volumen"', '"name": "rauminhalt"'));
    expect(await complaintOf(file)).toMatch(
      /products\.csv, im Bestand, \S+, Feld werte\.volumen: die Kategorie hat kein solches Feld/,
    );
    await take(join(exported, 'categories.json'));
    expect((await stored())['categories.json']).toBe(fileOf('categories.json', exported));
  });

  it('of texts leaves out what may not be shown, and stands in the way of no other', async () => {
    const file = edit('page-texts.json', (text) => {
      const [first, ...others] = JSON.parse(text) as { texte: Record<string, string> }[];
      const [block = ''] = Object.keys(first?.texte ?? {});
      return JSON.stringify([
        { ...first, texte: { ...first?.texte, [block]: '<script>x</script>' } },
        ...others,
      ]);
    });
    expect(await take(file)).toEqual(['page-texts.json: 0 new, 0 changed, 1 gone.']);
    expect(await take(join(exported, 'redirects.json'))).toEqual([
      'redirects.json: 0 new, 0 changed, 0 gone.',
    ]);
    await take(join(exported, 'page-texts.json'));
    expect((await stored())['page-texts.json']).toBe(fileOf('page-texts.json', exported));
  });

  it('of categories may name them anew: the products at their urls stay', async () => {
    const file = edit('categories.json', (text) => text.replaceAll('"cat-dachboxen"', '"cat-dachkoffer"'));
    expect(await take(file)).toEqual(['categories.json: 1 new, 0 changed, 1 gone.']);
    const { 'categories.json': _categories, 'prices.csv': _prices, ...goods } = await stored();
    for (const [other, text] of Object.entries(goods))
      expect(text === fileOf(other, exported), other).toBe(true);
    await take(join(exported, 'categories.json'));
    expect((await stored())['products.csv']).toBe(fileOf('products.csv', exported));
  });

  it('of goods leaves the offer of a price that it repeats, and says nothing of one that it leaves out', async () => {
    const [header = '', first = '', second = ''] = rowsOf('tyres.csv');
    const price = header.split(';').indexOf('preis');
    const ids = [first, second].map((row) => row.split(';')[0]);
    await copy.query(
      `insert into prices (article_id, location_id, valid_from, regular_cents, offer_cents, offer_until)
       select article_id, null, now(), regular_cents, 100, now() + interval '1 day' from prices join articles on articles.id = article_id
       where code = $1 and location_id is null order by prices.id desc limit 1`,
      [ids[0]],
    );
    const file = edit('tyres.csv', (text) =>
      text.replace(
        second,
        second
          .split(';')
          .map((field, index) => (index === price ? '' : field))
          .join(';'),
      ),
    );
    await take(file);
    const held = await copy.query(
      `select distinct on (code) code, regular_cents > 0 as has_price, offer_cents from prices join articles on articles.id = article_id
       where code = any($1) and location_id is null order by code, valid_from desc, prices.id desc`,
      [ids],
    );
    expect(held).toEqual(
      ids
        .map((code, index) => ({ code, has_price: true, offer_cents: index === 0 ? 100 : null }))
        .sort((a, b) => (String(a.code) < String(b.code) ? -1 : 1)),
    );
    await copy.query(
      'delete from prices using articles where articles.id = article_id and code = $1 and offer_cents = 100',
      [ids[0]],
    );
    await take(join(exported, 'tyres.csv'));
  });
});

describe('files with faults', () => {
  let before: Record<string, string>;
  beforeAll(async () => {
    before = await stored();
  });

  it('change nothing, and leave the others of the command out as well', async () => {
    edit('locations.json', (text) => text.replace('"Musterkai 12"', '"Nirgends 1"'));
    edit('products.csv', (text) => text.replace(';dachboxen;', ';gibtesnicht;'));
    expect(await complaintOf(changed)).toContain(
      'products.csv, Zeile 2, Feld kategorie: keine Warengruppe mit Liste hat die url „gibtesnicht“',
    );
    writeFileSync(join(changed, 'products.csv'), fileOf('products.csv', exported));
    edit('stock.csv', (text) => text.replace(/\n([^;]+);\d+;/, '\n$1;-3;'));
    expect(await complaintOf(changed)).toContain(
      'stock.csv, Zeile 2, Feld zentrallager: erwartet wird eine ganze',
    );
    expect(await stored()).toEqual(before);
  });

  it('are told by row, field and reason, each', async () => {
    const [header = '', first = '', second = '', third = ''] = rowsOf('tyres.csv');
    const column = (name: string) => header.split(';').indexOf(name);
    const withField = (row: string, name: string, value: string) =>
      row
        .split(';')
        .map((field, index) => (index === column(name) ? value : field))
        .join(';');
    const file = join(changed, 'tyres.csv');
    writeFileSync(
      file,
      [
        header,
        first,
        first,
        withField(second, 'modell', '=HYPERLINK("x")').replace('=HYPERLINK("x")', '"=HYPERLINK(""x"")"'),
        withField(second, 'preis', '-9.90'),
        withField(third, 'hersteller', 'x'.repeat(5_000_000)),
        `${third};zuviel`,
        '',
      ].join('\n'),
    );
    const complaint = await complaintOf(file);
    for (const words of [
      `Zeile 3, Feld id: „${first.split(';')[0]}“ steht schon in Zeile 2`,
      'Zeile 4, Feld modell: sieht nach einer Formel aus',
      'Zeile 5, Feld preis: erwartet wird ein Betrag wie 84.90',
      'Zeile 6, Feld hersteller: ist länger als 10000 Zeichen',
      'Zeile 7: 30 Felder statt 29',
    ]) {
      expect(complaint).toContain(`tyres.csv, ${words}`);
    }
    expect(complaint.length).toBeLessThan(100_000);
    expect(await stored()).toEqual(before);
  });

  it.each([
    [
      'variants.csv',
      (text: string) => text.replace(';preis;', ';price;'),
      'Zeile 1, Feld preis: Spalte fehlt',
    ],
    ['makes.json', () => '{', 'makes.json: kein gültiges JSON'],
    ['hosts.json', () => '{}', 'hosts.json: erwartet wird eine Liste'],
    ['rims.csv', (text: string) => text.replace(/\n.*/, '\n"'), 'rims.csv, Zeile 61: kein gültiges CSV'],
  ])('of another form are told: %s', async (name, change, words) => {
    const file = edit(name, change);
    expect(await complaintOf(file)).toContain(words);
    expect(await stored()).toEqual(before);
  });

  it.each(['products.csv', 'offers.json'])('in Latin-1 are told: %s', async (name) => {
    const file = join(changed, name);
    writeFileSync(file, Buffer.from(fileOf(name, exported), 'latin1'));
    expect(await complaintOf(file)).toContain('nicht in UTF-8 geschrieben, sondern wohl in Latin-1');
  });

  it('of no kind, or two of one, are told', async () => {
    const file = join(changed, 'lieferant.csv');
    writeFileSync(file, fileOf('tyres.csv', exported));
    expect(await complaintOf(file)).toContain('--kind says what it is');
    expect(await complaintOf(join(exported, 'tyres.csv'), join(changed, 'tyres.csv'))).toContain(
      'are both tyres',
    );
    expect(await complaintOf(join(folder, 'nirgends'))).toContain('nirgends');
  });
});
