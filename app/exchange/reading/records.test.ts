import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { longestTurn, processorMs } from '../../../tests/support/processor-time';
import { findEncoding } from './encoding';
import { plainRecords, type TableRecord, tolerantRecords } from './records';

const folder = mkdtempSync(join(tmpdir(), 'records-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'table.csv');

async function allOf(batches: AsyncIterable<TableRecord[]>): Promise<TableRecord[]> {
  const all: TableRecord[] = [];
  for await (const batch of batches) all.push(...batch);
  return all;
}

const read = (isOfOthers = true, delimiter = ';') =>
  allOf(tolerantRecords(file, { encoding: 'utf-8', delimiter, isOfOthers }));

async function rowsIn(content: string, isOfOthers?: boolean): Promise<(readonly string[])[]> {
  writeFileSync(file, content);
  return (await read(isOfOthers)).map(({ fields }) => fields);
}

const pieces = ['a', 'Größe', ';', ';;', '\n', '\r\n', '"', ' ', '\t', '🚗', '0'];
const text = fc.array(fc.constantFrom(...pieces), { maxLength: 40 }).map((all) => all.join(''));

it('a plain file is split as one with quotation marks would be, with the same line numbers', async () => {
  let plain = 0;
  await fc.assert(
    fc.asyncProperty(text, async (content) => {
      writeFileSync(file, content);
      if (!(await findEncoding(file)).isPlain) return;
      plain += 1;
      const isFilled = ({ fields }: TableRecord) => fields.join('').trim() !== '';
      const all = await allOf(plainRecords(file, ';'));
      expect(all.filter(isFilled)).toEqual((await read()).filter(isFilled));
    }),
    { numRuns: 500, seed: 20 },
  );
  expect(plain).toBeGreaterThan(50);
});

const cell = fc
  .array(fc.constantFrom(...pieces, '\r', '""', "'", '='), { maxLength: 8 })
  .map((all) => all.join(''));

it('what RFC 4180 allows is read exactly, in chunks of any length', async () => {
  const rows = fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 30 });
  await fc.assert(
    fc.asyncProperty(rows, fc.constantFrom('\n', '\r\n'), async (cells, end) => {
      const quoted = cells.map((row) => row.map((one) => `"${one.replaceAll('"', '""')}"`).join(';'));
      const lines = ['a;b;c', ...quoted].join(end);
      expect(await rowsIn(lines, false)).toEqual([['a', 'b', 'c'], ...cells]);
      expect(parse(lines, { delimiter: ';', skip_empty_lines: true })).toEqual([['a', 'b', 'c'], ...cells]);
    }),
    { numRuns: 300, seed: 21 },
  );
});

it.each(['\n', '\r\n'])('rows and letters may stand in two chunks, with line ends %j', async (end) => {
  const rows = Array.from({ length: 20_000 }, (_, index) => `größe-${index};${index % 7}`);
  writeFileSync(file, rows.join(end));
  expect((await findEncoding(file)).isPlain).toBe(true);
  const expected = rows.map((row, index) => ({ line: index + 1, fields: row.split(';') }));
  expect(await allOf(plainRecords(file, ';'))).toEqual(expected);
  writeFileSync(file, rows.join(end).replace('größe-7;', '"größe-7";'));
  expect(await read()).toEqual(expected);
});

