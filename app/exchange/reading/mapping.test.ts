import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { formatProblem } from './file-problems';
import { readMapping } from './mapping';
import { type UnderstoodRow, understoodRows } from './understood.server';
import { collectUnread, unreadLines } from './unread';

const folder = mkdtempSync(join(tmpdir(), 'mapping-'));
afterAll(() => rmSync(folder, { recursive: true }));

const mapping = {
  dezimalkomma: true,
  spalten: {
    EAN: 'gtin',
    Artikel: 'id',
    Marke: 'hersteller',
    Profil: 'modell',
    Dimension: 'groesse',
    Saison: 'saison',
    'EK netto': 'preis',
    Nass: ['nasshaftung', 'kraftstoff'],
  },
  werte: { saison: { S: 'sommer', W: 'winter' } },
  fest: {
    fahrzeug: 'PKW',
    alpin: '0',
    ms: '0',
    felgenschutz: '0',
    eis: '0',
    geraeusch: 'B',
    db: '71',
    profil: 'komfort',
    dot: '2026',
  },
};
const HEADER = ['EAN', 'Artikel', 'Marke', 'Profil', 'Dimension', 'Saison', 'EK netto', 'Nass', 'Lager'];
const ROW = ['2006000000017', 'Größe 16: PC 7', 'Böhm', 'Öko', '205/55 R16 91V', 'S', '1.084,9 €', 'B', '12'];

async function understood(
  text: string | Buffer,
  change: object = {},
): Promise<{ rows: UnderstoodRow[]; unused: string[]; problems: string[] }> {
  const file = join(folder, 'liste.csv');
  writeFileSync(file, text);
  writeFileSync(join(folder, 'spalten.json'), JSON.stringify({ ...mapping, ...change }));
  const unread = collectUnread();
  const rows: UnderstoodRow[] = [];
  const read = readMapping(join(folder, 'spalten.json'));
  for await (const row of understoodRows(file, 'tyres', read, {
    unread,
    onPictures: () => undefined,
  }))
    rows.push(row);
  return {
    rows,
    unused: unreadLines(unread),
    problems: rows.flatMap(({ problems }) => problems.map(formatProblem)),
  };
}

const table = (delimiter: string, ...rows: string[][]) =>
  rows.map((row) => `${row.join(delimiter)}\r\n`).join('');

const expected = {
  id: 'groesse-16-pc-7',
  gtin: '2006000000017',
  hersteller: 'Böhm',
  modell: 'Öko',
  breite: '205',
  hoehe: '55',
  bauart: 'R',
  durchmesser: '16',
  tragfaehigkeit: '91',
  tragfaehigkeitZwilling: '',
  geschwindigkeitsindex: 'V',
  xl: '0',
  c: '0',
  saison: 'sommer',
  preis: '1084.90',
  nasshaftung: 'B',
  kraftstoff: 'B',
};

it.each([
  ['semicolons and Windows-1252', (text: string) => Buffer.from(text, 'latin1'), ';'],
  ['tabs and UTF-8 with a byte order mark', (text: string) => `\uFEFF${text}`, '\t'],
])('a table of a wholesaler with %s becomes ours', async (_name, encode, delimiter) => {
  const text = table(delimiter, HEADER, ROW).replace('€', delimiter === ';' ? 'EUR' : '€');
  const { rows, unused, problems } = await understood(encode(text));
  expect(problems).toEqual([]);
  expect(rows[0]).toMatchObject({ place: 'Zeile 2', fields: expected });
  expect(unused).toEqual(['Columns that say nothing of ours: Lager.']);
});

it.each([
  ['225/45ZR17 94 W XL', { breite: '225', bauart: 'ZR', geschwindigkeitsindex: 'W', xl: '1', c: '0' }],
  ['195/70 R15C 104/102R', { tragfaehigkeit: '104', tragfaehigkeitZwilling: '102', c: '1' }],
  ['125 R15 68S', { hoehe: '', durchmesser: '15' }],
  ['245/40R18 97(Y)', { geschwindigkeitsindex: '(Y)' }],
])('the size %s is split', async (size, fields) => {
  const { rows } = await understood(table(';', HEADER, ROW.with(4, size)));
  expect(rows[0]?.fields).toMatchObject(fields);
});

it('marks in the size become columns, and words without one are named', async () => {
  const { felgenschutz: _protection, eis: _ice, ms: _ms, profil: _tread, ...fest } = mapping.fest;
  const sizes = ['245/45 R18 100Y XL FR RFT ★', '205/55 R16 91V TL', '205/55 R16 91V TL'];
  const rows = sizes.map((size, index) => ROW.with(4, size).with(1, `a${index}`).with(5, 'W'));
  const read = await understood(table(';', HEADER, ...rows), { fest });
  expect(read.problems).toEqual([]);
  const marks = {
    xl: '1',
    felgenschutz: '1',
    runflat: 'RFT',
    oe: '*',
    eis: '0',
    ms: '0',
    profil: 'lamellen',
  };
  expect(read.rows[0]?.fields).toMatchObject(marks);
  expect(read.rows[1]?.fields).toMatchObject({ felgenschutz: '0', runflat: '', oe: '', xl: '0' });
  expect(read.unused[1]).toBe('Words that no column takes: groesse „TL“ (2 Zeilen ab Zeile 3).');
});

