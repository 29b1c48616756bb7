import { describe, expect, it } from 'vitest';
import { addTyre, order } from '../support/buyer';
import { setStock, someTyres, stockOf } from '../support/catalogue';
import { openDesk } from '../support/desk';
import { freshShop } from '../support/fresh-shop';
import { textOf } from '../support/html-forms';
import { countsIn, type ImportPage, settled } from '../support/imports';
import { photoOf } from '../support/made-pictures';
import { archiveOf, workbookOf } from '../support/made-workbook';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop();
const tyres = await someTyres(database, 60);
const leader = await openDesk(database, shop, 'leitung');
const centre = await openDesk(database, shop, 'leitung', null);
let next = 0;

const list = '/muster/tresen/import';

function tyre() {
  const one = tyres[next++];
  if (!one) throw new Error('no tyre left');
  return one;
}

async function upload(
  content: Buffer | string,
  { name = 'liste.csv', supplier = 'Reifen Nord', art = 'hier', ...fields }: Record<string, string> = {},
  who = leader,
) {
  const files = [{ field: 'datei', name, content }];
  return who.upload(list, { befehl: 'upload-file', lieferant: supplier, art, ...fields }, files);
}

const checked = async (...of: Parameters<typeof upload>) => settled(await upload(...of), of[2] ?? leader);

async function press(page: ImportPage, button: string, fields: Record<string, string> = {}, who = leader) {
  return settled(await who.press(page, button, fields), who);
}

/** As an order that is handed over. */
const sell = ({ id }: { id: string }, pieces: number) =>
  database.query(
    `with moved as (update stock_levels set on_hand = on_hand - $2::int from articles, warehouses, locations
       where articles.id = article_id and code = $1 and kind = 'tyre' and warehouses.id = warehouse_id
         and locations.id = warehouses.location_id and locations.url = 'muster' returning article_id, warehouse_id)
     insert into stock_movements (article_id, warehouse_id, delta, reason, reference, at)
     select article_id, warehouse_id, -$2::int, 'fulfilment', 'eine Bestellung', now() from moved`,
    [id, pieces],
  );

const priceInShop = async (code: string, place = '/muster') => {
  const { text } = await new Visitor(shop).open(`${place}/reifen/${code}`);
  return Number(/data-cents="(\d+)"/.exec(text)?.[1]);
};

const stateIn = (page: ImportPage) => textOf(page.text);

