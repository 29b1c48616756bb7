import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { hostFile } from '~/domain/tenancy/host-file.server';
import { footerNames, headerNames, themeNames } from '~/domain/tenancy/theme';
import { vehicleFile } from '~/domain/vehicles/import/vehicle-file.server';
import { wholeNetwork } from '~/exchange/reading/named-files.server';
import { readNetwork } from '~/exchange/reading/read-network.server';
import type { Row } from './csv';
import { generateNetwork } from './generate-network';

const seeds = Array.from({ length: 30 }, (_, index) => index + 1);

test.each(seeds)('network %i is a folder that the import takes', async (seed) => {
  const folder = mkdtempSync(join(tmpdir(), 'generated-'));
  for (const [file, text] of Object.entries(generateNetwork(seed))) writeFileSync(join(folder, file), text);
  expect((await readNetwork({ paths: wholeNetwork(folder) })).entriesOf(hostFile).length).toBeGreaterThan(0);
  rmSync(folder, { recursive: true });
});

test('the networks together have vehicles of which the data says much, little or nothing', () => {
  const files = seeds.map((seed) => generateNetwork(seed)['vehicles.csv'] ?? '');
  const rows = files.flatMap((text) => text.trim().split('\n').slice(1));
  expect(files.some((text) => text.trim().split('\n').length === 1)).toBe(true);
  const fields = rows.filter((row) => !row.includes('"')).map((row) => row.split(';'));
  const column = (name: string) => fields.map((row) => row[vehicleFile.codec.columns.indexOf(name)] ?? '');
  for (const name of ['ecode', 'bereifung', 'schluessel', 'lochkreis']) {
    expect(column(name), name).toContain('');
    expect(column(name).some(Boolean), name).toBe(true);
  }
  expect(column('bezeichnung').some((label) => label.length > 100)).toBe(true);
  expect(column('bereifung').some((text) => text.includes(' + '))).toBe(true);
});

test('the networks together have products of every shape', () => {
  const files = seeds.map((seed) => generateNetwork(seed));
  const rowsOf = (file: string) =>
    files.flatMap((network) => parse(network[file] ?? '', { columns: true, delimiter: ';' }) as Row[]);
  const products = rowsOf('products.csv');
  const variants = rowsOf('variants.csv');
  // Two networks may have products of one id.
  const counts = files.flatMap((network) => {
    const [own, parts] = ['products.csv', 'variants.csv'].map(
      (file) => parse(network[file] ?? '', { columns: true, delimiter: ';' }) as Row[],
    );
    return (own ?? []).map(({ id }) => (parts ?? []).filter(({ produkt }) => produkt === id).length);
  });
  expect([Math.min(...counts), counts.includes(2), Math.max(...counts)]).toEqual([1, true, 40]);
  for (const column of ['beschreibung', 'sicherheit', 'daten', 'werte']) {
    expect(
      products.map((row) => row[column]),
      column,
    ).toContain('');
    expect(
      products.some((row) => row[column]),
      column,
    ).toBe(true);
  }
  for (const column of ['gtin', 'fabrikat', 'ecodes', 'werte', 'inhalt', 'pfand', 'bestand']) {
    expect(
      variants.map((row) => row[column]),
      column,
    ).toContain('');
    expect(
      variants.some((row) => row[column]),
      column,
    ).toBe(true);
  }
  expect(variants.some(({ werte }) => werte?.includes(' + '))).toBe(true);
});

test('the same seed gives the same network, another one another', () => {
  expect(generateNetwork(7)).toEqual(generateNetwork(7));
  expect(generateNetwork(7)).not.toEqual(generateNetwork(8));
});

/** Which states of its settings the made-up locations and themes show, by their paths. */
function statesOf(value: unknown, path: string, states: Map<string, Set<string>>): void {
  const kind = Array.isArray(value)
    ? value.length > 0
      ? 'several'
      : 'none'
    : value === null
      ? 'null'
      : typeof value;
  const state =
    typeof value === 'boolean' || /componentName$|paymentProvider$/.test(path) ? String(value) : kind;
  states.set(path, (states.get(path) ?? new Set()).add(state));
  if (Array.isArray(value)) for (const entry of value) statesOf(entry, `${path}[]`, states);
  else if (typeof value === 'object' && value !== null)
    for (const [name, field] of Object.entries(value))
      statesOf(field, path ? `${path}.${name}` : name, states);
}

test('the networks together show each setting in each of its states', () => {
  const states = new Map<string, Set<string>>();
  for (const seed of seeds)
    for (const location of JSON.parse(generateNetwork(seed)['locations.json'] ?? '[]'))
      statesOf(location, '', states);
  const shown = (path: string) => [...(states.get(path) ?? [])].sort();
  for (const name of [
    'hideLogin',
    'brandsFilter',
    'hideHeroBanner',
    'hideHomeHeroBanner',
    'mobileVehicleSelection',
  ])
    expect(shown(`theme.header.${name}`), name).toEqual(['false', 'true']);
  for (const name of ['isTechno', 'alleKategorien', 'abilities.runFlat', 'theme.body.showCouponInput'])
    expect(shown(name), name).toEqual(['false', 'true']);
  for (const name of ['redirectUrl', 'sublocationUrl', 'hauptFabrikat', 'autohauskenner'])
    expect(shown(name), name).toHaveLength(2);
  for (const name of ['openingHours', 'externalServices', 'categoryBlacklist', 'theme.header.links'])
    expect(shown(name), name).toEqual(['none', 'several']);
  expect(shown('paymentProvider')).toEqual(['null', 'payone', 'paypal'].sort());
  expect(shown('theme.header.componentName')).toEqual([...headerNames].sort());
  expect(shown('theme.footer.componentName')).toEqual([...footerNames].sort());
  expect(shown('theme.componentName')).toEqual([...themeNames, 'Ribbonn'].sort());
});
