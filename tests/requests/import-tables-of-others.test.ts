import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { setStock, someTyres, stockOf } from '../support/catalogue';
import { radhaus } from '../support/command';
import { freshDatabase } from '../support/fresh-database';
import { testFolder } from '../support/test-folder';

const database = await freshDatabase();
const [first, second] = (await someTyres(database, 2)).map(({ id }) => id);
const folder = testFolder();

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
    expect(told).toContain('stock.csv, Zeile 2, Feld standort: es gibt keinen Standort mit der url „nie“');
    expect(told).toContain('stock.csv, Zeile 3, Feld id: es gibt keinen Artikel „nie“');
    expect(told).toContain('stock.csv, Zeile 4, Feld stueck: erwartet wird eine ganze Zahl');
    expect(told).toContain(`stock.csv, Zeile 6, Feld standort: „${second}“ kommt bei „muster“ mehrfach vor`);
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
    const price = await database.value<number>(
      `select regular_cents as cents from prices join articles on articles.id = article_id
       where code = $1 order by prices.id desc limit 1`,
      [first],
    );
    expect(price).toBe(8_490);
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

describe('a table of others for prices or stock alone', () => {
  const inLatin = (...rows: string[]) => Buffer.from(`${rows.join('\r\n')}\r\n`, 'latin1');
  const prices = write(
    'preisspalten.json',
    JSON.stringify({
      dezimalkomma: true,
      spalten: { Artikel: 'artikel', Filiale: 'standort', Händlerpreis: 'preis' },
    }),
  );
  const stock = write(
    'bestandsspalten.json',
    JSON.stringify({ spalten: { Artikel: 'id', Filiale: 'standort', Stückzahl: 'stueck' } }),
  );

  it('is taken over as prices', async () => {
    const file = write(
      'preise.csv',
      inLatin('Artikel,Filiale,Händlerpreis', `tyre:${first},kassel,"1.084,9"`),
    );
    const { stdout } = await radhaus(database, 'import', 'prices', file, '--mapping', prices);
    expect(stdout).toBe('preise.csv: 1 rows, 1 new prices.\n');
    const again = await radhaus(database, 'import', 'prices', file, '--mapping', prices, '--dry-run');
    expect(again.stdout).toBe('Dry run, nothing was changed: preise.csv: 1 rows, 0 new prices.\n');
  });

  it('is taken over as stock', async () => {
    await setStock(database, first ?? '', { here: 4, central: 7 });
    const file = write('bestand.csv', inLatin('Artikel;Filiale;Stückzahl', `${first};muster;19`));
    const { stdout } = await radhaus(database, 'import', 'stock', file, '--mapping', stock);
    expect(stdout).toBe('bestand.csv: 1 rows, 1 counts that differ.\n');
    expect(await stockOf(database, first ?? '')).toEqual({ here: 19, central: 7 });
  });

  it('is taken over as stock of one location', async () => {
    const own = write('eigene.json', JSON.stringify({ spalten: { Artikel: 'id', Menge: 'stueck' } }));
    const file = write('filiale.csv', inLatin('Artikel\tMenge\tFarbe', `${first}\t23\tgrün`));
    await radhaus(database, 'import', 'stock', file, '--mapping', own, '--location', 'muster');
    expect(await stockOf(database, first ?? '')).toEqual({ here: 23, central: 7 });
  });

  it('is refused with a mapping that does not fit, and changes nothing', async () => {
    const before = await stored();
    const file = write('bestand.csv', inLatin('Artikel;Filiale;Stückzahl', `${first};muster;99`));
    expect(await complaintOf('stock', file, '--mapping', prices)).toContain(
      'bestand.csv, Zuordnung, Feld Händlerpreis: die Datei hat keine solche Spalte',
    );
    expect(await complaintOf('stock', file, '--mapping', join(folder, 'nie.json'))).toContain(
      'nie.json: Datei fehlt',
    );
    const faulty = write('bestand.csv', inLatin('Artikel;Filiale;Stückzahl', `${first};Köln;2,5`));
    expect(await complaintOf('stock', faulty, '--mapping', stock)).toContain(
      'bestand.csv, Zeile 2, Feld stueck: erwartet wird eine ganze Zahl',
    );
    expect(await stored()).toEqual(before);
  });
});