describe('prices and stock of a location', () => {
  it('are checked first, taken over, and taken back as the next state', async () => {
    const [one, other] = [tyre(), tyre()];
    await setStock(database, one.id, { here: 4 });
    const raised = ((one.cents + 500) / 100).toFixed(2).replace('.', ',');
    const page = await checked(
      [
        'Art.-Nr.;EAN;VK brutto;Lagerbestand',
        `x;${one.gtin};"${raised}";12`,
        `y;${other.gtin};${(other.cents / 100).toFixed(2).replace('.', ',')};`,
        'z;4099999999996;50,00;1',
      ].join('\n'),
    );
    expect(countsIn(page, 'goods')).toEqual([3, 0, 1, 1, 0]);
    expect(stateIn(page)).toContain('1 Zeile nennt einen Artikel, den der Shop nicht führt.');
    expect(stateIn(page)).toMatch(new RegExp(`${raised}\\s€`));
    expect(await priceInShop(one.id)).toBe(one.cents);
    const done = await press(page, 'Übernehmen');
    expect(stateIn(done)).toContain('übernommen');
    const shown = await leader.open(`${done.path}?hinweis=import-file`);
    expect(stateIn(shown)).not.toContain('Die Übernahme läuft.');
    const journal = stateIn(await leader.open('/muster/tresen/protokoll'));
    expect(journal).toMatch(
      / Import Preise und Bestand: 3 Zeilen, 0 neu, 1 geändert, [^·]*· \S+@example\.de · Reifen Nord: liste\.csv/,
    );
    await expect.poll(() => priceInShop(one.id)).toBe(one.cents + 500);
    expect(await priceInShop(one.id, '/standard')).toBe(one.cents);
    expect(await stockOf(database, one.id)).toMatchObject({ here: 12 });
    await sell(one, 2);
    const undone = await press(done, 'Import zurücknehmen', {}, centre);
    expect(stateIn(undone)).toContain('zurückgenommen');
    await expect.poll(() => priceInShop(one.id)).toBe(one.cents);
    const later = stateIn(await leader.open('/muster/tresen/protokoll'));
    expect(later).toMatch(/ Import zurückgenommen \d/);
    // Two of the twelve are gone since.
    expect(await stockOf(database, one.id)).toMatchObject({ here: 2 });
    const changes = await database.query<{ staff: string }>(
      "select staff from desk_changes where kind = 'import' order by id",
    );
    expect(changes).toEqual([{ staff: leader.email }, { staff: centre.email }]);
  });

  it('are shown as the first 20 rows would be, whatever follows', async () => {
    const shown = tyres.slice(-25);
    const page = await checked(['EAN;VK brutto', ...shown.map(({ gtin }) => `${gtin};77,70`)].join('\n'));
    expect(countsIn(page, 'goods')[0]).toBe(25);
    expect(stateIn(page)).toContain('So wären die ersten 20 Zeilen');
    const [, rows = ''] =
      /So wären die ersten 20 Zeilen[\s\S]*?<tbody>([\s\S]*?)<\/tbody>/.exec(page.text) ?? [];
    const cells = rows.split('</tr>').slice(0, -1).map(textOf);
    expect(cells).toHaveLength(20);
    for (const cell of cells) expect(cell).toMatch(/77,70\s€/);
  });

  it('keep a price that somebody set after the import', async () => {
    const [one, other] = [tyre(), tyre()];
    const set = ({ id }: typeof one, preis: string) =>
      leader.press(`/muster/tresen/bestand/tyre:${id}`, 'Preis setzen', { preis });
    const file = `EAN;Preis\n${one.gtin};77,70\n${other.gtin};77,70`;
    const done = await press(await checked(file), 'Übernehmen');
    await set(one, '88,80');
    expect(stateIn(await press(done, 'Import zurücknehmen'))).toContain('1 Preis blieb, weil er');
    await expect.poll(() => priceInShop(one.id)).toBe(8_880);
    const again = await press(await checked(file), 'Übernehmen');
    for (const changed of [one, other]) await set(changed, '88,90');
    const undone = stateIn(await press(again, 'Import zurücknehmen'));
    expect(undone).toContain('2 Preise blieben, weil sie');
  });

  it('leave nothing of two imports, in whatever order they are taken back', async () => {
    const goods = [tyre(), tyre()];
    const fileOf = (preis: string, pieces: number, { gtin }: (typeof goods)[number]) =>
      `EAN;VK brutto;Bestand\n${gtin};${preis};${pieces}`;
    for (const [one, isOrderly] of [[goods[0], true] as const, [goods[1], false] as const]) {
      if (!one) throw new Error('no tyre');
      await setStock(database, one.id, { here: 5 });
      const imports = [];
      for (const [preis, pieces] of [['77,70', 9] as const, ['79,90', 15] as const])
        imports.push(await press(await checked(fileOf(preis, pieces, one)), 'Übernehmen'));
      for (const page of isOrderly ? imports.reverse() : imports) await press(page, 'Import zurücknehmen');
      await expect.poll(() => priceInShop(one.id)).toBe(one.cents);
      expect([isOrderly, await stockOf(database, one.id)]).toMatchObject([isOrderly, { here: 5 }]);
    }
  });

  it('keep a count that somebody made after the import, and give back the difference beside what was sold', async () => {
    const [counted, sold, twice] = [tyre(), tyre(), tyre()];
    const all = [counted, sold, twice];
    const fileOf = (pieces: number, some = all) =>
      ['EAN;Bestand', ...some.map(({ gtin }) => `${gtin};${pieces}`)].join('\n');
    const own = async ({ id }: typeof counted) => (await stockOf(database, id)).here;
    await press(await checked(fileOf(4)), 'Übernehmen');
    const done = await press(await checked(fileOf(20)), 'Übernehmen');
    const counting = await leader.open(`/muster/tresen/bestand/tyre:${counted.id}`);
    await leader.press(counting, 'Bestand setzen', { gezaehlt: '7', grund: 'gezählt' });
    expect(await own(counted)).toBe(7);
    await sell(sold, 3);
    await press(await checked(fileOf(25, [twice])), 'Übernehmen');
    const undone = stateIn(await press(done, 'Import zurücknehmen'));
    expect(undone).toContain(
      '2 Bestände blieben, weil seitdem gezählt oder ein anderer Import übernommen wurde',
    );
    expect(await Promise.all(all.map(own))).toEqual([7, 1, 25]);
  });

  it('say what stays because orders wait for it, and take the rest of the count back', async () => {
    const [waited, free] = [tyre(), tyre()];
    for (const { id } of [waited, free]) {
      const where = `where article_id = (select id from articles where kind = 'tyre' and code = '${id}')`;
      await database.query(`delete from stock_movements ${where}`);
      await database.query(`delete from stock_levels ${where}`);
    }
    const file = ['EAN;Bestand', `${waited.gtin};6`, `${free.gtin};6`].join('\n');
    const done = await press(await checked(file), 'Übernehmen');
    const buyer = new Visitor(shop);
    await addTyre(buyer, '/muster', waited.id, 2);
    await order(buyer, '/muster', 'kauf');
    const undone = stateIn(await press(done, 'Import zurücknehmen'));
    expect(undone).toMatch(/: 2 Stück blieben, weil Bestellungen darauf warten/);
    expect(undone).not.toContain('seitdem gezählt');
    const onHand = ({ id }: { id: string }) =>
      database.value<number>(
        `select sum(on_hand)::int from stock_levels where article_id = (select id from articles where kind = 'tyre' and code = '${id}')`,
      );
    expect([await onHand(waited), await onHand(free)]).toEqual([2, 0]);
  });

  it('name each row with a problem, and take over the others', async () => {
    const [one, other, third] = [tyre(), tyre(), tyre()];
    const page = await checked(
      [
        'EAN;Preis;Bestand',
        `${one.gtin};71,00;3`,
        `${other.gtin};viel;3`,
        `${third.gtin};=1+1;3`,
        `${one.gtin};72,00;3`,
        `123;72,00;3`,
        ';72,00;3',
      ].join('\n'),
    );
    const text = stateIn(page);
    for (const words of [
      'Zeile 3, Feld preis: erwartet wird ein Betrag',
      'Zeile 4, Feld preis: sieht nach einer Formel aus',
      'steht schon in Zeile 2',
      'Zeile 6, Feld gtin: keine GTIN',
      'Zeile 7, Feld gtin: die Zeile nennt keinen Artikel',
    ])
      expect(text).toContain(words);
    await press(page, 'Die gute Zeile übernehmen');
    await expect.poll(() => priceInShop(one.id)).toBe(7_100);
    expect(await priceInShop(other.id)).toBe(other.cents);
  });

  it.each(['0,10', '99999,00'])('ask once more before a price becomes %s', async (preis) => {
    const one = tyre();
    const page = await checked(`EAN;Preis\n${one.gtin};${preis}`);
    expect(stateIn(page)).toContain('Ungewöhnliche Preise');
    const refused = await leader.press(page, 'Übernehmen');
    expect(refused.status).toBe(400);
    expect(stateIn(refused)).toContain('Bitte bestätigen Sie');
    expect(await priceInShop(one.id)).toBe(one.cents);
    await press(page, 'Übernehmen', { trotzdem: 'on' });
    await expect.poll(() => priceInShop(one.id)).toBe(Math.round(Number(preis.replace(',', '.')) * 100));
  });

  it('are none any more where the file is all that there is', async () => {
    const [one, other] = [tyre(), tyre()];
    await setStock(database, one.id, { here: 5 });
    await setStock(database, other.id, { here: 5 });
    const page = await checked(`EAN;Bestand\n${one.gtin};>20`, { ganz: 'on' });
    const [, , changed, , removed = 0] = countsIn(page, 'goods');
    expect(changed).toBe(1);
    expect(removed).toBeGreaterThan(0);
    const done = await press(page, 'Übernehmen', { trotzdem: 'on' });
    expect(await stockOf(database, one.id)).toMatchObject({ here: 20 });
    expect(await stockOf(database, other.id)).toMatchObject({ here: 0 });
    await press(done, 'Import zurücknehmen');
    expect(await stockOf(database, one.id)).toMatchObject({ here: 5 });
    expect(await stockOf(database, other.id)).toMatchObject({ here: 5 });
  });

  it('are read by a mapping that is kept for the supplier', async () => {
    const one = tyre();
    const header = 'Nummer;Spalte 2;Netto\n';
    const page = await checked(`${header}${one.gtin};80,10;60,00`, { supplier: 'Eigenwillig' });
    const mapped = await press(page, 'Neu prüfen', { feldB: 'Nummer', feldD: 'Spalte 2' });
    expect(countsIn(mapped, 'goods')).toEqual([1, 0, 1, 0, 0]);
    expect(stateIn(mapped)).toContain('Nicht gelesen: Netto');
    await press(mapped, 'Übernehmen');
    await expect.poll(() => priceInShop(one.id)).toBe(8_010);
    const again = await checked(`${header}${one.gtin};80,20;60,00`, { supplier: 'Eigenwillig' });
    expect(countsIn(again, 'goods')).toEqual([1, 0, 1, 0, 0]);
  });

  it('say so if all of it is there already', async () => {
    const one = tyre();
    const page = await checked(`EAN;Preis\n${one.gtin};${(one.cents / 100).toFixed(2)}`);
    expect(stateIn(page)).toContain('Es gibt nichts zu übernehmen');
    expect(page.text).not.toContain('value="import-file"');
  });
});

