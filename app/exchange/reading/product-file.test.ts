import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { productFile } from '~/domain/catalog/products/product-file.server';
import { variantFile } from '~/domain/catalog/products/variant-file.server';
import { tyreFile } from '~/domain/catalog/tyres/tyre-file.server';
import { smallNetworkFolder } from '../../../tests/support/network-folder';
import { NetworkFilesError } from './file-problems';
import { wholeNetwork } from './named-files.server';
import { readNetwork } from './read-network.server';

let directory: string;

beforeEach(() => {
  directory = smallNetworkFolder();
});

afterEach(() => rmSync(directory, { recursive: true }));

async function allOf<Row>(rows: AsyncIterable<Row>): Promise<Row[]> {
  const all: Row[] = [];
  for await (const row of rows) all.push(row);
  return all;
}

type Fields = Record<string, string>;

const product: Fields = {
  id: 'nordkap',
  kategorie: 'dachboxen',
  hersteller: 'Thule',
  name: 'Nordkap',
  beschreibung: 'Für Ski.',
  daten: 'Prüfung=TÜV/GS|Lieferumfang=2 Schlüssel',
  werte: 'volumen=410|montage=Reling + Dachkante|abschliessbar=ja',
};
const variant: Fields = {
  produkt: 'nordkap',
  id: 'nordkap-schwarz',
  gtin: '2006000000017',
  bezeichnung: 'Schwarz',
  ecodes: '01905102(Einbauort=vorn + hinten|Seite=links) 01905',
  werte: 'farbe=Schwarz',
  inhalt: '0.75 l',
  pfand: '7.50',
  preis: '399.90',
  bestand: 'immer',
};
const category = {
  _id: 'cat-reise',
  title: 'Reise',
  url: 'reise',
  presentation: 'list',
  isNOAEmployeeCategory: false,
  beschreibung: 'Unterwegs',
  subCategories: [
    {
      _id: 'cat-dachboxen',
      title: 'Dachboxen',
      url: 'dachboxen',
      presentation: 'list',
      isNOAEmployeeCategory: false,
      beschreibung: 'Auf dem Dach',
      felder: [
        { name: 'volumen', bezeichnung: 'Volumen', typ: 'number', einheit: 'l' },
        { name: 'montage', bezeichnung: 'Montage', typ: 'text', mehrere: true },
        { name: 'abschliessbar', bezeichnung: 'Abschließbar', typ: 'flag' },
        { name: 'farbe', bezeichnung: 'Farbe', typ: 'text' },
      ],
    },
  ],
};

const csv = (columns: readonly string[], rows: readonly Fields[]) =>
  [columns.join(';'), ...rows.map((row) => columns.map((column) => row[column] ?? '').join(';')), ''].join(
    '\n',
  );

function read(products: Fields[], variants: Fields[], categories: object[] = [category]) {
  writeFileSync(join(directory, 'categories.json'), JSON.stringify(categories));
  writeFileSync(join(directory, 'products.csv'), csv(productFile.codec.columns, products));
  writeFileSync(join(directory, 'variants.csv'), csv(variantFile.codec.columns, variants));
  return readNetwork({ paths: wholeNetwork(directory) });
}

async function complaint(...files: Parameters<typeof read>): Promise<string> {
  try {
    await read(...files);
  } catch (error) {
    if (error instanceof NetworkFilesError) return error.message;
    throw error;
  }
  return '';
}

test('products and variants are read; empty fields are null, amounts are thousandths, prices cents', async () => {
  const network = await read([product], [variant]);
  expect(await allOf(network.rowsOf(productFile))).toMatchObject([
    {
      safety: null,
      facts: [
        ['Prüfung', 'TÜV/GS'],
        ['Lieferumfang', '2 Schlüssel'],
      ],
    },
  ]);
  expect(await allOf(network.rowsOf(variantFile))).toMatchObject([
    {
      sku: null,
      carMake: null,
      vehiclePrefixes: [
        { prefix: '01905102', filterValues: { Einbauort: ['vorn', 'hinten'], Seite: ['links'] } },
        { prefix: '01905', filterValues: {} },
      ],
      content: { milli: 750, unit: 'l' },
      depositCents: 750,
      priceCents: 39_990,
      stock: 'immer',
    },
  ]);
});

