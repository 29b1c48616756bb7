import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { recountStock } from '~/domain/catalog/inventory/count-stock.server';
import { DAY_MS } from '~/values/days';
import { articleIdOf, setStock, someTyres, stockOf } from '../support/catalogue';
import { radhaus } from '../support/command';
import { freshDatabase } from '../support/fresh-database';
import { testFolder } from '../support/test-folder';

const database = await freshDatabase();
const tyres = await someTyres(database, 6);
const codeAt = (index: number) => tyres[index]?.id ?? expect.fail('too few tyres');
const urls = (await database.query<{ url: string }>('select url from locations order by url')).map(
  ({ url }) => url,
);

const folder = testFolder();
const stockFile = join(folder, 'stock.csv');
const priceFile = join(folder, 'prices.csv');
beforeEach(() => {
  rmSync(stockFile, { force: true });
  rmSync(priceFile, { force: true });
});

const lines = (...rows: string[]) => `${rows.join('\n')}\n`;
const LOCATION_HEADER = 'id;stueck';
const PRICE_HEADER = 'artikel;standort;gueltigVon;preis;angebot;angebotBis';

/** All pieces, all movements and the whole history of prices. */
const stored = async () => ({
  levels: await database.query(
    'select article_id, warehouse_id, on_hand, allocated from stock_levels where on_hand > 0 or allocated > 0 order by 1, 2',
  ),
  movements: await database.query('select count(*) from stock_movements'),
  prices: await database.query('select * from prices order by id'),
  current: await database.query('select * from current_prices order by article_id, location_id'),
});

async function complaintOf(...args: string[]): Promise<string> {
  const failed = await radhaus(database, 'import', ...args).then(
    () => undefined,
    (error: { stderr: string }) => error,
  );
  return failed?.stderr ?? 'nothing';
}

describe('a file of stock', () => {
  it('of one location counts there and nowhere else, once', async () => {
    const code = codeAt(0);
    await setStock(database, code, { here: 4, central: 7 });
    writeFileSync(stockFile, lines(LOCATION_HEADER, `${code};9`, `tyre:${codeAt(1)};3`));
    const { stdout } = await radhaus(database, 'import', 'stock', stockFile, '--location', 'muster');
    expect(stdout).toMatch(/^stock.csv: 2 rows, \d counts that differ\.\n$/);
    expect(await stockOf(database, code)).toEqual({ here: 9, central: 7 });
    const before = await stored();
    const again = await radhaus(database, 'import', 'stock', stockFile, '--location', 'muster');
    expect(again.stdout).toBe('stock.csv: 2 rows, 0 counts that differ.\n');
    expect(await stored()).toEqual(before);
    expect(await recountStock(database.context)).toEqual([]);
    await radhaus(database, 'import', 'stock', stockFile, '--location', 'central');
    expect(await stockOf(database, code)).toEqual({ here: 9, central: 9 });
  });

  it('of all locations leaves the articles that it does not name', async () => {
    await setStock(database, codeAt(2), { here: 5, central: 5 });
    const header = ['id', ...urls, 'zentrallager'].join(';');
    writeFileSync(
      stockFile,
      lines(header, [codeAt(3), ...urls.map((url) => (url === 'muster' ? 6 : 0)), 12].join(';')),
    );
    const tried = await radhaus(database, 'import', 'stock', stockFile, '--dry-run');
    expect(tried.stdout).toMatch(/^Dry run, nothing was changed: stock.csv: 1 rows, [1-9]\d* counts/);
    expect(await stockOf(database, codeAt(3))).not.toEqual({ here: 6, central: 12 });
    await radhaus(database, 'import', 'stock', stockFile);
    expect(await stockOf(database, codeAt(3))).toEqual({ here: 6, central: 12 });
    expect(await stockOf(database, codeAt(2))).toEqual({ here: 5, central: 5 });
  });

  it('keeps what orders have allocated', async () => {
    const code = codeAt(4);
    await setStock(database, code, { here: 8 });
    await database.query(
      `insert into allocations (article_id, warehouse_id, quantity, owner_type, owner_id)
       select $1, id, 3, 'order', 'test' from warehouses where location_id = 'loc-muster'`,
      [await articleIdOf(database, code)],
    );
    await recountStock(database.context);
    writeFileSync(stockFile, lines(LOCATION_HEADER, `${code};5`));
    await radhaus(database, 'import', 'stock', stockFile, '--location', 'muster');
    expect(await stockOf(database, code)).toEqual({ here: 2, central: 0 });
  });

  it('with faults changes nothing, and each row is named with its reason', async () => {
    const wheelCode = await database.value<string>('select code from articles where is_kit limit 1');
    const faulty = Array.from({ length: 30 }, (_, index) => `nicht-da-${index};1`);
    writeFileSync(
      stockFile,
      lines(
        LOCATION_HEADER,
        `${codeAt(0)};1`,
        `${codeAt(0)};2`,
        `complete-wheel:${wheelCode};2`,
        `${codeAt(1)};-4`,
        '=1+1;3',
        `${codeAt(1)};@A1`,
        ...faulty,
      ),
    );
    const before = await stored();
    const complaint = await complaintOf('stock', stockFile, '--location', 'muster');
    for (const words of [
      `Zeile 3, Feld id: „${codeAt(0)}“ steht schon in Zeile 2`,
      'Zeile 4, Feld id: „complete-wheel:',
      'Zeile 5, Feld stueck: erwartet wird eine ganze Zahl',
      'Zeile 6, Feld id: sieht nach einer Formel aus',
      'Zeile 7, Feld stueck: erwartet wird eine ganze Zahl',
      ...faulty.map((_, index) => `Zeile ${8 + index}, Feld id: es gibt keinen Artikel „nicht-da-${index}“`),
    ]) {
      expect(complaint).toContain(`stock.csv, ${words}`);
    }
    expect(complaint).toContain('stock.csv hat 35 Probleme');
    expect(await stored()).toEqual(before);
  });

  it.each([
    ['', 'stock.csv: die Kopfzeile fehlt'],
    ['id;zentrallager\n', 'Zeile 1, Feld stueck: Spalte fehlt'],
    ['id;zentrallager\n', 'Zeile 1, Feld zentrallager: unbekannte Spalte'],
    [Buffer.from(`\uFEFF${LOCATION_HEADER}\n`, 'utf16le'), 'nicht in UTF-8 geschrieben, sondern in UTF-16'],
    [
      Buffer.from(`${LOCATION_HEADER}\n${codeAt(0)};1\nmüll;1\n`, 'latin1'),
      'stock.csv, Zeile 3: die Datei ist nicht in UTF-8 geschrieben, sondern wohl in Latin-1',
    ],
  ])('of another form is told: %#', async (content, words) => {
    writeFileSync(stockFile, content);
    expect(await complaintOf('stock', stockFile, '--location', 'muster')).toContain(words);
  });

  it('that is not there, or of a location that there is not, is told', async () => {
    expect(await complaintOf('stock', stockFile)).toContain('stock.csv: Datei fehlt');
    writeFileSync(stockFile, lines(LOCATION_HEADER));
    expect(await complaintOf('stock', stockFile, '--location', 'nirgends')).toContain(
      'There is no location "nirgends"',
    );
  });
});

