import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { workbookOf } from '../../../tests/support/made-workbook';
import { workbookToCsv } from './read-workbook.server';

const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'workbook-'));
afterAll(() => fs.rm(folder, { recursive: true }));
const target = path.join(folder, 'tabelle.csv');
const MIB = 1024 * 1024;

it.each([
  [
    'millions of empty texts',
    'xl/sharedStrings.xml',
    `<sst>${'<si/>'.repeat(4_100_000)}</sst>`,
    'zu viel Text',
  ],
  [
    'very many formats',
    'xl/styles.xml',
    `<styleSheet><cellXfs>${'<xf numFmtId="1"/>'.repeat(110_000)}</cellXfs></styleSheet>`,
    'zu viele Formate',
  ],
  [
    'one endless text',
    'xl/sharedStrings.xml',
    `<sst><si><t>${'a'.repeat(12 * MIB)}</t></si></sst>`,
    'keine Excel',
  ],
  ['one endless tag', 'xl/styles.xml', `<styleSheet a="${'a'.repeat(12 * MIB)}"/>`, 'keine Excel'],
])('a workbook with %s is refused while it is read', async (_, part, content, words) => {
  const workbook = await workbookOf([['id', 'preis']], { [part]: content });
  expect(workbook.length).toBeLessThan(MIB);
  await expect(workbookToCsv(workbook, target)).rejects.toThrow(words);
});

it('a long text that is no bomb is read', async () => {
  const workbook = await workbookOf([
    ['id', 'text'],
    ['a', 'x'.repeat(900_000)],
  ]);
  await workbookToCsv(workbook, target);
  expect((await fs.readFile(target)).length).toBeGreaterThan(900_000);
});

it('each row stands at the line of its number, so that problems name the rows of the sheet', async () => {
  const workbook = await workbookOf([
    ['Preisliste'],
    ['', ''],
    ['id', 'preis'],
    [],
    ['a', '1'],
    ['', ''],
    ['b', '2'],
  ]);
  await workbookToCsv(workbook, target);
  expect((await fs.readFile(target, 'utf8')).split('\n')).toEqual([
    '',
    '',
    'id;preis',
    '',
    'a;1',
    '',
    'b;2',
    '',
  ]);
});
