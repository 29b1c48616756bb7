import { describe, expect, it } from 'vitest';
import { constantField } from '~/domain/desk/imports/import-form';
import { fieldsOfKind } from '~/exchange/desk/import-kinds.server';
import { openDesk } from '../support/desk';
import { freshShop } from '../support/fresh-shop';
import { textOf } from '../support/html-forms';
import { countsIn, type ImportPage, settled } from '../support/imports';
import { workbookOf } from '../support/made-workbook';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop();
// Complete wheels would miss the tyres that a new list retires.
await database.query("update articles set retired_at = now() where kind = 'complete-wheel'");
const centre = await openDesk(database, shop, 'leitung', null);
const list = '/muster/tresen/import';
const ROWS = 300;

function gtinOf(number: number): string {
  const digits = `40${String(number).padStart(10, '0')}`;
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

const header = [
  ...['Art.-Nr.', 'EAN', 'Marke', 'Profilbezeichnung', 'Reifengröße', 'Einsatz', 'Typ', 'VK brutto'],
  ...['Rollwiderstand', 'Nass', 'Geräuschklasse', 'dB(A)', 'Schneeflocke', 'EPREL-Nr.', 'Lager Nord'],
];
const sizes = [
  '205/55 R16 91V',
  '225/45ZR17 94W XL FR',
  '195/65R15 91H',
  '175/65 R 14 82T',
  '235/55R18 104V XL',
];
const uses = ['S', 'W', 'GJ'];

/** As a wholesaler's program writes it; `price` is a number of a spreadsheet. */
function rowOf(index: number) {
  const isVan = index % 25 === 0;
  const use = uses[index % 3] ?? '';
  const price = 5_490 + index * 10;
  return {
    price: price / 100,
    texts: [
      ...[`BÖ 47/${index}`, gtinOf(index), 'Böhm & Söhne', `Ökograt ${(index % 7) + 1}`],
      ...[isVan ? '195/70 R15C 104/102R' : (sizes[index % sizes.length] ?? ''), use, isVan ? 'LLKW' : 'PKW'],
      ...[(price / 100).toFixed(2).replace('.', ','), 'C', 'b', 'B', '70', use === 'S' ? 'nein' : 'ja', ''],
      '>20',
    ],
  };
}

const rows = Array.from({ length: ROWS }, (_, index) => rowOf(index + 1));
const table = (delimiter: string) =>
  [header, ...rows.map(({ texts }) => texts)].map((row) => row.join(delimiter));

async function upload(content: Buffer | string, name: string, supplier: string) {
  const fields = { befehl: 'upload-file', lieferant: supplier, art: 'tyres' };
  return settled(await centre.upload(list, fields, [{ field: 'datei', name, content }]), centre);
}

const press = async (page: ImportPage, button: string, fields: Record<string, string> = {}) =>
  settled(await centre.press(page, button, fields), centre);

const constant = (name: string) =>
  constantField(fieldsOfKind('tyres').findIndex((field) => field.name === name));

describe('a tyre list of a wholesaler', () => {
  it('with other columns, decimal commas and Windows-1252 needs one word of the dealer', async () => {
    const page = await upload(Buffer.from(`${table(';').join('\r\n')}\r\n`, 'latin1'), 'reifen.csv', 'Böhm');
    const told = textOf(page.text);
    expect(told).toContain(
      'Feld dot: keine Spalte enthält diese Angabe; gilt für alle Zeilen dasselbe, tragen Sie',
    );
    expect(told).toContain('So lässt sich davon nichts übernehmen.');
    expect(told).not.toContain('Es steht schon alles so da');
    expect([...told.matchAll(/Zuordnung, Feld (\w+)/g)].map(([, name]) => name)).toEqual(['dot']);
    const wrong = await centre.press(page, 'Neu prüfen', { woerter: 'saison W winter' });
    expect(wrong.status).toBe(400);
    expect(textOf(wrong.text)).toContain('„saison W winter“ ist keine Zeile wie „saison: W = winter“');
    const mapped = await press(page, 'Neu prüfen', {
      [constant('dot')]: '2026',
      woerter: 'saison: GJ = ganzjahr',
    });
    expect(textOf(mapped.text)).not.toContain('Zuordnung, Feld');
    const [read, added] = countsIn(mapped, 'tyres');
    expect([read, added]).toEqual([ROWS, ROWS]);
    const done = await press(mapped, 'Übernehmen', { trotzdem: 'on' });
    expect(textOf(done.text)).toContain('übernommen');
    const stored = await database.query<{ count: number }>(
      `select count(*)::int as count from tyres join articles on articles.id = article_id
       where make = 'Böhm & Söhne' and retired_at is null and dot_year = 2026`,
    );
    expect(stored).toEqual([{ count: ROWS }]);
    const one = await new Visitor(shop).open('/muster/reifen/boe-47-1');
    expect(textOf(one.text)).toMatch(/55,00.€/);
    const kinds = await database.query(
      `select season, vehicle_kind, has_alpine_symbol, count(*)::int from tyres join articles on articles.id = article_id
       where make = 'Böhm & Söhne' and vehicle_kind = 'PKW' group by 1, 2, 3 order by 1`,
    );
    expect(kinds).toMatchObject([
      { season: 'ganzjahr', has_alpine_symbol: true },
      { season: 'sommer', has_alpine_symbol: false },
      { season: 'winter', has_alpine_symbol: true },
    ]);
  });

  it('comes again as a spreadsheet, and the supplier’s mapping holds', async () => {
    const cells = rows.map(({ texts, price }) => texts.map((text, at) => (at === 7 ? price + 1 : text)));
    const page = await upload(await workbookOf([header, ...cells]), 'reifen.xlsx', 'Böhm');
    expect(textOf(page.text)).not.toContain('Zuordnung, Feld');
    expect(countsIn(page, 'tyres')).toEqual([ROWS, 0, 0, ROWS, 0]);
    expect(countsIn(page, 'prices')).toEqual([ROWS, 0, ROWS, 0, 0]);
    await press(page, 'Übernehmen');
    const one = await new Visitor(shop).open('/muster/reifen/boe-47-1');
    expect(textOf(one.text)).toMatch(/56,00.€/);
  });

  it('with prices of a thousand times asks once more, and names them', async () => {
    const cells = rows.map(({ texts, price }) =>
      texts.map((text, at) => (at === 7 ? ((price + 1) * 1_000).toFixed(2).replace('.', ',') : text)),
    );
    const content = [header, ...cells].map((row) => row.join(';')).join('\r\n');
    const page = await upload(Buffer.from(content, 'latin1'), 'tausend.csv', 'Böhm');
    const told = textOf(page.text);
    expect(told).toContain('Ungewöhnliche Preise');
    expect(told).toMatch(/boe-47-1: Böhm & Söhne .*?56,00.€ → 56\.000,00.€/);
    expect(told).toContain(`… und ${ROWS - 200} weitere.`);
    const asked = await centre.press(page, 'Übernehmen');
    expect(asked.status).toBe(400);
    const one = await new Visitor(shop).open('/muster/reifen/boe-47-1');
    expect(textOf(one.text)).toMatch(/56,00.€/);
    expect(textOf((await press(page, 'Übernehmen', { trotzdem: 'on' })).text)).toContain('übernommen');
    const after = await new Visitor(shop).open('/muster/reifen/boe-47-1');
    expect(textOf(after.text)).toMatch(/56\.000,00.€/);
    const whole = await upload(Buffer.from(table(';').join('\r\n'), 'latin1'), 'wieder.csv', 'Böhm');
    await press(whole, 'Übernehmen', { trotzdem: 'on' });
  });
});

describe('a tyre list without labels', () => {
  const priced = () =>
    database.query<{ gtin: string; code: string; cents: number }>(
      `select gtin, code, cents from articles join current_prices on article_id = articles.id and location_id is null
       where articles.kind = 'tyre' and make = 'Böhm & Söhne' and retired_at is null order by code limit 12`,
    );
  const there = () =>
    database.value<number>(
      "select count(*)::int as count from articles where kind = 'tyre' and retired_at is null",
    );
  const euros = (cents: number) => (cents / 100).toFixed(2).replace('.', ',');
  const titles = ['EAN', 'Marke', 'Profilbezeichnung', 'Reifengröße', 'VK brutto', 'Bestand'];
  const listed = (gtin: string, price: string, pieces: string) =>
    [gtin, 'Böhm & Söhne', 'Ökograt 1', '205/55 R16 91V', price, pieces].join(';');

  it('changes prices and counts of tyres that are there, and names each bad row', async () => {
    const [one, two, three, four] = await priced();
    if (!one || !two || !three || !four) throw new Error('no tyres');
    const before = await there();
    const content = [
      titles.join(';'),
      listed(one.gtin, euros(one.cents + 100), '8'),
      listed(two.gtin, 'auf Anfrage', '3'),
      listed(three.gtin, euros(three.cents), '-2'),
      listed('4099999999996', '70,00', '4'),
      listed('123', '70,00', '4'),
      listed('', '70,00', '4'),
      listed(one.gtin, '71,00', '4'),
      listed(four.gtin, '', '>20'),
    ].join('\r\n');
    const page = await upload(Buffer.from(content, 'latin1'), 'preise.csv', 'Böhm Preise');
    const told = textOf(page.text);
    for (const words of [
      'Zeile 3, Feld preis',
      'Zeile 4, Feld stueck',
      'Zeile 6, Feld gtin',
      'Zeile 7, Feld gtin: die Zeile nennt keinen Artikel',
      'steht schon in Zeile 2',
      '1 Zeile nennt einen Artikel, den der Shop nicht führt.',
    ])
      expect(told).toContain(words);
    expect(told).not.toContain('Feld kraftstoff');
    expect(countsIn(page, 'goods').slice(1)).toEqual([0, 2, 0, 0]);
    await press(page, 'Die 2 guten Zeilen übernehmen');
    const stored = await database.query<{ cents: number; pieces: number }>(
      `select cents, on_hand as pieces from articles join current_prices on article_id = articles.id and location_id is null
         join stock_levels on stock_levels.article_id = articles.id
         join warehouses on warehouses.id = warehouse_id and warehouses.location_id is null
       where gtin = any($1) order by code`,
      [[one.gtin, four.gtin]],
    );
    expect(stored).toEqual(
      expect.arrayContaining([
        { cents: one.cents + 100, pieces: 8 },
        { cents: four.cents, pieces: 20 },
      ]),
    );
    // Tyres that the list does not name stay.
    expect(await there()).toBe(before);
  });

  it('names its articles by their number as well, and is taken back', async () => {
    const [one] = await priced();
    if (!one) throw new Error('no tyre');
    const page = await upload(
      `id;preis\n${one.code};${euros(one.cents + 500)}\ngibt-es-nicht;80,00`,
      'p.csv',
      'Nord',
    );
    expect(countsIn(page, 'goods')).toEqual([2, 0, 1, 0, 0]);
    const done = await press(page, 'Übernehmen');
    await press(done, 'Import zurücknehmen');
    expect((await priced())[0]?.cents).toBe(one.cents);
  });

  it('that names neither a price nor a count still asks for its columns', async () => {
    const page = await upload(`EAN;Marke\n4099999999996;Böhm`, 'm.csv', 'Ohne Preis');
    expect(textOf(page.text)).toContain('Feld kraftstoff: keine Spalte enthält diese Angabe');
  });
});