test.each([
  ['id', 'filters', 'id: hat in Adressen eine andere Bedeutung'],
  ['id', 'artikel', 'id: hat in Adressen eine andere Bedeutung'],
  ['kategorie', 'gibtesnicht', 'kategorie: keine Warengruppe mit Liste hat die url „gibtesnicht“'],
  ['kategorie', 'reifen', 'kategorie: keine Warengruppe mit Liste hat die url „reifen“'],
  ['werte', 'hoehe=3', 'werte.hoehe: die Kategorie hat kein solches Feld'],
  ['werte', 'volumen=viel', 'werte.volumen: erwartet wird eine Zahl wie 7.5'],
  ['werte', 'volumen=4,5', 'werte.volumen: erwartet wird eine Zahl wie 7.5'],
  ['werte', 'volumen=4 + 5', 'werte.volumen: hat nur einen Wert'],
  ['werte', 'abschliessbar=1', 'werte.abschliessbar: erwartet wird ja oder nein'],
  ['werte', 'volumen=4|volumen=5', 'werte: ein Feld kommt mehrfach vor'],
  ['daten', 'Gewicht', 'daten: „Gewicht“ ist kein Paar wie Gewicht=14 kg'],
  ['beschreibung', 'x'.repeat(4001), 'beschreibung: ist länger als 4000 Zeichen'],
])('of a product, %s %s is named', async (column, value, problem) => {
  expect(await complaint([{ ...product, [column]: value }], [variant])).toContain(
    `products.csv, Zeile 2, Feld ${problem}`,
  );
});

test.each([
  ['produkt', 'suedkap', 'produkt: es gibt kein Produkt mit der id „suedkap“'],
  ['gtin', '2006000000018', 'gtin: keine GTIN mit 13 Ziffern und richtiger Prüfziffer'],
  ['ecodes', '0190', 'ecodes: „0190“ hat nicht 2, 5, 8, 11 oder 15 Ziffern'],
  ['ecodes', '(Ort=vorn)', 'ecodes: „(Ort=vorn)“ hat nicht 2, 5, 8, 11 oder 15 Ziffern'],
  ['ecodes', '01905(vorn)', 'ecodes: „vorn“ ist kein Paar wie Gewicht=14 kg'],
  ['werte', 'farbe=Rot + Blau', 'werte.farbe: hat nur einen Wert'],
  ['inhalt', '5 Eimer', 'inhalt: erwartet wird eine Menge wie 0.75 l, kg'],
  ['inhalt', '0 l', 'inhalt: die Menge muss über 0 liegen'],
  ['pfand', '7,50', 'pfand: erwartet wird ein Betrag wie 84.90'],
  ['bestand', 'viel', 'bestand: erwartet wird eigen, immer, ausverkauft oder ein leeres Feld'],
])('of a variant, %s %s is named', async (column, value, problem) => {
  expect(await complaint([product], [{ ...variant, [column]: value }])).toContain(
    `variants.csv, Zeile 2, Feld ${problem}`,
  );
});

test('a variant may be made for very many vehicles', async () => {
  const prefixes = Array.from(
    { length: 10_000 },
    (_, n) => `019${String(n).padStart(8, '0')}(Einbauort=vorn + hinten)`,
  );
  const network = await read([product], [{ ...variant, ecodes: prefixes.join(' ') }]);
  const [row] = await allOf(network.rowsOf(variantFile));
  expect(row?.vehiclePrefixes).toHaveLength(10_000);
  expect(await complaint([product], [{ ...variant, ecodes: prefixes.join(' ').repeat(3) }])).toContain(
    'variants.csv, Zeile 2, Feld ecodes: ist länger als 1000000 Zeichen',
  );
  expect(await complaint([{ ...product, beschreibung: 'x'.repeat(10_001) }], [variant])).toContain(
    'products.csv, Zeile 2, Feld beschreibung: ist länger als 10000 Zeichen',
  );
});

