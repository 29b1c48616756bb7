import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lockNetwork } from '~/exchange/writing/write-network.server';
import { readConfig } from '~/platform/config/config.server';
import { openDatabase } from '~/platform/database/database.server';
import { inTransaction } from '~/platform/database/transaction.server';
import { createLog } from '~/platform/log.server';
import { radhaus } from '../support/command';
import { exportedShop, fileOf, pageOf } from '../support/exported-network';

const network = await exportedShop();
const { database, shop, exported, changed, rowsOf, edit, editRow, stored, take, complaintOf } = network;

it('the same files again change nothing', async () => {
  const tables = () =>
    database.query(
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
    expect((await pageOf(shop, address)).text).toContain(name);
    const file = edit('products.csv', (text) => text.replace(`;${name};`, ';Umgetauft 4711;'));
    const tried = await radhaus(database, 'import', file, '--dry-run');
    expect(tried.stdout).toMatch(/^pictures: (\d+) named, \1 read, 0 to be fetched\.$/m);
    expect(tried.stdout).toContain(
      `Dry run, nothing was changed: products.csv: ${rowsOf('products.csv').length - 1} rows, 0 new, 1 changed, 0 gone.\n`,
    );
    expect((await stored())['products.csv']).toBe(fileOf('products.csv', exported));
    await take(file);
    await expect.poll(async () => (await pageOf(shop, address)).text).toContain('Umgetauft 4711');
    const { 'products.csv': products, ...others } = await stored();
    expect(products).toBe(fileOf('products.csv', changed));
    for (const [other, text] of Object.entries(others))
      expect(text === fileOf(other, exported), other).toBe(true);
    await take(exported);
    await expect.poll(async () => (await pageOf(shop, address)).text).toContain(name);
  });

  it('retires what it no longer has, and brings it back with its history', async () => {
    const parts = new Set(rowsOf('complete-wheels.csv').map((row) => row.split(';')[2]));
    const code = rowsOf('tyres.csv')
      .slice(1)
      .map((row) => row.split(';')[0] ?? '')
      .find((id) => !parts.has(id));
    const address = `/muster/reifen/${code}`;
    expect((await pageOf(shop, address)).status).toBe(200);
    const file = edit('tyres.csv', (text) => text.replace(new RegExp(`^${code};.*\n`, 'm'), ''));
    expect(await take(file)).toEqual([
      `tyres.csv: ${rowsOf('tyres.csv').length - 2} rows, 0 new, 0 changed, 1 retired.`,
    ]);
    await expect.poll(async () => (await pageOf(shop, address)).status).toBe(404);
    const history = () =>
      database.query(
        'select article_id, regular_cents from prices join articles on articles.id = article_id where code = $1',
        [code],
      );
    const before = await history();
    expect(before.length).toBeGreaterThan(0);
    await take(join(exported, 'tyres.csv'));
    await expect.poll(async () => (await pageOf(shop, address)).status).toBe(200);
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
    const { stdout } = await radhaus(database, 'import', '--kind', 'rims', file);
    expect(stdout.split('\n')).toEqual([
      `rims.csv: ${list.length} rows, 0 new, 0 changed, 0 retired.`,
      'prices in the files of articles: 1 changed.',
      '',
    ]);
    const page = `/muster/alufelgen/${list[0]?.id}`;
    await expect.poll(async () => (await pageOf(shop, page)).text).toContain('99,90');
    writeFileSync(file, JSON.stringify([{ ...list[0], traglast: null, gewicht: 9 }]));
    const complaint = await complaintOf('--kind', 'rims', file);
    expect(complaint).toContain('lieferant.json, Eintrag 1, Feld gewicht: unbekanntes Feld');
    await take(join(exported, 'rims.csv'));
    await expect.poll(async () => (await pageOf(shop, page)).text).not.toContain('99,90');
  });

  it('of locations is on their pages, and what refers to a location that it no longer has is named', async () => {
    const file = edit('locations.json', (text) => text.replace('"Musterkai 12"', '"Neuer Kai 99"'));
    expect(await take(file)).toEqual([
      'locations.json: 0 new, 1 changed, 0 gone.',
      'pictures: 3 named, 0 stored.',
    ]);
    await expect.poll(async () => (await pageOf(shop, '/muster/kontakt')).text).toContain('Neuer Kai 99');
    const list = JSON.parse(fileOf('locations.json', exported)) as { url: string }[];
    writeFileSync(file, JSON.stringify(list.filter(({ url }) => url !== 'alpenblick')));
    expect(await complaintOf(file)).toContain(
      'coupons.json, im Bestand, Eintrag 1 (ALLGAEU15), Feld standorte: es gibt keinen Standort mit der url „alpenblick“',
    );
    await take(join(exported, 'locations.json'));
    await expect.poll(async () => (await pageOf(shop, '/muster/kontakt')).text).toContain('Musterkai 12');
  });

  it('of categories moves the products with it, and their fields', async () => {
    const file = edit('categories.json', (text) =>
      text.replace('"title": "Dachboxen"', '"title": "Dachkoffer"'),
    );
    expect(await take(file)).toEqual(['categories.json: 0 new, 1 changed, 0 gone.']);
    await expect.poll(async () => (await pageOf(shop, '/muster/dachboxen')).text).toContain('Dachkoffer');
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
    const { 'categories.json': _categories, 'prices.csv': _prices, ...articleFiles } = await stored();
    for (const [other, text] of Object.entries(articleFiles))
      expect(text === fileOf(other, exported), other).toBe(true);
    await take(join(exported, 'categories.json'));
    expect((await stored())['products.csv']).toBe(fileOf('products.csv', exported));
  });

  it('of articles leaves the offer of a price that it repeats, and says nothing of one that it leaves out', async () => {
    const [header = '', first = '', second = ''] = rowsOf('tyres.csv');
    const price = header.split(';').indexOf('preis');
    const ids = [first, second].map((row) => row.split(';')[0]);
    await database.query(
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
    const held = await database.query(
      `select distinct on (code) code, regular_cents > 0 as has_price, offer_cents from prices join articles on articles.id = article_id
       where code = any($1) and location_id is null order by code, valid_from desc, prices.id desc`,
      [ids],
    );
    expect(held).toEqual(
      ids
        .map((code, index) => ({ code, has_price: true, offer_cents: index === 0 ? 100 : null }))
        .sort((a, b) => (String(a.code) < String(b.code) ? -1 : 1)),
    );
    await database.query(
      'delete from prices using articles where articles.id = article_id and code = $1 and offer_cents = 100',
      [ids[0]],
    );
    await take(join(exported, 'tyres.csv'));
  });
});

