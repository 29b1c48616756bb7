import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { wheelFile } from '~/domain/catalog/complete-wheels/wheel-file.server';
import { productFile } from '~/domain/catalog/products/product-file.server';
import { variantFile } from '~/domain/catalog/products/variant-file.server';
import { approvalFile } from '~/domain/catalog/rims/approval-file.server';
import { rimFile } from '~/domain/catalog/rims/rim-file.server';
import { tyreFile } from '~/domain/catalog/tyres/tyre-file.server';
import { hostFile } from '~/domain/tenancy/host-file.server';
import { vehicleFile } from '~/domain/vehicles/import/vehicle-file.server';
import type { NetworkFile } from '~/platform/files/network-file';
import { smallNetworkFolder } from '../../../tests/support/network-folder';
import { locationFile } from '../files/location-file.server';
import { NetworkFilesError } from './file-problems';
import { wholeNetwork } from './named-files.server';
import { readNetwork } from './read-network.server';

let directory: string;

beforeEach(() => {
  directory = smallNetworkFolder();
});

afterEach(() => rmSync(directory, { recursive: true }));

function change(file: string, edit: (text: string) => string) {
  const before = readFileSync(join(directory, file), 'utf8');
  const after = edit(before);
  expect(after).not.toBe(before);
  writeFileSync(join(directory, file), after);
}

async function allOf<Row>(rows: AsyncIterable<Row>): Promise<Row[]> {
  const all: Row[] = [];
  for await (const row of rows) all.push(row);
  return all;
}

/** Sets one field of one data row; line 1 is the header row. */
function setField(file: string, line: number, column: string, value: string) {
  change(file, (text) => {
    const lines = text.split('\n');
    const index = (lines[0] ?? '').split(';').indexOf(column);
    const fields = (lines[line - 1] ?? '').split(';');
    fields[index] = value;
    lines[line - 1] = fields.join(';');
    return lines.join('\n');
  });
}

async function complaint(): Promise<string> {
  try {
    await readNetwork({ paths: wholeNetwork(directory) });
  } catch (error) {
    if (error instanceof NetworkFilesError) return error.message;
    throw error;
  }
  return '';
}

test('the shipped network is valid and large enough', async () => {
  const network = await readNetwork({
    paths: wholeNetwork(join(import.meta.dirname, '../../commands/demo')),
  });
  const tyres = await allOf(network.rowsOf(tyreFile));
  const products = network.entriesOf(productFile);
  expect(network.entriesOf(hostFile)).toHaveLength(4);
  expect(network.entriesOf(locationFile)).toHaveLength(16);
  expect(tyres.length).toBeGreaterThanOrEqual(2200);
  expect(network.entriesOf(rimFile).length).toBeGreaterThanOrEqual(200);
  expect(network.entriesOf(vehicleFile)).toHaveLength(60);
  expect(products).toHaveLength(1500);
  expect(new Set(products.map(({ entry }) => entry.category)).size).toBe(28);
  expect(network.entriesOf(variantFile).length).toBeGreaterThan(3000);
  const golf = tyres.filter((tyre) => tyre.width === 205 && tyre.aspect === 55 && tyre.rimTenths === 160);
  for (const season of ['sommer', 'winter', 'ganzjahr']) {
    expect(golf.filter((tyre) => tyre.season === season).length).toBeGreaterThanOrEqual(30);
  }
});

test('values become numbers, flags, cents and null for an empty field', async () => {
  const network = await readNetwork({ paths: wholeNetwork(directory) });
  const van = (await allOf(network.rowsOf(tyreFile))).find((tyre) => tyre.aspect === 0);
  expect(van).toMatchObject({
    isCommercial: true,
    isExtraLoad: false,
    oeMark: null,
    twinLoadIndex: expect.any(Number),
  });
  expect(Number.isInteger(van?.priceCents)).toBe(true);
});

test('every row of the shipped tables is written as it was read', async () => {
  const folder = join(import.meta.dirname, '../../commands/demo');
  const network = await readNetwork({ paths: wholeNetwork(folder) });
  for (const file of [
    tyreFile,
    rimFile,
    approvalFile,
    productFile,
    variantFile,
    wheelFile,
    vehicleFile,
  ] as NetworkFile[]) {
    const text = readFileSync(join(folder, `${file.name}.csv`), 'utf8');
    const written = (await allOf(network.rowsOf(file))).map(file.codec.format);
    const read: Record<string, string>[] = parse(text, { delimiter: ';', columns: true, bom: true });
    expect(written.length).toBe(read.length);
    const again = written.map((row) => file.codec.schema.parse(row));
    expect(again, file.name).toEqual(read.map((row) => file.codec.schema.parse(row)));
  }
});

test.each([
  ['preis', '84,90', 'erwartet wird ein Betrag wie 84.90'],
  ['saison', 'herbst', 'erwartet wird sommer, winter, ganzjahr'],
  ['gtin', '2003300100073', 'keine GTIN mit 13 Ziffern und richtiger Prüfziffer'],
  ['tragfaehigkeit', '12', 'erwartet wird eine Zahl von 60 bis 149'],
  ['xl', 'ja', 'erwartet wird 0, 1'],
])('a wrong %s names file, row and field', async (column, value, message) => {
  setField('tyres.csv', 17, column, value);
  expect(await complaint()).toContain(`1 Problem:\n- tyres.csv, Zeile 17, Feld ${column}: ${message}`);
});