describe('a spreadsheet', () => {
  it('is read with the stored results of its formulas', async () => {
    const one = tyre();
    const page = await checked(
      await workbookOf([
        ['Preisliste Herbst'],
        ['EAN', 'Preis', 'Bestand'],
        [Number(one.gtin), { formula: 'WEBSERVICE("https://boese.example")', value: '66.6' }, 7],
      ]),
      { name: 'liste.xlsx' },
    );
    expect(countsIn(page, 'goods')).toEqual([1, 0, 1, 0, 0]);
    await press(page, 'Übernehmen');
    await expect.poll(() => priceInShop(one.id)).toBe(6_660);
  });

  it.each([
    [
      'with entities of its own',
      '<!DOCTYPE x [<!ENTITY a "b">]><worksheet>&a;</worksheet>',
      'keine Excel-Tabelle',
    ],
    ['that is no XML', '<worksheet><row></worksheet>', 'keine Excel-Tabelle'],
    ['that is empty', '<worksheet><sheetData/></worksheet>', 'Die Tabelle ist leer'],
    [
      'with too many columns',
      '<worksheet><sheetData><row><c r="XFD1"><v>1</v></c></row></sheetData></worksheet>',
      'mehr als 200 Spalten',
    ],
  ])('%s is refused', async (_what, sheet, words) => {
    const content = await workbookOf([], { 'xl/worksheets/sheet1.xml': sheet });
    expect(stateIn(await checked(content, { name: 'liste.xlsx' }))).toContain(words);
  });

  it('that unpacks to hundreds of megabytes is refused before', async () => {
    const sheet = `<worksheet><sheetData>${' '.repeat(310 * 1024 * 1024)}</sheetData></worksheet>`;
    const content = await workbookOf([], { 'xl/worksheets/sheet1.xml': sheet });
    expect(content.length).toBeLessThan(1024 * 1024);
    expect(stateIn(await checked(content, { name: 'bombe.xlsx' }))).toContain('mehr als 300 MB');
  });
});