it('words of others are understood: seasons, kinds of vehicles, yes and no, in any case', async () => {
  const header = [...HEADER, 'Typ', 'Schneeflocke', 'Klasse'];
  const { fahrzeug: _kind, alpin: _alpine, geraeusch: _noise, ...fest } = mapping.fest;
  const spalten = { ...mapping.spalten, Typ: 'fahrzeug', Schneeflocke: 'alpin', Klasse: 'geraeusch' };
  const rows = [
    [...ROW.with(5, 'Winterreifen'), 'LLKW', 'ja', 'a'],
    [...ROW.with(5, 'GJ').with(1, 'b'), '4x4', 'X', 'B'],
    [...ROW.with(5, 'sommer').with(1, 'c'), 'pkw', '', 'b'],
    [...ROW.with(4, '205/55 R16 91V 3PMSF').with(5, 'w').with(1, 'd'), 'PKW', '', 'b'],
  ];
  const read = await understood(table(';', header, ...rows), { fest, spalten, werte: {} });
  expect(
    read.rows.map(({ fields: { saison, fahrzeug, alpin, geraeusch } = {} }) => [
      saison,
      fahrzeug,
      alpin,
      geraeusch,
    ]),
  ).toEqual([
    ['winter', 'Transporter', '1', 'A'],
    ['ganzjahr', 'SUV', '1', 'B'],
    ['sommer', 'PKW', '0', 'B'],
    ['winter', 'PKW', '1', 'B'],
  ]);
});

it('the mark of the sidewall is its year: week and year, also without a zero', async () => {
  const spalten = { ...mapping.spalten, DOT: 'dot' };
  const { dot: _, ...fest } = mapping.fest;
  const marks = ['3625', '0225', '225', 'DOT 4824', '10/26', '2026', '5425', '1999'];
  const lines = marks.map((mark, at) => [ROW[0], `a-${at}`, ...ROW.slice(2), mark].join(';'));
  const { rows } = await understood([[...HEADER, 'DOT'].join(';'), ...lines].join('\n'), { spalten, fest });
  const years = rows.filter(({ fields }) => fields).map(({ fields }) => fields?.dot);
  expect(years).toEqual(['2025', '2025', '2025', '2024', '2026', '2026']);
});

it('a size that is none, and a price of words, are told by row; the rest goes on', async () => {
  const other = ROW.with(1, 'zwei');
  const { rows, problems } = await understood(
    table(';', HEADER, ROW.with(4, 'rund'), ROW.with(6, 'auf Anfrage'), other),
  );
  expect(problems).toEqual([
    'liste.csv, Zeile 2, Feld groesse: „rund“ ist keine Größe wie 205/55 R16 91V',
    'liste.csv, Zeile 3, Feld preis: erwartet wird ein Betrag wie 84.90',
  ]);
  expect(rows.at(-1)).toMatchObject({ place: 'Zeile 4', fields: { id: 'zwei' } });
});

it('columns that are unknown on either side are told, and one that nothing says', async () => {
  const { fahrzeug: _left, ...fest } = mapping.fest;
  const { problems } = await understood(table(';', HEADER, ROW), {
    fest,
    spalten: { ...mapping.spalten, Farbe: 'farbton', Rabatt: 'eprel' },
  });
  expect(problems).toEqual([
    'liste.csv, Zuordnung, Feld farbton: unbekannte Spalte',
    'liste.csv, Zuordnung, Feld Farbe: die Datei hat keine solche Spalte',
    'liste.csv, Zuordnung, Feld Rabatt: die Datei hat keine solche Spalte',
    'liste.csv, Zuordnung, Feld fahrzeug: keine Spalte enthält diese Angabe; gilt für alle Zeilen dasselbe, nennt es die Zuordnung: "fest": { "fahrzeug": "…" }',
  ]);
});

it('UTF-16 is told as what it is', async () => {
  const { problems } = await understood(Buffer.from(`\uFEFF${table(';', HEADER, ROW)}`, 'utf16le'));
  expect(problems).toEqual(['liste.csv: die Datei ist nicht in UTF-8 geschrieben, sondern in UTF-16']);
});

it.each([
  ['{', 'kein gültiges JSON'],
  ['{}', 'Zuordnung, Feld spalten: fehlt'],
  ['{"spalten":{},"zeilen":1}', 'Zuordnung, Feld zeilen: unbekanntes Feld'],
])('a mapping %s is refused', (text, message) => {
  const file = join(folder, 'falsch.json');
  writeFileSync(file, text);
  expect(() => readMapping(file)).toThrow(message);
});
