import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { findEncoding } from './encoding';
import { csvRecords, plainRecords, type TableRecord } from './records';

const folder = mkdtempSync(join(tmpdir(), 'records-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'table.csv');

async function allOf(batches: AsyncIterable<TableRecord[]>): Promise<TableRecord[]> {
  const all: TableRecord[] = [];
  for await (const batch of batches) all.push(...batch);
  return all;
}

const piece = fc.constantFrom(
  'a',
  'Größe',
  ';',
  ';;',
  '\n',
  '\r\n',
  '\r',
  '"',
  ' ',
  '\t',
  '\uFEFF',
  '🚗',
  '0',
);
const text = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''));

it('a plain file is split as csv-parse reads it, with the same line numbers', async () => {
  let plain = 0;
  await fc.assert(
    fc.asyncProperty(text, async (content) => {
      writeFileSync(file, content);
      if (!(await findEncoding(file)).isPlain) return;
      plain += 1;
      expect(await allOf(plainRecords(file, ';'))).toEqual(await allOf(csvRecords(file, 'utf-8', ';')));
    }),
    { numRuns: 500, seed: 20 },
  );
  expect(plain).toBeGreaterThan(50);
});

it.each(['\n', '\r\n'])('rows and letters may stand in two chunks, with line ends %j', async (end) => {
  const rows = Array.from({ length: 20_000 }, (_, index) => `größe-${index};${index % 7}`);
  writeFileSync(file, rows.join(end));
  expect((await findEncoding(file)).isPlain).toBe(true);
  expect(await allOf(plainRecords(file, ';'))).toEqual(
    rows.map((row, index) => ({ line: index + 1, fields: row.split(';') })),
  );
});

it.each([
  ['a quotation mark', 'a;"b"\n'],
  ['mixed line ends', 'a;b\r\nc;d\ne;f\n'],
  ['a lone carriage return', 'a;b\rc;d\r'],
  ['a line of two megabytes', `a;${'b'.repeat(2 * 1024 * 1024)}\n`],
])('a file with %s is not plain', async (_, content) => {
  writeFileSync(file, content);
  expect((await findEncoding(file)).isPlain).toBe(false);
});