describe('a file of prices', () => {
  const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

  it('appends to the history, once; what it does not name stays', async () => {
    const key = `tyre:${codeAt(0)}`;
    writeFileSync(
      priceFile,
      lines(
        PRICE_HEADER,
        `${key};muster;;77.70;;`,
        `${key};;;88.80;66.60;${inDays(9)}`,
        `${key};;${inDays(20)};99.90;;`,
      ),
    );
    const before = await stored();
    const tried = await radhaus(database, 'import', 'prices', priceFile, '--dry-run');
    expect(tried.stdout).toBe('Dry run, nothing was changed: prices.csv: 3 rows, 3 new prices.\n');
    expect(await stored()).toEqual(before);
    expect((await radhaus(database, 'import', 'prices', priceFile)).stdout).toBe(
      'prices.csv: 3 rows, 3 new prices.\n',
    );
    const after = await stored();
    expect(after.prices.slice(0, before.prices.length)).toEqual(before.prices);
    expect(after.prices).toHaveLength(before.prices.length + 3);
    const id = await articleIdOf(database, codeAt(0));
    expect(
      await database.query(
        "select location_id, cents, regular_cents from current_prices where article_id = $1 and (location_id is null or location_id = 'loc-muster') order by 2",
        [id],
      ),
    ).toEqual([
      { location_id: null, cents: 6660, regular_cents: 8880 },
      { location_id: 'loc-muster', cents: 7770, regular_cents: null },
    ]);
    expect((await radhaus(database, 'import', 'prices', priceFile)).stdout).toBe(
      'prices.csv: 3 rows, 0 new prices.\n',
    );
    expect(await stored()).toEqual(after);
  });

  it('that ends where it begins keeps the later price, in whichever order the rows stand', async () => {
    const key = `tyre:${codeAt(5)}`;
    writeFileSync(priceFile, lines(PRICE_HEADER, `${key};kassel;;50.00;;`));
    await radhaus(database, 'import', 'prices', priceFile);
    writeFileSync(
      priceFile,
      lines(PRICE_HEADER, `${key};kassel;${inDays(5)};50.00;;`, `${key};kassel;;40.00;;`),
    );
    expect((await radhaus(database, 'import', 'prices', priceFile)).stdout).toContain('2 new prices');
    expect((await radhaus(database, 'import', 'prices', priceFile)).stdout).toContain(' 0 new prices');
  });

  it('with faults changes nothing, and each row is named with its reason', async () => {
    const key = `tyre:${codeAt(1)}`;
    writeFileSync(
      priceFile,
      lines(
        PRICE_HEADER,
        `${key};;;44.40;;`,
        `${key};;;44.50;;`,
        `${key};nirgends;;44.40;;`,
        'tyre:nichts;;;44.40;;',
        `${key};kassel;;44,40;;`,
        `${key};=kassel;;44.40;;`,
        `${key};kassel;;44.40;49.90;${inDays(1)}`,
      ),
    );
    const before = await stored();
    const complaint = await complaintOf('prices', priceFile);
    for (const words of [
      `Zeile 3, Feld artikel: „${key}“ steht schon in Zeile 2`,
      'Zeile 4, Feld standort: es gibt keinen Standort mit der url „nirgends“',
      'Zeile 5, Feld artikel: es gibt keinen Artikel „tyre:nichts“',
      'Zeile 6, Feld preis: erwartet wird ein Betrag wie 84.90',
      'Zeile 7, Feld standort: sieht nach einer Formel aus',
      'Zeile 8, Feld angebot: muss unter dem Preis liegen',
    ]) {
      expect(complaint).toContain(`prices.csv, ${words}`);
    }
    expect(await stored()).toEqual(before);
  });

  it('that is refused keeps no other file out', async () => {
    writeFileSync(stockFile, lines(LOCATION_HEADER, 'nichts;1'));
    writeFileSync(priceFile, lines(PRICE_HEADER, `tyre:${codeAt(2)};kassel;;41.00;;`));
    const failed = await radhaus(database, 'import', 'prices', stockFile, priceFile).catch(
      (error: { stdout: string; stderr: string; code: number }) => error,
    );
    expect(failed).toMatchObject({
      code: 1,
      stdout: 'prices.csv: 1 rows, 1 new prices.\n',
      stderr: expect.stringContaining('stock.csv, Zeile 1, Feld artikel: Spalte fehlt'),
    });
  });
});

