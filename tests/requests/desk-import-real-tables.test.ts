import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { mappingField } from '~/domain/desk/imports/import-form';
import { fieldsOfKind } from '~/exchange/desk/import-kinds.server';
import { setStock, someTyres, stockOf } from '../support/catalogue';
import { openDesk } from '../support/desk';
import { freshShop } from '../support/fresh-shop';
import { textOf } from '../support/html-forms';
import { countsIn, type ImportPage, settled } from '../support/imports';
import { type MadeCell, workbookOf } from '../support/made-workbook';

const { database, shop } = await freshShop();
// Complete wheels would miss the tyres that a new list retires.
await database.query("update articles set retired_at = now() where kind = 'complete-wheel'");
const tyres = await someTyres(database, 40);
const centre = await openDesk(database, shop, 'leitung', null);
const list = '/muster/tresen/import';

async function upload(content: Buffer | string, art = 'tyres', supplier = 'Echt', name = 'liste.csv') {
  const fields = { befehl: 'upload-file', lieferant: supplier, art };
  return settled(await centre.upload(list, fields, [{ field: 'datei', name, content }]), centre);
}

const press = async (page: ImportPage, button: string, fields: Record<string, string> = {}) =>
  settled(await centre.press(page, button, fields), centre);

const told = (page: ImportPage) => textOf(page.text);

async function refusedIn(page: ImportPage): Promise<Record<string, string>[]> {
  const [, link = ''] = /href="([^"]*zeilen\.csv)"/.exec(page.text) ?? [];
  const file = await centre.open(link);
  expect(file.status).toBe(200);
  expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
  return parse(file.text, { columns: true, delimiter: ';', bom: true });
}

const field = (kind: string, name: string) =>
  mappingField(fieldsOfKind(kind).findIndex((one) => one.name === name));