test('of a long list that is wrong, one place is told, soon and briefly', async () => {
  for (const ecodes of ['01905(x '.repeat(100_000), '9'.repeat(900_000), 'x '.repeat(400_000)]) {
    const told = await complaint([product], [{ ...variant, ecodes }]);
    expect(told).toContain('1 Problem:\n- variants.csv, Zeile 2, Feld ecodes: ');
    expect(told.length).toBeLessThan(300);
  }
});

test('what stands twice is named: products, variants, GTINs, also those of tyres', async () => {
  const other = { ...variant, id: 'nordkap-rot', gtin: '', artikelnummer: 'A-1' };
  expect(await complaint([product, product], [variant])).toContain(
    'products.csv, Zeile 3, Feld id: „nordkap“ steht schon in Zeile 2',
  );
  expect(await complaint([product], [variant, variant])).toContain('variants.csv, Zeile 3, Feld id');
  expect(await complaint([product], [variant, { ...other, gtin: '2006000000017' }])).toContain(
    'variants.csv, Zeile 3, Feld gtin: „2006000000017“ steht schon in Zeile 2',
  );
  expect(await complaint([product], [other, { ...other, id: 'nordkap-blau' }])).toContain(
    'variants.csv, Zeile 3, Feld artikelnummer: „A-1“ steht schon in Zeile 2',
  );
  expect(await complaint([product], [other, { ...other, id: 'nordkap-blau', artikelnummer: '' }])).toBe('');
  const tyre = (await read([product], [variant])).entriesOf(tyreFile)[0]?.entry;
  expect(await complaint([product], [{ ...variant, gtin: tyre?.gtin ?? '' }])).toContain(
    `Feld gtin: „${tyre?.gtin}“ hat schon ein Reifen`,
  );
});

test('a product without a variant is named', async () => {
  expect(await complaint([product, { ...product, id: 'suedkap' }], [variant])).toContain(
    'products.csv, Zeile 3, Feld id: variants.csv enthält keine Ausführung dieses Produkts',
  );
});

test.each([
  [{ name: 'seite' }, 'name: haben alle Listen schon'],
  [{ name: 'preis' }, 'name: haben alle Listen schon'],
  [{ name: 'Größe' }, 'name: erlaubt sind Kleinbuchstaben und Ziffern'],
  [{ typ: 'liste' }, 'typ: erwartet wird text, number, flag'],
  [{ typ: 'text', einheit: 'l' }, 'einheit: gehört zu einer Zahl (number)'],
  [{ typ: 'flag', einheit: null, mehrere: true }, 'mehrere: ja und nein schließen sich aus'],
])('of a field of a category, %j is refused', async (change, problem) => {
  const [sub] = category.subCategories;
  const [field] = sub?.felder ?? [];
  const wrong = { ...category, subCategories: [{ ...sub, felder: [{ ...field, ...change }] }] };
  expect(await complaint([], [], [wrong])).toContain(`subCategories.0.felder.0.${problem}`);
});

test('prices may name a variant', async () => {
  writeFileSync(
    join(directory, 'prices.csv'),
    'artikel;standort;gueltigVon;preis;angebot;angebotBis\nproduct:nordkap-schwarz;muster;;389.00;;\nproduct:nie;muster;;9.00;;\n',
  );
  expect(await complaint([product], [variant])).toContain(
    '1 Problem:\n- prices.csv, Zeile 3, Feld artikel: es gibt keinen Artikel „product:nie“',
  );
});