describe('what export writes', () => {
  it('says what is there, and changes nothing when it is imported', async () => {
    const exported = join(folder, 'netz');
    await radhaus(database, 'export', exported);
    const stock = readFileSync(join(exported, 'stock.csv'), 'utf8').split('\n');
    expect(stock[0]).toBe(['id', 'zentrallager', ...urls].join(';'));
    const own = await database.value<string>(
      `select count(*) from articles where retired_at is null and not is_kit and kind <> 'service'`,
    );
    expect(stock).toHaveLength(Number(own) + 2);
    const prices = readFileSync(join(exported, 'prices.csv'), 'utf8');
    expect(prices).toContain(`tyre:${codeAt(0)};muster;`);
    expect(prices).toMatch(new RegExp(`tyre:${codeAt(0)};;[^;]+;88.80;66.60;[^;\n]+\n`));
    expect(prices).toMatch(new RegExp(`tyre:${codeAt(0)};;[^;]+;99.90;;\n`));

    const before = await stored();
    const again = await radhaus(database, 'import', 'prices', join(exported, 'prices.csv'));
    expect(again.stdout).toMatch(/^prices.csv: \d{4,} rows, 0 new prices\.\n$/);
    const counted = await radhaus(database, 'import', 'stock', join(exported, 'stock.csv'));
    expect(counted.stdout).toMatch(/^stock.csv: \d{4,} rows, 0 counts that differ\.\n$/);
    expect(await stored()).toEqual(before);
  });

  it('brings back what was there', async () => {
    const exported = join(folder, 'stand');
    await radhaus(database, 'export', exported, 'stock');
    const { levels } = await stored();
    await setStock(database, codeAt(0), { here: 1, central: 1 });
    await setStock(database, codeAt(1), { here: 77, central: 77 });
    expect((await stored()).levels).not.toEqual(levels);
    await radhaus(database, 'import', 'stock', join(exported, 'stock.csv'));
    expect((await stored()).levels).toEqual(levels);
  });

  it('is only what was asked for, and named when there is no such thing', async () => {
    const failed = await radhaus(database, 'export', folder, 'preise').catch(
      (error: { stderr: string }) => error,
    );
    expect(failed).toMatchObject({ stderr: expect.stringContaining('preise') });
  });
});