describe("a wholesaler's numbers in capitals", () => {
  const spelt = (code = '') => code.toUpperCase().replace('-', ' / ');

  it('name the tyres that an import has made of them, in stock and in prices', async () => {
    const bySize = write('st.json', JSON.stringify({ spalten: { Nr: 'id', Menge: 'stueck' } }));
    const stock = write('st.csv', `Nr;Menge\n${spelt(first)};31\n`);
    await radhaus(database, 'import', 'stock', stock, '--mapping', bySize, '--location', 'muster');
    expect(await stockOf(database, first ?? '')).toMatchObject({ here: 31 });
    const byPrice = write('pr.json', JSON.stringify({ spalten: { Nr: 'artikel', Brutto: 'preis' } }));
    const prices = write('pr.csv', `Nr;Brutto\n${spelt(first)};71.20\nTYRE:${spelt(second)};72.20\n`);
    expect((await radhaus(database, 'import', 'prices', prices, '--mapping', byPrice)).stdout).toBe(
      'pr.csv: 2 rows, 2 new prices.\n',
    );
  });

  it('of a kind that is none are refused', async () => {
    const stock = write('st.csv', 'id;stueck\nreifen:abc;1\n—;1\n');
    const told = await complaintOf('stock', stock, '--location', 'muster');
    expect(told).toContain('st.csv, Zeile 2, Feld id: kein Artikel wie tyre:continental-…');
    expect(told).toContain('st.csv, Zeile 3, Feld id: kein Artikel wie tyre:continental-…');
  });
});

describe('a list of tyres without labels', () => {
  const gtins = async () => {
    const rows = await database.query<{ code: string; gtin: string; cents: number }>(
      `select code, gtin, cents from articles join current_prices on article_id = articles.id and location_id is null
       where articles.kind = 'tyre' and gtin is not null and retired_at is null order by code limit 3`,
    );
    return rows as [(typeof rows)[number], (typeof rows)[number], (typeof rows)[number]];
  };
  const euros = (cents: number) => (cents / 100).toFixed(2).replace('.', ',');
  const active = async () =>
    (await database.query("select 1 from articles where kind = 'tyre' and retired_at is null")).length;
  const priceOf = (code: string) =>
    database.value<number>(
      `select cents from articles join current_prices on article_id = articles.id and location_id is null where code = $1`,
      [code],
    );

  it('changes prices and counts of tyres that are there, with proposed columns', async () => {
    const [one, two, three] = await gtins();
    const before = await active();
    const file = write(
      'tyres.csv',
      Buffer.from(
        [
          'EAN;Marke;Reifengröße;VK brutto;Bestand',
          `${one.gtin};Böhm;205/55 R16 91V;${euros(one.cents + 100)};8`,
          `${two.gtin};Böhm;205/55 R16 91V;auf Anfrage;3`,
          `${three.gtin};Böhm;205/55 R16 91V;${euros(three.cents * 12)};5`,
          '4099999999996;Böhm;205/55 R16 91V;70,00;4',
        ].join('\r\n'),
        'latin1',
      ),
    );
    const shown = await complaintOf(file, '--check');
    expect(shown).toContain('no column of labels');
    expect(shown).toMatch(
      new RegExp(`^2 +${one.gtin} +${euros(one.cents + 100).replace(',', '.')} +8$`, 'm'),
    );
    const tried = await complaintOf(file, '--dry-run');
    expect(tried).toContain(
      'Dry run, nothing was changed: tyres.csv: 3 rows understood, 1 articles with a new price or count',
    );
    expect(await priceOf(one.code)).toBe(one.cents);
    const told = await complaintOf(file);
    expect(told).toContain('EAN = gtin, VK brutto = preis, Bestand = stueck');
    expect(told).toContain('tyres.csv, Zeile 3, Feld preis');
    expect(told).toContain('1 rows of articles that are not here');
    expect(told).toContain('Unusual prices, taken over with --allow-unusual-prices only (1): Zeile 4');
    expect(told).not.toContain('Feld kraftstoff');
    expect(await priceOf(one.code)).toBe(one.cents + 100);
    expect(await stockOf(database, one.code)).toMatchObject({ central: 8 });
    expect(await priceOf(three.code)).toBe(three.cents);
    expect(await active()).toBe(before);
    await complaintOf(file, '--allow-unusual-prices');
    expect(await priceOf(three.code)).toBe(three.cents * 12);
  });

  it('is read by the mapping of whole lists, too, and by our own columns', async () => {
    const [one, two] = await gtins();
    const mapping = write(
      'ohne.json',
      JSON.stringify({ dezimalkomma: true, spalten: { Nr: 'id', Brutto: 'preis', Profil: 'modell' } }),
    );
    const file = write(
      'liste.csv',
      `Nr;Profil;Brutto\n${one.code.toUpperCase()};Öko;${euros(one.cents + 300)}\n`,
    );
    await complaintOf(file, '--kind', 'tyres', '--mapping', mapping);
    expect(await priceOf(one.code)).toBe(one.cents + 300);
    const own = write('tyres.csv', `id;preis\n${two.code};${(two.cents / 100 + 4).toFixed(2)}\n`);
    await complaintOf(own);
    expect(await priceOf(two.code)).toBe(two.cents + 400);
  });

  it('of others is told how to be read, with a mapping that is proposed', async () => {
    const head = 'Artikelnummer;EAN-Code;Hersteller;Dimension;Reifenart;VK-Preis;Rollwiderstand;DOT';
    const file = write(
      'gh.csv',
      Buffer.from(`${head}\nGH 1;4099000000017;Böhm;205/55 R16 91V;W;50,27;B;0225\n`, 'latin1'),
    );
    expect(await complaintOf(file, '--kind', 'tyres')).toContain('--propose > spalten.json');
    const { stdout, stderr } = await radhaus(database, 'import', file, '--kind', 'tyres', '--propose');
    expect(JSON.parse(stdout)).toMatchObject({
      dezimalkomma: true,
      spalten: {
        Artikelnummer: ['id'],
        'EAN-Code': ['gtin'],
        Dimension: ['groesse'],
        'VK-Preis': ['preis'],
        DOT: ['dot'],
      },
    });
    expect(stderr).toContain('Nothing says');
    expect(stderr).toContain('nasshaftung');
    expect(stderr).not.toContain('breite');
  });

  it('that names neither a price nor a count is refused as one of tyres', async () => {
    const told = await complaintOf(write('tyres.csv', 'id;hersteller\na;b\n'));
    expect(told).toContain('tyres.csv, Zeile 1, Feld kraftstoff: Spalte fehlt');
  });
});