test('an unknown column and a missing one are named', async () => {
  change('tyres.csv', (text) => text.replace(';preis;', ';price;'));
  expect(await complaint()).toContain('tyres.csv, Zeile 1, Feld price: unbekannte Spalte');
  expect(await complaint()).toContain('tyres.csv, Zeile 1, Feld preis: Spalte fehlt');
});

test('a missing file is named, also when others are missing too', async () => {
  rmSync(join(directory, 'locations.json'));
  rmSync(join(directory, 'stock.csv'));
  expect(await complaint()).toBe(
    'Die Dateien des Netzes haben 2 Probleme:\n- locations.json: Datei fehlt\n- stock.csv: Datei fehlt',
  );
});

test('a tyre id that occurs twice is named with both rows', async () => {
  const [tyre] = (await readNetwork({ paths: wholeNetwork(directory) })).entriesOf(tyreFile);
  const first = tyre?.entry.code ?? '';
  setField('tyres.csv', 3, 'id', first);
  expect(await complaint()).toContain(`tyres.csv, Zeile 3, Feld id: „${first}“ steht schon in Zeile 2`);
});

test('a location on an unknown host and a host with an unknown index location are named', async () => {
  change('hosts.json', (text) =>
    text.replace('"indexStandortUrl": "noa-kiel"', '"indexStandortUrl": "noa-husum"'),
  );
  change('locations.json', (text) => text.replace('"hostname": "efa.localhost"', '"hostname": "efa.test"'));
  expect(await complaint()).toContain(
    'hosts.json, Eintrag 2 (nord-ostsee.localhost), Feld indexStandortUrl: es gibt keinen Standort mit der url „noa-husum“',
  );
  expect(await complaint()).toContain(
    'locations.json, Eintrag 15 (loc-efa), Feld hostname: es gibt keinen Host „efa.test“',
  );
});

test('a location of an unknown company, and one that bills for another, are named', async () => {
  change('locations.json', (text) => text.replace('"unternehmen": "efa"', '"unternehmen": "niemand"'));
  change('companies.json', (text) => text.replace('"rechnungVon": null', '"rechnungVon": "niemand"'));
  expect(await complaint()).toContain(
    'locations.json, Eintrag 15 (loc-efa), Feld unternehmen: es gibt kein Unternehmen mit dem code „niemand“',
  );
  expect(await complaint()).toContain(
    'companies.json, Eintrag 1 (muster), Feld rechnungVon: es gibt kein Unternehmen mit dem code „niemand“',
  );
});

test('a colour that white text cannot be read on is refused', async () => {
  change('locations.json', (text) => text.replace('"--accent": "#0b4a82"', '"--accent": "#88bbee"'));
  expect(await complaint()).toContain(
    'locations.json, Eintrag 1 (loc-muster), Feld colors.--accent: weiße Schrift',
  );
});

test('a missing field and one of the wrong type are named', async () => {
  change('locations.json', (text) =>
    text.replace('"city": "Celle",', '').replace('"isTechno": false', '"isTechno": 0'),
  );
  expect(await complaint()).toContain('locations.json, Eintrag 3 (loc-legacy), Feld city: fehlt');
  expect(await complaint()).toContain('(loc-muster), Feld isTechno: erwartet wird true oder false');
});

test('an unknown field of a location is refused, anything inside its theme is not', async () => {
  change('locations.json', (text) => text.replace('"componentName": "Muster"', '"componentName": 7'));
  expect(await complaint()).toBe('');
  change('locations.json', (text) => text.replace('"city": "Kiel"', '"city": "Kiel",\n    "farbe": "blau"'));
  expect(await complaint()).toContain('locations.json, Eintrag 1 (loc-muster), Feld farbe: unbekanntes Feld');
});

test('of many problems the first twenty are listed and the rest counted', async () => {
  change('tyres.csv', (text) => text.replaceAll(';winter;', ';herbst;'));
  const lines = (await complaint()).split('\n');
  expect(lines).toHaveLength(22);
  expect(lines.at(-1)).toMatch(/^… und \d+ weitere$/);
});

test('a rim may have the code of a tyre, but neither its GTIN nor a size that is none', async () => {
  cpSync(join(import.meta.dirname, '../../commands/demo/rims.csv'), join(directory, 'rims.csv'));
  const network = await readNetwork({ paths: wholeNetwork(directory) });
  const tyre = network.entriesOf(tyreFile)[0]?.entry;
  setField('rims.csv', 2, 'id', tyre?.code ?? '');
  expect(await complaint()).toBe('');
  setField('rims.csv', 2, 'gtin', tyre?.gtin ?? '');
  setField('rims.csv', 3, 'lochkreis', 'gross');
  expect(await complaint()).toContain('rims.csv, Zeile 3, Feld lochkreis: erwartet wird eine Zahl wie 7.5');
  setField('rims.csv', 3, 'lochkreis', '112');
  expect(await complaint()).toContain(`rims.csv, Zeile 2, Feld gtin: „${tyre?.gtin}“ hat schon ein Reifen`);
});
