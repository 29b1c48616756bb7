import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFolder } from '../support/built-shop';
import { radhaus } from '../support/command';
import { fileOf, ownFolder } from '../support/exported-network';
import { freshDatabase } from '../support/fresh-database';

const database = await freshDatabase();
const FILE = 'rim-approvals.csv';
const demo = readFileSync(join(projectFolder, 'app/commands/demo', FILE), 'utf8');
const [header = '', first = ''] = demo.split('\n');
const folder = ownFolder();
const [rim = ''] = first.split(';');

function written(...rows: string[]): string {
  const file = join(folder, FILE);
  writeFileSync(file, [header, ...rows, ''].join('\n'));
  return file;
}
const complaintOf = async (row: string) => {
  const refused = await radhaus(database, 'import', '--check', written(row)).catch((error: unknown) => error);
  return JSON.stringify(refused);
};

describe('rim-approvals.csv', () => {
  it('is exported as it was imported, byte by byte', async () => {
    const exported = ownFolder();
    await radhaus(database, 'export', exported);
    expect(fileOf(FILE, exported)).toBe(demo);
  });

  it.each([
    [`${rim};tuev;1;golf;;205/55 R16;beide;;0;0;0`, 'erwartet wird original, ece, abe, teilegutachten'],
    [`${rim};abe;;golf;;205/55 R16;beide;;0;0;0`, 'fehlt: Nur bei Originalrädern darf das Feld leer sein'],
    [`${rim};abe;KBA 1;;;205/55 R16;beide;;0;0;0`, 'Geben Sie ein Fahrzeug oder einen ECode an'],
    [`${rim};abe;KBA 1;golf;;;beide;;0;0;0`, 'gelten nur für Größen, die sie nennen'],
    [`${rim};abe;KBA 1;golf;;205-55-16;beide;;0;0;0`, 'keine Größe wie 205/55 R16'],
    [`${rim};abe;KBA 1;;123;205/55 R16;beide;;0;0;0`, 'erwartet werden 2, 5, 8, 11 oder 15 Ziffern'],
    [`${rim};abe;KBA 1;golf;;205/55 R16;links;;0;0;0`, 'erwartet wird beide, vorn, hinten'],
    [`${rim};abe;KBA 1;golf;;205/55 R16;beide;=1+1;0;0;0`, 'sieht nach einer Formel aus'],
    [`${rim};abe;KBA 1;golf;;205/55 R16;beide;;ja;0;0`, 'erwartet wird 0, 1'],
  ])('is refused: %s', async (row, message) => {
    expect(await complaintOf(row)).toContain(message);
  });

  it('does not take all approvals away unasked', async () => {
    const refused = radhaus(database, 'import', written());
    await expect(refused).rejects.toThrow('--allow-removals');
  });

  it('may name rims and vehicles that are not there: doctor says so', async () => {
    const rows = [
      'gibt-es-nicht;abe;KBA 1;golf-drei;;205/55R16|205/65 R16C;vorn;Nur ohne Ketten;1;1;1',
      `${rim};original;;;01905102;;beide;;0;0;0`,
    ];
    await radhaus(database, 'import', written(...rows), '--allow-removals');
    const exported = ownFolder();
    await radhaus(database, 'export', exported);
    expect(fileOf(FILE, exported).split('\n').slice(1, 3)).toEqual([
      rows[0]?.replace('205/55R16', '205/55 R16'),
      rows[1],
    ]);
    await database.query(
      "update vehicle_fitments set document = 'EG-Übereinstimmung Feld 15.1' where combination = 1",
    );
    const { stdout } = await radhaus(database, 'doctor');
    expect(stdout).toContain('1 rows of rim-approvals.csv name a rim that is not there');
    expect(stdout).toContain('1 rows of rim-approvals.csv name no vehicle that is there');
    expect(stdout).toMatch(/\d+ rims stand in no row of rim-approvals.csv/);
    expect(stdout).toContain('EG-Übereinstimmung Feld 15.1');
  });
});
