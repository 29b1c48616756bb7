import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { setStock, someTyres, stockOf } from '../support/catalogue';
import { radhaus } from '../support/command';
import { freshDatabase } from '../support/fresh-database';

const database = await freshDatabase();
const [first, second] = (await someTyres(database, 2)).map(({ id }) => id);
const folder = mkdtempSync(join(tmpdir(), 'tables-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string | Buffer): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

const complaintOf = (...args: string[]): Promise<string> =>
  radhaus(database, 'import', ...args).then(
    ({ stdout }) => stdout,
    (error: { stderr: string; stdout: string }) => error.stderr + error.stdout,
  );

const stored = () =>
  database.query(
    'select article_id, warehouse_id, on_hand from stock_levels where on_hand > 0 order by article_id, warehouse_id',
  );

describe('stock with a row for each article and location', () => {
  it('counts what it names and leaves the rest', async () => {
    await setStock(database, first ?? '', { here: 4, central: 7 });
    await setStock(database, second ?? '', { here: 3, central: 5 });
    const file = write('stock.csv', `id;standort;stueck\n${first};muster;9\n${second};zentrallager;0\n`);
    const { stdout } = await radhaus(database, 'import', 'stock', file);
    expect(stdout).toBe('stock.csv: 2 rows, 2 counts that differ.\n');
    expect(await stockOf(database, first ?? '')).toEqual({ here: 9, central: 7 });
    expect(await stockOf(database, second ?? '')).toEqual({ here: 3, central: 0 });
  });

  it('with faults changes nothing, and each is named by row and field', async () => {
    const before = await stored();
    const rows = [
      `${first};nie;9`,
      'nie;muster;1',
      `${first};muster;-1`,
      `${second};muster;1`,
      `${second};muster;2`,
    ];
    const told = await complaintOf('stock', write('stock.csv', `id;standort;stueck\n${rows.join('\n')}\n`));
    expect(told).toContain('stock.csv, Zeile 2, Feld standort: kein Standort hat die url „nie“');
    expect(told).toContain('stock.csv, Zeile 3, Feld id: kein Artikel heißt „tyre:nie“');
    expect(told).toContain('stock.csv, Zeile 4, Feld stueck: erwartet wird eine ganze Zahl');
    expect(told).toContain(
      `stock.csv, Zeile 6, Feld standort: „tyre:${second}“ kommt bei „muster“ mehrfach vor`,
    );
    expect(await stored()).toEqual(before);
  });
});

describe('a table of others', () => {
  const mapping = write(
    'spalten.json',
    JSON.stringify({
      dezimalkomma: true,
      spalten: { Artikel: 'artikel', Filiale: 'standort', 'Preis (€)': 'preis' },
    }),
  );
  const table = (...rows: string[]) =>
    Buffer.from(`${['Artikel\tFiliale\tPreis (\x80)\tFarbe', ...rows].join('\r\n')}\r\n`, 'latin1');

  it('is shown as it is understood, and changes nothing', async () => {
    const before = await database.query('select count(*) from prices');
    const file = write('preise.txt', table(`tyre:${first}\tmuster\t1.084,9\trot`));
    const { stdout } = await radhaus(
      database,
      'import',
      file,
      '--kind',
      'prices',
      '--mapping',
      mapping,
      '--check',
    );
    expect(stdout).toMatch(/^Zeile +artikel +standort +preis$/m);
    expect(stdout).toMatch(/^2 +tyre:\S+ +muster +1084\.90$/m);
    expect(stdout).toContain('Columns that say nothing of ours: Farbe.');
    expect(stdout).toContain('1 rows understood, 0 problems. Nothing was changed.');
    expect(await database.query('select count(*) from prices')).toEqual(before);
  });

  it('is taken over by its mapping', async () => {
    const file = write('preise.txt', table(`tyre:${first}\tmuster\t84,9\trot`));
    const { stdout } = await radhaus(database, 'import', file, '--kind', 'prices', '--mapping', mapping);
    expect(stdout).toBe('preise.txt: 1 rows, 1 new prices.\n');
    const [price] = await database.query<{ cents: number }>(
      `select regular_cents as cents from prices join articles on articles.id = article_id
       where code = $1 order by prices.id desc limit 1`,
      [first],
    );
    expect(price?.cents).toBe(8_490);
  });

  it('is refused without one, and with one that names unknown columns', async () => {
    const file = write('preise.txt', table(`tyre:${first}\tmuster\t84,9\trot`));
    expect(await complaintOf(file, '--kind', 'prices')).toContain('die Datei ist nicht in UTF-8 geschrieben');
    const wrong = write('falsch.json', JSON.stringify({ spalten: { Artikel: 'artikel', Rabatt: 'rabatt' } }));
    const told = await complaintOf(file, '--kind', 'prices', '--mapping', wrong);
    expect(told).toContain('preise.txt, Zuordnung, Feld rabatt: unbekannte Spalte');
    expect(told).toContain('preise.txt, Zuordnung, Feld Rabatt: die Datei hat keine solche Spalte');
    expect(await complaintOf(file, '--kind', 'prices', '--mapping', join(folder, 'nie.json'))).toContain(
      'nie.json: Datei fehlt',
    );
  });

  it('that has faults is shown with them, row by row', async () => {
    const file = write(
      'preise.txt',
      table(`tyre:${first}\tmuster\tauf Anfrage\t`, `tyre:${second}\t\t9,90\t`),
    );
    const told = await complaintOf(file, '--kind', 'prices', '--mapping', mapping, '--check');
    expect(told).toContain('preise.txt, Zeile 2, Feld preis: erwartet wird ein Betrag wie 84.90');
    expect(told).toMatch(/^3 +tyre:\S+ +9\.90$/m);
    expect(told).toContain('1 rows understood, 1 problems. Nothing was changed.');
  });
});
