import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { z } from 'zod';
import { cell } from '~/platform/files/cells';
import { codec } from '~/platform/files/codec';
import type { FileProblem } from '~/platform/files/network-file';
import { oddPieces } from '../../../tests/support/odd-cells';
import { checkedRows } from '../reading/checked-rows';
import { tableCsv } from './table-csv';

const folder = mkdtempSync(join(tmpdir(), 'table-csv-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'table.csv');

const any = cell(z.string());
const table = codec({ id: ['id', any], name: ['name', any], text: ['text', any] });

const text = fc.oneof(
  fc.array(fc.constantFrom(...oddPieces), { maxLength: 10 }).map((all) => all.join('')),
  fc.string({ unit: 'binary' }).map((all) => all.replaceAll('\0', '')),
);
const rows = fc.array(fc.record({ id: text.map((id) => `${id}x`), name: text, text }), {
  minLength: 1,
  maxLength: 30,
});

it('what the shop writes it reads back byte for byte, whatever the texts are', async () => {
  await fc.assert(
    fc.asyncProperty(rows, async (written) => {
      writeFileSync(file, stringify(written, tableCsv(table.columns)));
      const problems: FileProblem[] = [];
      const read: unknown[] = [];
      for await (const batch of checkedRows({ path: file, file: 'table.csv' }, () => table, problems))
        read.push(...batch.map(({ entry }) => entry));
      expect(problems).toEqual([]);
      expect(read).toEqual(written);
    }),
    { numRuns: 1_000, seed: 16 },
  );
});
