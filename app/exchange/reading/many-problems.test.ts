import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { priceFile } from '~/domain/catalog/article-files/price-file.server';
import type { FileProblem } from '~/platform/files/network-file';
import { longestTurn } from '../../../tests/support/processor-time';
import { checkedRows } from './checked-rows';
import type { Mapping } from './mapping';

const folder = mkdtempSync(join(tmpdir(), 'problems-'));
afterAll(() => rmSync(folder, { recursive: true }));

const ROWS = 110_000;
const MAX_PROBLEMS = 100_000;
const columns = ['artikel', 'standort', 'gueltigVon', 'preis', 'angebot', 'angebotBis'];
const mapping: Mapping = {
  dezimalkomma: true,
  spalten: Object.fromEntries(columns.map((name) => [name, [name]])),
  werte: {},
  fest: {},
};

/** What a row may have wrong, and what a whole one would be. */
const rows: Record<string, string> = {
  'too few cells': 'a',
  'too many cells': 'a;b;c;d;e;f;g;h',
  'marks that are never closed': '"a',
  'a formula': 'tyre:a;;;=1;;',
  'a shortened number': 'tyre:a;;;1,2E+15;;',
  'values of no kind': 'tyre:a;;gestern;viel;;',
};
const entries: Record<string, string> = {
  'no objects': '1',
  'empty objects': '{}',
  'unknown fields': '{"a":1}',
  'values of another type': '{"artikel":[],"preis":{}}',
};

async function problemsOf(name: string, content: string, own?: Mapping) {
  const path = join(folder, name);
  writeFileSync(path, content);
  const problems: FileProblem[] = [];
  const longest = await longestTurn(async () => {
    for await (const _ of checkedRows({ path, file: name, mapping: own }, () => priceFile.codec, problems));
  });
  return { problems, longest };
}

function expectBounded({ problems, longest }: Awaited<ReturnType<typeof problemsOf>>): void {
  expect(problems.length).toBeGreaterThan(MAX_PROBLEMS);
  expect(problems.length).toBeLessThan(MAX_PROBLEMS + 20);
  // Of the whole file: nobody may take over the rows before it as if they were all.
  expect(problems.filter(({ place }) => place === '')).toEqual([problems.at(-1)]);
  expect(longest).toBeLessThan(300);
}

it.each(
  Object.entries(rows).flatMap(([name, row]) => [
    [name, 'our columns', row, undefined] as const,
    [name, 'mapped columns', row, mapping] as const,
  ]),
)('a table of rows with %s, in %s, is not read to its end', async (_name, _of, row, own) => {
  expectBounded(await problemsOf('preise.csv', `${columns.join(';')}\n${`${row}\n`.repeat(ROWS)}`, own));
});

it.each(Object.entries(entries))('a list of %s is not read to its end', async (_name, entry) => {
  expectBounded(await problemsOf('preise.json', `[${Array(ROWS).fill(entry).join(',')}]`));
});

it('a mark that is never closed costs its own row, not the memory of the lines behind it', async () => {
  const { problems, longest } = await problemsOf(
    'preise.csv',
    `${columns.join(';')}\n"${'a\n'.repeat(ROWS)}`,
  );
  expectBounded({ problems, longest });
});