it('a file of accounts is named as one that is not imported', async () => {
  const users = join(changed, 'users.json');
  writeFileSync(users, '[]');
  const words = 'users.json: not imported: `radhaus user create` makes accounts, one by one.';
  expect(await complaintOf(users)).toContain(words);
  expect((await radhaus(database, 'import', changed)).stdout).toContain(`${words}\n`);
});

it('a variant may be made for very many vehicles', async () => {
  const prefixes = Array.from(
    { length: 8_000 },
    (_, n) => `019${String(n).padStart(8, '0')}(Einbauort=vorn)`,
  );
  const [, row = ''] = rowsOf('variants.csv');
  const file = editRow('variants.csv', row.split(';')[1] ?? '', { ecodes: prefixes.join(' ') });
  await take(file);
  expect((await stored())['variants.csv'] === fileOf('variants.csv', changed)).toBe(true);
  await take(join(exported, 'variants.csv'));
});

it('an import may wait longer than a page', async () => {
  const log = createLog('silent');
  const { db, close } = await openDatabase(readConfig({ DATABASE_URL: database.url }), log);
  const bounds =
    "select current_setting('statement_timeout') || current_setting('idle_in_transaction_session_timeout') as bounds";
  await inTransaction({ ...database.context, db }, async (tx) => {
    expect((await tx.db.execute(bounds)).rows).toEqual([{ bounds: '30s30s' }]);
    await lockNetwork(tx);
    expect((await tx.db.execute(bounds)).rows).toEqual([{ bounds: '00' }]);
  });
  await close();
});