describe('what is no table', () => {
  it.each([
    ['nichts', 'keine Tabelle'],
    ['\u0000\u0001\u0002\u0003', 'UTF-16'],
    ['a;b;c\n', 'Keine Spalte ist zugeordnet'],
    ['PK\u0003\u0004kaputt', 'beschädigt oder kein Archiv'],
  ])('%j is told so', async (content, words) => {
    expect(stateIn(await checked(content))).toContain(words);
  });

  it('an old Excel file is told so', async () => {
    const page = await checked(Buffer.from('d0cf11e0a1b11ae1', 'hex'), { name: 'liste.xls' });
    expect(stateIn(page)).toContain('alte Excel-Format');
  });

  it('keeps what was typed if there is no file or no supplier', async () => {
    const answer = await leader.upload(list, { befehl: 'upload-file', art: 'hier', lieferant: '' }, []);
    expect(answer.status).toBe(400);
    expect(stateIn(answer)).toContain('Bitte wählen Sie eine Datei.');
    expect(stateIn(answer)).toContain('von wem die Datei ist');
  });

  it('of 50 MB is refused with words, and what was typed stays', async () => {
    const answer = await upload(Buffer.alloc(50 * 1024 * 1024, 'a'), { supplier: 'Zu Groß' });
    expect(answer.status).toBe(400);
    expect(textOf(answer.text)).toContain('größer als 40 MB');
    expect(answer.text).toContain('value="Zu Groß"');
  });
});