describe("a wholesaler's list of tyres", () => {
  const own = write(
    'reifen.json',
    JSON.stringify({
      dezimalkomma: true,
      spalten: {
        Nr: 'id',
        EAN: 'gtin',
        Marke: 'hersteller',
        Profil: 'modell',
        Dimension: 'groesse',
        VK: 'preis',
        Saison: ['saison', 'alpin'],
      },
      werte: { saison: { S: 'sommer', W: 'winter' }, alpin: { S: '0', W: '1' } },
      fest: {
        ...{ fahrzeug: 'PKW', kraftstoff: 'B', nasshaftung: 'A', geraeusch: 'B', db: '71', dot: '2026' },
      },
    }),
  );
  const HEAD = 'Nr;EAN;Marke;Profil;Dimension;VK;Saison';
  const take = (...args: string[]) =>
    complaintOf(...args, '--kind', 'tyres', '--mapping', own, '--allow-removals');

  it('is checked: a price that is missing, marks without a column and sizes in inches are named', async () => {
    const file = write(
      'liste.csv',
      [
        HEAD,
        'WS-1;4012345000016;Nexen;Sport;225/50 R17 98Y XL RFT ★ FR TL;;S',
        'WS-2;4012345000023;Nexen;Roadian;31x10.50R15 109S;99,90;S',
      ].join('\n'),
    );
    const told = await take(file, '--check');
    expect(told).toContain('Words that no column takes: groesse „TL“ (Zeile 2).');
    expect(told).toContain('1 rows without a price: Zeile 2. Nobody can buy them');
    expect(told).toMatch(/Feld groesse: „31x10.50R15 109S“ ist eine Größe in Zoll/);
  });

  it('is imported with the marks, and its report names the tyres without a price, as doctor does', async () => {
    const file = write(
      'liste.csv',
      [
        HEAD,
        'WS-1;4012345000016;Nexen;Sport;225/50 R17 98Y XL RFT ★ FR;;S',
        'WS-2;4012345000023;Nexen;Cargo;195/70 R15C 104/102R;99,90;W',
        '',
      ].join('\n'),
    );
    const wheels = write('complete-wheels.csv', 'id;felge;reifen;sensor;preis\n');
    const noWheels = await complaintOf(wheels, '--allow-removals');
    expect(noWheels).toContain('retired');
    const told = await take(file);
    expect(told).toContain('Articles without a price at any location, not sold (1): tyre:ws-1.');
    const [tyre] = await database.query(
      `select run_flat_mark, oe_mark, has_rim_protection, is_extra_load, tread from tyres
       join articles on articles.id = article_id where code = 'ws-1'`,
    );
    expect(tyre).toEqual({
      run_flat_mark: 'RFT',
      oe_mark: '*',
      has_rim_protection: true,
      is_extra_load: true,
      tread: 'komfort',
    });
    const doctor = await radhaus(database, 'doctor').catch((error: { stdout: string }) => error);
    expect(doctor.stdout).toContain(
      'articles without a price at any location, not sold (1): tyre:ws-1 (the column preis, or prices.csv)',
    );
  });
});
