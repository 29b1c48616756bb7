import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { setStock, someTyres, stockOf } from '../support/catalogue';
import { radhaus } from '../support/command';
import { freshDatabase } from '../support/fresh-database';
import { testFolder } from '../support/test-folder';

const database = await freshDatabase();
const [first, second] = await someTyres(database, 2);
if (!first || !second) throw new Error('no tyres');
const folder = testFolder();
const refused = join(folder, 'zurueck.csv');

function write(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

const told = (...args: string[]): Promise<{ text: string; code: number }> =>
  radhaus(database, 'import', ...args).then(
    ({ stdout }) => ({ text: stdout, code: 0 }),
    (error: { stderr: string; stdout: string; code: number }) => ({
      text: error.stdout + error.stderr,
      code: error.code,
    }),
  );

const rowsOfRefused = (): Record<string, string>[] =>
  parse(readFileSync(refused), { columns: true, delimiter: ';', bom: true });

const activeTyres = () =>
  database.query("select code from articles where kind = 'tyre' and retired_at is null order by code");

describe('tables of the network', () => {
  it('with texts that spreadsheets would change are the same after an export and an import', async () => {
    const odd = ['- mit "17 Zoll"', '=1+1', "'s-Gravenhage", "'=x", '4,01E+12', '@home; +49', '+1', 'sep=;'];
    const groups = await database.query<{ id: number }>(
      'select group_id as id from products order by group_id limit $1',
      [odd.length],
    );
    for (const [index, { id }] of groups.entries())
      await database.query('update products set description = $1 where group_id = $2', [odd[index], id]);
    const [before, after] = [join(folder, 'vorher'), join(folder, 'nachher')];
    await radhaus(database, 'export', before, 'products', 'variants', 'tyres');
    const products = readFileSync(join(before, 'products.csv'), 'utf8');
    expect(products).toContain(";'=1+1;");
    await radhaus(database, 'import', join(before, 'products.csv'), join(before, 'variants.csv'));
    await radhaus(database, 'export', after, 'products', 'variants', 'tyres');
    for (const name of ['products.csv', 'variants.csv', 'tyres.csv'])
      expect(readFileSync(join(after, name)).equals(readFileSync(join(before, name))), name).toBe(true);
    const texts = await database.query<{ description: string }>(
      'select description from products where group_id = any($1) order by group_id',
      [groups.map(({ id }) => id)],
    );
    expect(texts.map(({ description }) => description)).toEqual(odd);
  });

  it('are taken over without their bad rows, and what these name stays', async () => {
    await radhaus(database, 'export', folder, 'tyres');
    const [head = '', one = '', two = '', ...others] = readFileSync(join(folder, 'tyres.csv'), 'utf8')
      .trimEnd()
      .split('\n');
    const columns = head.split(';');
    const changed = (row: string, name: string, value: string) =>
      row
        .split(';')
        .map((text, at) => (at === columns.indexOf(name) ? value : text))
        .join(';');
    const before = await activeTyres();
    const file = write(
      'tyres.csv',
      [
        columns.map((name) => ` ${name.toUpperCase()}`).join(';'),
        changed(one, 'dot', '2027'),
        changed(two, 'db', 'laut'),
        ...others.slice(0, 3),
        '1;"2',
      ].join('\n'),
    );
    const whole = await told(file);
    expect(whole.code).toBe(1);
    expect(whole.text).toContain('tyres.csv hat 2 Probleme');
    const part = await told(file, '--good-rows', '--refused', refused);
    expect(part.code).toBe(1);
    expect(part.text).toContain(`${refused}: 2 rows that stayed out, each with its reasons.`);
    expect(part.text).toContain('Zeile 3, Feld db');
    expect(await activeTyres()).toEqual(before);
    const dot = await database.value<number>(
      'select dot_year from tyres join articles on articles.id = article_id where code = $1',
      [one.split(';')[0]],
    );
    expect(dot).toBe(2027);
    expect(rowsOfRefused().map((row) => row.Grund)).toEqual([
      expect.stringContaining('db: '),
      expect.stringContaining('2 Felder statt'),
    ]);
    write('tyres.csv', readFileSync(refused, 'utf8').replace('laut', '70'));
  });

  it('take no list and no folder for it', async () => {
    const both = await told(join(folder, 'tyres.csv'), write('rims.csv', 'id\n'), '--good-rows');
    expect(both.text).toContain('--good-rows and --refused take one table.');
  });

  it('with two columns of one name are refused, naming both', async () => {
    const { text } = await told(
      'prices',
      write('prices.csv', 'artikel;preis;standort;gueltigVon;angebot;angebotBis;Preis\na;1;;;;;2\n'),
    );
    expect(text).toContain('Feld preis: steht in Spalte 2 und in Spalte 7');
  });
});

describe('prices and stock', () => {
  it('are counted by the rows without problem, and the others come back', async () => {
    for (const { id } of [first, second]) await setStock(database, id, { here: 1 });
    const file = write(
      'stock.csv',
      `ID;Stück\n${first.gtin};6\nnie;4\n${second.id};viele\n="${second.id}";7\n`,
    );
    const { text, code } = await told(
      'stock',
      file,
      '--location',
      'muster',
      '--good-rows',
      '--refused',
      refused,
    );
    expect(code).toBe(1);
    expect(text).toContain('stock.csv: 2 rows, 2 counts that differ.');
    expect(await stockOf(database, first.id)).toMatchObject({ here: 6 });
    expect(await stockOf(database, second.id)).toMatchObject({ here: 7 });
    expect(rowsOfRefused()).toEqual([
      { ID: 'nie', Stück: '4', Grund: 'id: es gibt keinen Artikel „nie“' },
      { ID: second.id, Stück: 'viele', Grund: 'stueck: erwartet wird eine ganze Zahl' },
    ]);
  });

  it('tell once what Excel did to long numbers', async () => {
    const file = write('stock.csv', `id;stueck\n4,01923E+12;6\n4,00E+12;4\n${first.id};9\n`);
    const { text } = await told('stock', file, '--location', 'muster', '--good-rows');
    expect(text).toContain('Zeile 2, Feld id: Excel hat die Nummer verkürzt („4,01923E+12“)');
    expect(text.match(/So bleiben sie ganz/g)).toHaveLength(1);
    expect(await stockOf(database, first.id)).toMatchObject({ here: 9 });
  });

  it('of a list without labels come back as well', async () => {
    const file = write(
      'tyres.csv',
      `EAN;VK brutto;Bestand\n${first.gtin};viel;3\n4,01923E+12;70,00;4\n${second.gtin};;12\n`,
    );
    const { text } = await told(file, '--refused', refused);
    expect(text).toContain(`${refused}: 2 rows that stayed out`);
    expect(text).toContain('So bleiben sie ganz');
    expect(rowsOfRefused().map(({ EAN }) => EAN)).toEqual([first.gtin, '4,01923E+12']);
    expect(await stockOf(database, second.id)).toMatchObject({ central: 12 });
  });

  it('of a list with two prices are asked for', async () => {
    const { text, code } = await told(write('tyres.csv', `EAN;Preis;Preis\n${first.gtin};70,00;80,00\n`));
    expect(code).toBe(1);
    expect(text).toContain('„Preis“ steht in Spalte 2 und in Spalte 3; welche gilt, sagt eine Zuordnung');
  });
});