function gtinOf(number: number): string {
  const digits = `40${String(number).padStart(10, '0')}`;
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

const header = [
  ...['EAN', 'Artikelnummer', 'Marke', 'Profil', 'Dimension', 'Saison', 'Typ', 'Fuel', 'Wet', 'NoiseClass'],
  ...['dB', 'Preis', 'DOT', '3PMSF'],
];
const title = header.join(';');
let next = 900;

/** A row of a wholesaler's list; `changed` by the headings. */
function rowOf(changed: Readonly<Record<string, string>> = {}) {
  next += 1;
  const cells: Record<string, string> = {
    EAN: gtinOf(next),
    Artikelnummer: `R-${next}`,
    Marke: 'Böhm',
    Profil: 'Rundlauf 4',
    Dimension: '205/55 R16 91V',
    Saison: 'S',
    Typ: 'PKW',
    Fuel: 'B',
    Wet: 'A',
    NoiseClass: 'B',
    dB: '69',
    Preis: '99,90',
    DOT: '2026',
    '3PMSF': '0',
    ...changed,
  };
  return { id: `r-${next}`, gtin: gtinOf(next), line: header.map((name) => cells[name]).join(';') };
}

const storedTyre = async (id: string) => {
  const [tyre] = await database.query<Record<string, unknown>>(
    `select gtin, model, is_extra_load, is_commercial, load_index, twin_load_index, cents
     from articles join tyres on tyres.article_id = articles.id
       left join current_prices on current_prices.article_id = articles.id and location_id is null
     where code = $1 and retired_at is null`,
    [id],
  );
  return tyre;
};

// First, because a whole list retires the demo's tyres.
describe('prices and counts', () => {
  it('find their article by the number that its page prints, by code or GTIN, and a wrong GTIN beside it is a notice', async () => {
    const found = (await someTyres(database, 4)).slice(0, 4);
    const [one, two, three, four] = found;
    if (!one || !two || !three || !four) throw new Error('no tyres');
    for (const { id } of found) await setStock(database, id, { here: 1 });
    const [variant] = await database.query<{ sku: string; id: number }>(
      `select sku, id from articles where kind = 'product' and sku is not null and retired_at is null
         and not is_own_article
         and not exists (select 1 from stock_levels where article_id = articles.id and on_hand = 8) limit 1`,
    );
    const printed = await centre.open(`/muster/tresen/bestand/tyre:${one.id}`);
    const [, number = ''] = /Artikelnummer<\/dt>\s*<dd[^>]*>([^<]+)</.exec(printed.text) ?? [];
    expect(number).toBe(one.id);
    const rows = [
      `${number};;8`,
      `${two.id.toUpperCase()};123;8`,
      `${three.gtin};;8`,
      `${four.id};${gtinOf(5)};8`,
      `${variant?.sku.toLowerCase()};4,01923E+12;8`,
      'gibt-es-nicht;;8',
    ];
    const page = await upload(['Artikelnummer;EAN;Bestand', ...rows].join('\n'), 'hier', 'Zählung');
    const said = told(page);
    expect(said).not.toMatch(/\d Problem/);
    expect(said).toContain(
      'Zeile 3, Feld gtin: keine GTIN mit 13 Ziffern und richtiger Prüfziffer; der Artikel ist',
    );
    expect(said).toContain(`Zeile 5, Feld gtin: „${gtinOf(5)}“ ist nicht die GTIN von „${four.title}`);
    expect(said).toContain('Zeile 6, Feld gtin: Excel hat die Nummer verkürzt');
    expect(said).toContain('1 Zeile nennt einen Artikel, den der Shop nicht führt.');
    await press(page, 'Übernehmen');
    for (const { id } of found) expect(await stockOf(database, id), id).toMatchObject({ here: 8 });
    const counted = await database.query('select 1 from stock_levels where article_id = $1 and on_hand = 8', [
      variant?.id,
    ]);
    expect(counted).toHaveLength(1);
  });

  it('of a number that is shortened and no other name are refused with the way to keep it', async () => {
    const page = await upload('EAN;Bestand\n4,01923E+12;8\n', 'hier', 'Kurz');
    expect(told(page)).toContain('Zeile 2, Feld gtin: Excel hat die Nummer verkürzt');
    expect(told(page)).toContain('So bleiben sie ganz');
    expect(await refusedIn(page)).toMatchObject([{ EAN: '4,01923E+12', Bestand: '8' }]);
  });

  it('of which some are wrong say how many go in', async () => {
    const some = tyres.slice(10, 13);
    const rows = some.map(({ gtin }) => `${gtin};77,70`);
    const page = await upload(
      ['EAN;Preis', ...rows, '123;5,00', `${some[0]?.gtin};9`].join('\n'),
      'hier',
      'Teil',
    );
    expect(told(page)).toContain('2 Zeilen mit Problemen herunterladen');
    await press(page, 'Die 3 guten Zeilen übernehmen', { trotzdem: 'on' });
  });
});

describe('a list of tyres as people and programs write it is read', () => {
  const inch = rowOf({ Profil: '17" Sport' });
  const camping = rowOf({ Dimension: '225/75 R16 CP 118R', Typ: 'Transporter' });
  const named = rowOf();
  const equals = rowOf();
  const glued = rowOf({ Dimension: 'P215/65R15XL 100H' });
  const wide = rowOf();
  const broken = rowOf({ Dimension: '"205/55 R16\n91V"' });
  const ended = rowOf();
  const upc = rowOf({ EAN: '036000291452' });
  const dash = rowOf({ Profil: '- Rundlauf' });
  const spelt = rowOf();
  const blank = rowOf();
  const open = rowOf({ Profil: '"Rundlauf' });
  const beside = rowOf();

  it.each([
    ['an inch mark', [title, inch.line], inch, { model: '17" Sport' }],
    [
      'one load index of a camping tyre',
      [title, camping.line],
      camping,
      { load_index: 118, twin_load_index: null, is_commercial: true },
    ],
    ['sep= in the first line', ['sep=;', title, named.line], named, {}],
    [
      '="…" around a number',
      [title, equals.line.replace(equals.gtin, `="${equals.gtin}"`)],
      equals,
      { gtin: equals.gtin },
    ],
    ['XL behind the diameter', [title, glued.line], glued, { is_extra_load: true, load_index: 100 }],
    [
      'blanks around headings',
      [title.replace('EAN', ' EAN ').replace('3PMSF', '3PMSF '), wide.line],
      wide,
      {},
    ],
    ['a line end inside of quotation marks', [title, broken.line], broken, { load_index: 91 }],
    ['a separator behind the last cell', [`${title};`, `${ended.line};`], ended, {}],
    ['a UPC of 12 digits', [title, upc.line], upc, { gtin: '0036000291452' }],
    ['a text that begins with a dash', [title, dash.line], dash, { model: '- Rundlauf' }],
    [
      'headings in other letters',
      [title.toUpperCase().replace('ARTIKELNUMMER', 'Artikel-Nr.'), spelt.line],
      spelt,
      {},
    ],
    ['rows in which nothing stands', [title, ';'.repeat(13), blank.line, ';'.repeat(13), ''], blank, {}],
    ['an open quotation mark', [title, open.line, beside.line], beside, {}],
  ])('%s', async (what, lines, { id }, expected) => {
    const page = await upload(lines.join('\r\n'));
    expect(told(page), what).not.toMatch(/\d Problem/);
    await press(page, 'Übernehmen', { trotzdem: 'on' });
    expect(await storedTyre(id)).toMatchObject({ ...expected, cents: 9_990 });
  });

  it('also as a workbook, with blanks around headings, numbers as text and by powers of ten', async () => {
    const [one, two] = [rowOf(), rowOf()];
    const cells = ({ line, gtin }: typeof one, ean: MadeCell = gtin): MadeCell[] => [
      ean,
      ...line.split(';').slice(1),
    ];
    const book = await workbookOf([
      ['Preisliste Herbst'],
      header.map((name) => ` ${name} `),
      cells(one, Number(one.gtin)),
      cells(two, '4,01923E+12'),
    ]);
    const page = await upload(book, 'tyres', 'Mappe', 'liste.xlsx');
    expect(told(page)).toContain('Zeile 4, Feld gtin: Excel hat die Nummer verkürzt („4,01923E+12“)');
    expect(countsIn(page, 'tyres').slice(0, 2)).toEqual([1, 1]);
    await press(page, 'Die gute Zeile übernehmen');
    expect(await storedTyre(one.id)).toMatchObject({ gtin: one.gtin });
  });
});

describe('rows with problems', () => {
  it('stay out and come back as a file, with what Excel did said once, and what they name stays', async () => {
    const there = rowOf();
    await press(await upload([title, there.line].join('\n')), 'Übernehmen', { trotzdem: 'on' });
    const good = [rowOf(), rowOf({ Profil: '="Rundlauf 5"' })];
    const wrong = [
      rowOf({ EAN: '4,01923E+12' }),
      rowOf({ EAN: '4,00E+12' }),
      rowOf({ Fuel: 'Z', Profil: '-Rundlauf' }),
    ];
    const again = there.line.replace('99,90', 'auf Anfrage');
    const page = await upload(
      [title, ...[...good, ...wrong].map(({ line }) => line), again, '1;2'].join('\n'),
    );
    const said = told(page);
    expect(said.match(/So bleiben sie ganz/g)).toHaveLength(1);
    expect(said).toContain('Zellen formatieren');
    expect(said).toContain('Zeile 6, Feld kraftstoff');
    expect(said).toContain('Zeile 8: 2 Felder statt 14');
    expect(said).toContain('5 Zeilen mit Problemen herunterladen (CSV)');
    expect(countsIn(page, 'tyres')).toEqual([2, 2, 0, 0, 0]);
    const refused = await refusedIn(page);
    expect(refused.map(({ Artikelnummer }) => Artikelnummer)).toEqual(
      [...wrong, there].map(({ id }) => id.toUpperCase()).concat('2'),
    );
    expect(refused[0]).toMatchObject({ EAN: '4,01923E+12', Marke: 'Böhm', Preis: '99,90' });
    expect(refused[0]?.Grund).toContain('gtin: Excel hat die Nummer verkürzt');
    const done = await press(page, 'Die 2 guten Zeilen übernehmen');
    expect(told(done)).toContain('übernommen');
    expect(await refusedIn(done)).toEqual(refused);
    for (const { id } of [...good, there]) expect(await storedTyre(id), id).toMatchObject({ cents: 9_990 });
    for (const { id } of wrong) expect(await storedTyre(id), id).toBeUndefined();

    const corrected = (await centre.open(/href="([^"]*zeilen\.csv)"/.exec(done.text)?.[1] ?? '')).text
      .replace('4,01923E+12', wrong[0]?.gtin ?? '')
      .replace('4,00E+12', wrong[1]?.gtin ?? '')
      .replace(';Z;', ';B;')
      .replace('auf Anfrage', '98,90');
    const second = await upload(corrected);
    expect(countsIn(second, 'tyres').slice(0, 2)).toEqual([4, 3]);
    await press(second, 'Die 4 guten Zeilen übernehmen');
    expect(await storedTyre(wrong[2]?.id ?? '')).toMatchObject({ model: '-Rundlauf' });
    expect(await storedTyre(there.id)).toMatchObject({ cents: 9_890 });
    expect(await storedTyre(good[0]?.id ?? '')).toMatchObject({ cents: 9_990 });
  });

  it('a good row does not take the GTIN of an article that stays', async () => {
    const there = rowOf();
    await press(await upload([title, there.line].join('\n')), 'Übernehmen', { trotzdem: 'on' });
    const taking = rowOf({ EAN: there.gtin });
    const page = await upload([title, taking.line, rowOf({ dB: 'laut' }).line, rowOf().line].join('\n'));
    expect(told(page)).toContain(`Zeile 2, Feld gtin: „${there.gtin}“ steht schon im Bestand, ${there.id}`);
    await press(page, 'Die gute Zeile übernehmen');
    expect(await storedTyre(there.id)).toMatchObject({ gtin: there.gtin });
  });

  it('a chosen mapping holds for the next file although this one was refused', async () => {
    const one = rowOf({ Fuel: 'Z' });
    const other = title.replace('Fuel', 'Kennzahl 1').replace('Wet', 'Kennzahl 2');
    const page = await upload([other, one.line].join('\n'), 'tyres', 'Eigen');
    expect(told(page)).toContain('Feld kraftstoff: keine Spalte enthält diese Angabe');
    const choice = {
      [field('tyres', 'kraftstoff')]: 'Kennzahl 1',
      [field('tyres', 'nasshaftung')]: 'Kennzahl 2',
    };
    expect(told(await press(page, 'Neu prüfen', choice))).toContain('Zeile 2, Feld kraftstoff');
    const again = await upload([other, one.line.replace(';Z;', ';B;')].join('\n'), 'tyres', 'Eigen');
    expect(told(again)).not.toMatch(/\d Problem/);
    expect(countsIn(again, 'tyres').slice(0, 2)).toEqual([1, 1]);
  });
});

describe('two columns of one name', () => {
  it('are both shown to choose, and nothing is taken over before', async () => {
    const one = rowOf();
    const page = await upload([`${title};Preis`, `${one.line};129,90`].join('\n'), 'tyres', 'Doppelt');
    expect(told(page)).toContain('„Preis“ steht in Spalte 12 und in Spalte 15. Bitte wählen Sie unten');
    expect(page.text).not.toContain('value="import-file"');
    for (const name of ['Preis (Spalte 12)', 'Preis (Spalte 15)'])
      expect(page.text).toContain(`<option value="${name}">`);
    const chosen = await press(page, 'Neu prüfen', { [field('tyres', 'preis')]: 'Preis (Spalte 15)' });
    expect(told(chosen)).not.toMatch(/\d Problem/);
    await press(chosen, 'Übernehmen', { trotzdem: 'on' });
    expect(await storedTyre(one.id)).toMatchObject({ cents: 12_990 });
  });

  it('also in a workbook, and of prices and counts', async () => {
    const [one] = await someTyres(database, 1);
    const book = await workbookOf([
      ['EAN', 'Preis', 'Preis'],
      [one?.gtin ?? '', '71,00', '81,00'],
    ]);
    const page = await upload(book, 'netz', 'Doppelt', 'preise.xlsx');
    expect(told(page)).toContain('„Preis“ steht in Spalte 2 und in Spalte 3.');
  });
});

it('the file of another import, or of none, is not there', async () => {
  expect((await centre.open(`${list}/00000000-0000-4000-8000-000000000000/zeilen.csv`)).status).toBe(404);
  const page = await upload(`EAN;Preis\n${tyres[0]?.gtin};77,70`, 'hier');
  expect((await centre.open(`${page.path}/zeilen.csv`)).status).toBe(404);
  const leader = await openDesk(database, shop, 'leitung');
  const ofNetwork = await upload('EAN;Preis\n123;77,70', 'netz');
  expect((await leader.open(`${ofNetwork.path}/zeilen.csv`)).status).toBe(404);
});
