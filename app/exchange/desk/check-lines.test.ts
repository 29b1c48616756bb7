import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { longestTurn } from '../../../tests/support/processor-time';
import { checkLines, TOO_MANY_LINES } from './check-lines.server';
import { UploadFault } from './upload-fault';

const folder = mkdtempSync(path.join(tmpdir(), 'lines-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = path.join(folder, 'tabelle.csv');

const LINES = 1_048_576;

it.each(['\n', '\r', '\r\n', 'a\n', ' \r\n', '1;2\n'])('counts the lines of %j', async (line) => {
  writeFileSync(file, line.repeat(LINES));
  await expect(checkLines(file)).resolves.toBeUndefined();
  writeFileSync(file, line.repeat(LINES + 1));
  await expect(checkLines(file)).rejects.toThrow(new UploadFault(TOO_MANY_LINES));
});

it.each(['\n', 'a\n', '"', 'a;'])('a file of %j as large as can be keeps nobody waiting', async (piece) => {
  writeFileSync(file, piece.repeat(40_000_000 / piece.length));
  expect(await longestTurn(() => checkLines(file).catch(() => undefined))).toBeLessThan(100);
});
