import { expect, it } from 'vitest';
import { processorMs } from '../../../tests/support/processor-time';
import { linesOf, tolerantRows } from './tolerant-rows';

const MAX_MS = 2_000;
const BYTES = 800_000;
const repeated = (piece: string) => piece.repeat(BYTES / piece.length);

/** Marks that nothing closes, alone and over lines; cells and lines without number. */
const pieces = [
  ...[
    '"',
    '"a;',
    '"a',
    '";"a\n',
    '"a\n',
    '"\n',
    '"x"   ',
    '"";"',
    'a";"',
    '" "',
    '"a"b;',
    ';"a\n"b',
    '"a;\n',
  ],
  ...[';', ' ; ', ' ', '\n', ' \n', 'a\n', '\r'],
  `${'"x;'.repeat(40)}\n${'y\n'.repeat(19)}`,
  `${'"x;'.repeat(40)}\n${'""y\n'.repeat(19)}`,
];

it.each(pieces.map((piece) => [JSON.stringify(piece.slice(0, 20)), piece]))(
  'reads a hostile table of %s in a bounded time',
  async (_name, piece) => {
    const lines = linesOf(`a;b;c\n${repeated(piece)}`);
    let rows = 0;
    const ms = await processorMs(() => {
      for (const { line } of tolerantRows(lines, ';', { expected: 3 })) rows = line;
    });
    expect(rows).toBeGreaterThan(0);
    expect(ms).toBeLessThan(MAX_MS);
  },
);

it('keeps what follows the thousandth cell in the last', () => {
  const [row] = tolerantRows([Array.from({ length: 1_200 }, (_, at) => String(at)).join(';')], ';');
  expect(row?.fields).toHaveLength(1_000);
  expect(row?.fields.at(-1)).toMatch(/^999;1000;.*;1199$/);
});