describe('a row that is wrong costs itself', () => {
  const good = Array.from({ length: 30 }, (_, at) => `${at};Reifen ${at};${at}`);
  const around = async (...rows: string[]) => {
    const [, ...all] = await rowsIn(['a;b;c', ...good, ...rows, ...good].join('\r\n'));
    const cells = good.map((row) => row.split(';'));
    expect(all.slice(0, 30)).toEqual(cells);
    expect(all.slice(-30)).toEqual(cells);
    return all.slice(30, -30);
  };

  it.each([
    ['an inch mark', '1;17" Sport;2', [['1', '17" Sport', '2']]],
    ['an inch mark at the end of a cell', '1;Sport 17";2', [['1', 'Sport 17"', '2']]],
    ['an inch mark in quotation marks', '1;"Sport 17" XL";2', [['1', 'Sport 17" XL', '2']]],
    ['an inch mark that is not doubled', '1;"Sport 17"";2', [['1', 'Sport 17"', '2']]],
    ['an open quotation mark', '1;"Sport;2', [['1', '"Sport', '2']]],
    ['an open mark in the last cell', '1;Sport;"2', [['1', 'Sport', '"2']]],
    ['a cell of Excel', '1;="0401";2', [['1', '="0401"', '2']]],
    [
      'two marks for "as above"',
      '1;";2\r\n2;";3',
      [
        ['1', '"', '2'],
        ['2', '"', '3'],
      ],
    ],
    ['a cell over two lines', '1;"205/55\r\nR16";2', [['1', '205/55\r\nR16', '2']]],
    ['a missing cell', '1;2', [['1', '2']]],
    ['a cell too many', '1;"2";3;4', [['1', '2', '3', '4']]],
  ])('with %s', async (_what, row, cells) => expect(await around(row)).toEqual(cells));

  it('whatever stands in it', async () => {
    const odd = fc.array(fc.constantFrom('"', ';', 'x', ' ', '""', '";', ';"'), { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(fc.array(odd, { minLength: 1, maxLength: 3 }), async (rows) => {
        await around(...rows.map((all) => `x${all.join('')}`));
      }),
      { numRuns: 300, seed: 22 },
    );
  });
});

it('`sep=` in the first line is no row, and counts as a line', async () => {
  for (const line of ['sep=;', '"sep=;"', 'SEP=;;;', '\uFEFFsep=;']) {
    writeFileSync(file, `${line}\na;b\n1;2\n`);
    const expected = [
      { line: 2, fields: ['a', 'b'] },
      { line: 3, fields: ['1', '2'] },
    ];
    expect(await read()).toEqual(expected);
    if (!line.includes('"')) expect(await allOf(plainRecords(file, ';'))).toEqual(expected);
  }
});

it('lines may end as on old Macs', async () => {
  expect(await rowsIn('a;b\r"1";2\r3;4\r')).toEqual([
    ['a', 'b'],
    ['1', '2'],
    ['3', '4'],
  ]);
});

const MAX_MS = 6_000;
const BYTES = 800_000;
const hostile = [
  '"',
  '"a;',
  '"a\n',
  '";"a\n',
  '"\n',
  '"";"""\n',
  'a;"\n""\n',
  `"${'x;'.repeat(4_000)}\n`,
  `"\n${'""x\n'.repeat(5_000)}`,
];

it.each(hostile.map((piece) => [JSON.stringify(piece.slice(0, 20)), piece]))(
  'reads a hostile table of %s in a bounded time',
  async (_name, piece) => {
    writeFileSync(file, `a;b;c\n${piece.repeat(BYTES / piece.length)}`);
    const ms = await processorMs(async () => void (await read()));
    expect(ms).toBeLessThan(MAX_MS);
  },
);

it.each([
  ['a quotation mark', 'a;"b"\n'],
  ['mixed line ends', 'a;b\r\nc;d\ne;f\n'],
  ['a lone carriage return', 'a;b\rc;d\r'],
  ['a line of two megabytes', `a;${'b'.repeat(2 * 1024 * 1024)}\n`],
])('a file with %s is not plain', async (_, content) => {
  writeFileSync(file, content);
  expect((await findEncoding(file)).isPlain).toBe(false);
});

async function readThrough(): Promise<void> {
  const options = { encoding: 'utf-8', delimiter: ';', isOfOthers: true };
  for await (const _ of tolerantRecords(file, options));
}

it.each([
  ['before rows', 'a;b;c\n1;"2;3\n', `${'x'.repeat(60)};5;6\n`],
  ['before long lines', 'a;b;c\n"', `${'x'.repeat(50_000)};\n`],
  ['before doubled marks', 'a;b;c\n"', `${'""'.repeat(200)}\n`],
])('a mark that is never closed, %s, costs little, and holds up nobody', async (_where, start, piece) => {
  writeFileSync(file, start + piece.repeat(Math.floor(9_000_000 / piece.length)));
  let longest = 0;
  const ms = await processorMs(async () => {
    longest = await longestTurn(readThrough);
  });
  expect(ms).toBeLessThan(3_000);
  expect(longest).toBeLessThan(200);
});

it.each(['0', '"', 'a;'])('a file of %j without a line end is no table', async (piece) => {
  writeFileSync(file, piece.repeat(Math.floor(30_000_000 / piece.length)));
  const ms = await processorMs(() => expect(read()).rejects.toThrow('das ist keine Tabelle'));
  expect(ms).toBeLessThan(500);
});

it('names the line that is too long', async () => {
  writeFileSync(file, `a;b\n1;2\n${'x'.repeat(5_000_000)}\n`);
  await expect(read()).rejects.toMatchObject({ line: 3 });
});
