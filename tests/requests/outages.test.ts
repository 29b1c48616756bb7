import { readdirSync } from 'node:fs';
import { afterEach, expect, it } from 'vitest';
import { someTyre } from '../support/catalogue';
import { openDesk } from '../support/desk';
import { freshDatabase } from '../support/fresh-database';
import { textOf } from '../support/html-forms';
import { settled } from '../support/imports';
import { photoOf } from '../support/made-pictures';
import { request } from '../support/request';
import { startShopProcess } from '../support/running-shop';
import { smallDisk } from '../support/small-disk';
import { Visitor } from '../support/visitor';

const database = await freshDatabase();
const disk = await smallDisk('2m');
const shop = await startShopProcess({
  DATABASE_URL: database.url,
  ...(disk.isMounted && { DATA_DIR: disk.folder, TMPDIR: disk.folder }),
});
const tyre = await someTyre(database, 'central > 20');
const leader = await openDesk(database, shop, 'leitung');
const centre = await openDesk(database, shop, 'leitung', null);
const artikel = `tyre:${tyre.id}`;

const TOLD = 'Das ist im Moment leider nicht möglich. Bitte versuchen Sie es in einer Minute noch einmal.';
const tables = ['sessions', 'carts', 'cart_lines', 'wish_list_entries', 'attempts', 'desk_imports'];

/** What PostgreSQL reports when it cannot extend a table's file. */
async function fillDatabase(): Promise<void> {
  await database.query(`create function no_room() returns trigger language plpgsql as $$ begin
    raise exception 'could not extend file "base/5/1259": No space left on device' using errcode = '53100'; end $$`);
  for (const table of tables)
    await database.query(
      `create trigger no_room before insert or update on ${table} for each row execute function no_room()`,
    );
}

const freeDatabase = () => database.query('drop function if exists no_room cascade');

afterEach(async () => {
  await freeDatabase();
});

const rowsOf = (table: string) => database.value<number>(`select count(*)::int as count from ${table}`);

it.each([
  ['a cart', '/muster/warenkorb', { aktion: 'hinzufuegen', artikel, menge: '2' }],
  ['a wish list', '/muster/merkliste', { aktion: 'merken', artikel }],
  ['a forgotten password', '/muster/passwort-vergessen', { email: 'kundin@example.de' }],
])(
  'with a full disk %s answers 503 in German, stores nothing, and works again later',
  async (_, path, form) => {
    const before = await Promise.all(['sessions', 'cart_lines', 'wish_list_entries'].map(rowsOf));
    await fillDatabase();
    shop.expectError('a page failed');
    const visitor = new Visitor(shop);
    const answer = await visitor.send({ path, form });
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '60']);
    expect(answer.headers['content-type']).toContain('text/html');
    expect(textOf(answer.text)).toContain(TOLD);
    expect(answer.text).toContain('<html lang="de"');
    expect(answer.text).not.toMatch(/No space|53100|insert into|node_modules|Unexpected Server Error/);
    expect((await visitor.open('/muster/reifen')).status).toBe(200);
    expect(await Promise.all(['sessions', 'cart_lines', 'wish_list_entries'].map(rowsOf))).toEqual(before);
    await freeDatabase();
    expect((await visitor.send({ path, form })).status).toBeLessThan(400);
  },
);

it('with JavaScript the same form answers 503, which the page can read', async () => {
  await fillDatabase();
  shop.expectError('a page failed');
  const answer = await new Visitor(shop).send({
    path: '/muster/warenkorb.data',
    form: { aktion: 'hinzufuegen', artikel, menge: '1' },
  });
  expect([answer.status, answer.headers['retry-after']]).toEqual([503, '60']);
  expect(answer.text).toContain(TOLD);
  expect(answer.text).not.toContain('No space');
});

it('a call of the API answers 503 as JSON', async () => {
  const token = JSON.parse(
    (await request({ port: shop.port, method: 'POST', path: '/api/v1/standorte/muster/carts' })).text,
  ).cartToken;
  await fillDatabase();
  shop.expectError('a page failed');
  const answer = await request({
    port: shop.port,
    method: 'PUT',
    path: `/api/v1/standorte/muster/cart/articles/${artikel}`,
    json: { quantity: 1 },
    headers: { authorization: `Bearer ${token}` },
  });
  expect([answer.status, answer.headers['retry-after'], JSON.parse(answer.text).error]).toEqual([
    503,
    '60',
    { code: 503, reason: 'unavailable', message: TOLD },
  ]);
});

it('a file for the desk is not stored by halves', async () => {
  const before = await rowsOf('desk_imports');
  await fillDatabase();
  shop.expectError('a page failed');
  const files = [{ field: 'datei', name: 'a.csv', content: 'EAN;Preis\n1;2' }];
  const fields = { befehl: 'upload-file', lieferant: 'Nord', art: 'hier' };
  const answer = await leader.upload('/muster/tresen/import', fields, files);
  expect([answer.status, answer.headers['retry-after']]).toEqual([503, '60']);
  expect(textOf(answer.text)).toContain(TOLD);
  expect(await rowsOf('desk_imports')).toBe(before);
});

it.skipIf(!disk.isMounted)('a photo that finds no room leaves no part of a file', async () => {
  const content = await photoOf('#c00');
  const before = await rowsOf('article_images');
  const at = `/muster/tresen/bestand/${artikel}`;
  const page = await centre.open(at);
  const stand = /name="stand" value="([^"]*)"[^>]*>(?:(?!name="stand")[\s\S])*value="add-photos"/.exec(
    page.text,
  )?.[1];
  const add = () =>
    centre.upload(`${at}/bilder`, { befehl: 'add-photos', stand: stand ?? '', text: 'Neu' }, [
      { field: 'fotos', name: 'a.jpg', content },
    ]);
  await disk.fill();
  shop.expectError('a page failed');
  const answer = await add();
  expect([answer.status, textOf(answer.text).includes(TOLD)]).toEqual([503, true]);
  const parts = readdirSync(disk.folder, { recursive: true }).filter((name) =>
    String(name).endsWith('.part'),
  );
  expect(parts).toEqual([]);
  expect(await rowsOf('article_images')).toBe(before);
  await disk.empty();
  expect((await add()).status).toBe(200);
});

it.skipIf(!disk.isMounted)(
  'an import that finds no room to unpack says so, and works again later',
  async () => {
    await disk.fill();
    shop.expectError('an import of the desk failed');
    const files = [{ field: 'datei', name: 'a.csv', content: `EAN;Preis\n${tyre.gtin};99,50` }];
    const fields = { befehl: 'upload-file', lieferant: 'Nord', art: 'hier' };
    const add = async () => settled(await leader.upload('/muster/tresen/import', fields, files), leader);
    const failed = await add();
    expect(textOf(failed.text)).toContain('Auf dem Server ist kein Speicherplatz mehr frei.');
    await disk.empty();
    expect((await add()).text).toContain('Übernehmen');
  },
);
