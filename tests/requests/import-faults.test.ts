import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { exportedNetwork, fileOf } from '../support/exported-network';

const { changed, complaintOf, edit, exported, rowsOf, stored } = await exportedNetwork();

describe('files with faults', () => {
  let before: Record<string, string>;
  beforeAll(async () => {
    before = await stored();
  });

  it('change nothing, and leave the others of the command out as well', async () => {
    edit('locations.json', (text) => text.replace('"Musterkai 12"', '"Nirgends 1"'));
    edit('products.csv', (text) => text.replace(';dachboxen;', ';gibtesnicht;'));
    expect(await complaintOf(changed)).toContain(
      'products.csv, Zeile 2, Feld kategorie: keine Warengruppe mit Liste hat die url „gibtesnicht“',
    );
    writeFileSync(join(changed, 'products.csv'), fileOf('products.csv', exported));
    edit('stock.csv', (text) => text.replace(/\n([^;]+);\d+;/, '\n$1;-3;'));
    expect(await complaintOf(changed)).toContain(
      'stock.csv, Zeile 2, Feld zentrallager: erwartet wird eine ganze',
    );
    expect(await stored()).toEqual(before);
  });

  it('are told by row, field and reason, each', async () => {
    const [header = '', first = '', second = '', third = ''] = rowsOf('tyres.csv');
    const column = (name: string) => header.split(';').indexOf(name);
    const withField = (row: string, name: string, value: string) =>
      row
        .split(';')
        .map((field, index) => (index === column(name) ? value : field))
        .join(';');
    const file = join(changed, 'tyres.csv');
    writeFileSync(
      file,
      [
        header,
        first,
        first,
        withField(second, 'modell', '=HYPERLINK("x")').replace('=HYPERLINK("x")', '"=HYPERLINK(""x"")"'),
        withField(second, 'preis', '-9.90'),
        withField(third, 'hersteller', 'x'.repeat(3_000_000)),
        `${third};zuviel`,
        '',
      ].join('\n'),
    );
    const complaint = await complaintOf(file);
    for (const words of [
      `Zeile 3, Feld id: „${first.split(';')[0]}“ steht schon in Zeile 2`,
      'Zeile 4, Feld modell: sieht nach einer Formel aus',
      'Zeile 5, Feld preis: erwartet wird ein Betrag wie 84.90',
      'Zeile 6, Feld hersteller: ist länger als 10000 Zeichen',
      'Zeile 7: 31 Felder statt 30',
    ]) {
      expect(complaint).toContain(`tyres.csv, ${words}`);
    }
    expect(complaint.length).toBeLessThan(100_000);
    expect(await stored()).toEqual(before);
  });

  it.each([
    [
      'variants.csv',
      (text: string) => text.replace(';preis;', ';price;'),
      'Zeile 1, Feld preis: Spalte fehlt',
    ],
    ['makes.json', () => '{', 'makes.json: kein gültiges JSON'],
    ['hosts.json', () => '{}', 'hosts.json: erwartet wird eine Liste'],
    ['rims.csv', (text: string) => text.replace(/\n.*/, '\n"'), 'rims.csv, Zeile 2: 1 Felder statt'],
  ])('of another form are told: %s', async (name, change, words) => {
    const file = edit(name, change);
    expect(await complaintOf(file)).toContain(words);
    expect(await stored()).toEqual(before);
  });

  it.each(['products.csv', 'offers.json'])('in Latin-1 are told: %s', async (name) => {
    const file = join(changed, name);
    writeFileSync(file, Buffer.from(fileOf(name, exported), 'latin1'));
    expect(await complaintOf(file)).toContain('nicht in UTF-8 geschrieben, sondern wohl in Latin-1');
  });

  it('of no kind, or two of one, are told', async () => {
    const file = join(changed, 'lieferant.csv');
    writeFileSync(file, fileOf('tyres.csv', exported));
    expect(await complaintOf(file)).toContain('--kind says what it is');
    expect(await complaintOf(join(exported, 'tyres.csv'), join(changed, 'tyres.csv'))).toContain(
      'are both tyres',
    );
    expect(await complaintOf(join(changed, 'nirgends'))).toContain('nirgends');
  });
});
