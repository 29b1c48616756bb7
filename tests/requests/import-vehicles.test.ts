import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { radhaus } from '../support/command';
import { freshDatabase } from '../support/fresh-database';
import { smallNetworkFolder } from '../support/network-folder';
import { testFolder } from '../support/test-folder';

const database = await freshDatabase();
const demo = readFileSync(join(import.meta.dirname, '../../app/commands/demo/vehicles.csv'), 'utf8');
const folder = testFolder();
const file = join(folder, 'fahrzeuge.csv');
beforeEach(() => writeFileSync(file, demo));

const header = demo.split('\n')[0]?.split(';') ?? [];

/** Sets one field of one row; line 1 is the header. */
function setField(line: number, column: string, value: string) {
  const lines = readFileSync(file, 'utf8').split('\n');
  const fields = lines[line - 1]?.split(';') ?? [];
  fields[header.indexOf(column)] = value;
  writeFileSync(file, lines.with(line - 1, fields.join(';')).join('\n'));
}

/** Everything that is stored about vehicles, but their numbers, which differ from import to import. */
function stored() {
  return database.query(`
    select to_jsonb(vehicles) - 'id' as vehicle,
      (select jsonb_agg(hsn || tsn order by hsn, tsn) from vehicle_keys where vehicle_id = id) as keys,
      (select jsonb_agg(prefix order by prefix) from vehicle_vin_prefixes where vehicle_id = id) as prefixes,
      (select jsonb_agg(to_jsonb(fitment) - 'vehicle_id' order by combination, axle)
        from vehicle_fitments as fitment where vehicle_id = id) as fitments
    from vehicles order by code`);
}

const complaintOf = async (): Promise<string> => {
  const failed = await radhaus(database, 'import', 'vehicles', file).then(
    () => undefined,
    (error: { stderr: string }) => error,
  );
  return failed?.stderr ?? 'nothing';
};

describe('a file of vehicles', () => {
  it('changes nothing when it says what is there', async () => {
    const before = await stored();
    expect(before).toHaveLength(60);
    const { stdout } = await radhaus(database, 'import', 'vehicles', file);
    expect(stdout).toMatch(/^vehicles\.csv: 60 rows, 0 new, 0 gone\.\n$/);
    expect(await stored()).toEqual(before);
  });

  it('replaces all that were there; a dry run only says so', async () => {
    const [head, first, second] = demo.split('\n');
    const added = (second ?? '').replace(/^[^;]+/, 'ein-neues');
    writeFileSync(file, `\uFEFF${[head, first, added, ''].join('\r\n')}`);
    const before = await stored();
    const command = ['import', 'vehicles', file, '--allow-removals'];
    const tried = await radhaus(database, ...command, '--dry-run');
    expect(tried.stdout).toMatch(/^Dry run, nothing was changed: vehicles\.csv: 2 rows, 1 new, 59 gone\./);
    expect(await stored()).toEqual(before);
    const done = await radhaus(database, ...command);
    expect(done.stdout).toMatch(/^vehicles\.csv: 2 rows, 1 new, 59 gone\./);
    expect(await stored()).toHaveLength(2);
    // Whoever keeps something made of vehicles looks again.
    expect(await database.query("select 1 from tag_moves where tag = 'vehicles' limit 1")).toHaveLength(1);
    writeFileSync(file, demo);
    await radhaus(database, 'import', 'vehicles', file);
    expect(await stored()).toEqual(before);
  });

  it('with faults changes nothing, and each is named by row and field', async () => {
    const before = await stored();
    setField(2, 'schluessel', '603/BJH');
    setField(3, 'bereifung', '205/55R16 91V auf 6.5x17 ET46 = A');
    setField(4, 'fin', 'WVWZZI');
    setField(5, 'gebautBis', '2021-13');
    setField(6, 'ecode', '0190');
    setField(7, 'bezeichnung', '=1+1');
    setField(8, 'fahrzeugart', 'Boot');
    setField(9, 'gebautBis', '1999-01');
    setField(10, 'id', demo.split('\n')[10]?.split(';')[0] ?? '');
    const complaint = await complaintOf();
    for (const [line, field, words] of [
      [2, 'schluessel', 'erwartet werden Schlüssel wie 0603/BJH'],
      [3, 'bereifung', '„205/55R16 91V auf 6.5x17 ET46 = A“ ist keine Bereifung'],
      [4, 'fin', 'erwartet werden Anfänge von Fahrzeug-Identifizierungsnummern'],
      [5, 'gebautBis', 'erwartet wird ein Monat wie 2012-11 oder ein leeres Feld'],
      [6, 'ecode', 'erwartet werden 2, 5, 8, 11 oder 15 Ziffern'],
      [7, 'bezeichnung', 'sieht nach einer Formel aus'],
      [8, 'fahrzeugart', 'erwartet wird PKW, Transporter'],
      [9, 'gebautBis', 'darf nicht vor gebautVon liegen'],
      [11, 'id', 'steht schon in Zeile 10'],
    ] as const) {
      expect(complaint).toMatch(
        new RegExp(`fahrzeuge.csv, Zeile ${line}, Feld ${field}: .*${words.replace(/[/.+]/g, '\\$&')}`),
      );
    }
    expect(complaint).toContain('fahrzeuge.csv hat 9 Probleme');
    expect(complaint).not.toContain('    at ');
    expect(await stored()).toEqual(before);
  });

  it.each([
    ['', 'fahrzeuge.csv: die Kopfzeile fehlt'],
    [`${header.join(';')}\n`, 'fahrzeuge.csv: 60 von 60 vorhandenen Einträgen fehlen'],
    [demo.replace(';quelle', ';herkunft'), 'Zeile 1, Feld herkunft: unbekannte Spalte'],
    [demo.replace(';quelle', ';herkunft'), 'Zeile 1, Feld quelle: Spalte fehlt'],
    [`${header.join(';')}\neins;zwei\n`, 'Zeile 2: 2 Felder statt 28'],
    [`${header.join(';')}\n"eins;zwei\n`, 'Zeile 2: 2 Felder statt 28'],
  ])('of another form is told: %#', async (text, words) => {
    writeFileSync(file, text);
    expect(await complaintOf()).toContain(words);
  });

  it('in another encoding is told once', async () => {
    writeFileSync(file, Buffer.from(demo, 'latin1'));
    const complaint = await complaintOf();
    expect(complaint).toContain('fahrzeuge.csv hat 1 Problem:');
    expect(complaint).toContain('die Datei ist nicht in UTF-8 geschrieben');
  });

  it('that is not there is told', async () => {
    rmSync(file);
    expect(await complaintOf()).toContain('fahrzeuge.csv: Datei fehlt');
  });
});

it('a network without vehicles leaves those that were imported', async () => {
  const network = smallNetworkFolder();
  const before = await stored();
  await radhaus(database, 'seed', network);
  expect(await stored()).toEqual(before);
  const [head, first] = demo.split('\n');
  writeFileSync(join(network, 'vehicles.csv'), `${head}\n${first}\n`);
  await radhaus(database, 'seed', network);
  expect(await stored()).toHaveLength(1);
  rmSync(network, { recursive: true });
});