describe('data of the network', () => {
  it('are taken over by who leads all locations: a table, and pictures beside it', async () => {
    const variants = (await centre.open(list)).text;
    expect(variants).toContain('value="products"');
    const exported = await database.query<{ code: string; title: string }>(
      "select code, title from article_groups where kind = 'product' limit 1",
    );
    expect(exported).toHaveLength(1);
    const page = await checked('code;name\nx;y', { art: 'products' }, centre);
    expect(stateIn(page)).toContain('keine Spalte enthält diese Angabe');
    const folder = await archiveOf({
      'netz/makes.json': '[]',
      'netz/bilder/kein-bild.jpg': 'kein Bild',
    });
    const packed = await checked(folder, { art: 'folder', name: 'netz.zip' }, centre);
    expect(countsIn(packed, 'makes')[0]).toBe(0);
    expect(packed.text).toContain('mehr als die Hälfte entfällt');
  });

  it('tell by row which pictures are none', async () => {
    const folder = await archiveOf({
      'offers.json': JSON.stringify([
        {
          id: 'bild-test',
          title: 'Test',
          bild: 'kaputt.jpg=Test',
        },
      ]),
      'bilder/kaputt.jpg': 'kein Bild',
      'bilder/gut.jpg': await photoOf('red'),
    });
    const page = await checked(folder, { art: 'folder', name: 'netz.zip' }, centre);
    expect(stateIn(page)).toMatch(/offers\.json, Eintrag 1/);
  });

  it.each([
    [
      'two files of one kind',
      { 'tyres.csv': 'id;marke\n1;x\n', 'tyres.json': '[]' },
      '„tyres.csv“ und „tyres.json“ sind beide da',
    ],
    ['none of a network', { 'preisliste.txt': 'x' }, 'Im Archiv ist keine Datei eines Netzes.'],
  ])('in an archive with %s are refused without a path of the server', async (_, files, words) => {
    const page = await checked(await archiveOf(files), { art: 'folder', name: 'netz.zip' }, centre);
    expect(stateIn(page)).toContain(words);
    expect(page.text).not.toContain('radhaus-import-');
  });

  it('are no matter of who leads one location', async () => {
    expect((await leader.open(list)).text).not.toContain('value="products"');
    for (const art of ['netz', 'products', 'folder', 'quatsch'])
      expect((await upload('a;b\n1;2', { art })).status, art).toBe(400);
    const page = await checked('code;name\nx;y', { art: 'products' }, centre);
    expect((await leader.open(page.path)).status).toBe(404);
    expect((await leader.open(list)).text).not.toContain(page.path);
  });
});

describe('who may', () => {
  it('is the lead of the location; for others there is no such page', async () => {
    const page = await checked('EAN;Preis\n4099999999996;1,00');
    const forged = { befehl: 'import-file', stand: '' };
    for (const role of ['verkauf', 'werkstatt'] as const) {
      const visitor = await openDesk(database, shop, role);
      for (const path of [list, page.path]) {
        expect((await visitor.open(path)).status, `${role} ${path}`).toBe(404);
        expect((await visitor.post(path, forged)).status, `${role} ${path}`).toBe(404);
      }
      expect((await visitor.open('/muster/tresen')).text).not.toContain('/tresen/import');
    }
    const elsewhere = await openDesk(database, shop, 'leitung', 'standard');
    expect((await elsewhere.open(page.path)).status).toBe(404);
    expect((await elsewhere.open(page.path.replace('/muster', '/standard'))).status).toBe(404);
    expect((await new Visitor(shop).open(list)).path).toContain('/muster/login');
    for (const id of ['x', '00000000-0000-4000-8000-000000000000'])
      expect((await leader.open(`${list}/${id}`)).status).toBe(404);
  });

  it('of two people the second sees what the first did', async () => {
    const one = tyre();
    const page = await checked(`EAN;Preis\n${one.gtin};61,00`);
    await press(page, 'Übernehmen');
    const late = await leader.press(page, 'Übernehmen');
    expect(late.status).toBe(409);
    expect(textOf(late.text)).toContain('Inzwischen ist dieser Import weiter.');
  });
});
