import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectFolder } from '../support/built-shop';
import { radhaus } from '../support/command';
import { exportedNetwork } from '../support/exported-network';
import { openHostedShop } from '../support/hosted-shop';
import { Visitor } from '../support/visitor';

const { complaintOf, database, edit, stored, take } = await exportedNetwork();
const demo = readFileSync(join(projectFolder, 'app/commands/demo/synonyms.json'), 'utf8');
const shop = await openHostedShop({ DATABASE_URL: database.url });
const visitor = new Visitor(shop);
const search = (words: string) => visitor.open(`/muster/search?${new URLSearchParams({ q: words })}`);
const foundBy = (page: { text: string }) => Number(/data-hits="(\d+)"/.exec(page.text)?.[1]);

it('synonyms are exported as they were imported', async () => {
  expect((await stored())['synonyms.json']).toBe(demo);
});

it.each([
  ['suchwort', [{ suchwort: ' ', bedeutung: 'Reifen' }]],
  ['bedeutung', [{ suchwort: 'Puschen', bedeutung: '' }]],
  [
    'suchwort',
    [
      { suchwort: 'Puschen', bedeutung: 'Reifen' },
      { suchwort: 'PUSCHEN', bedeutung: 'Felgen' },
    ],
  ],
  ['suchwort', [{ suchwort: 'x'.repeat(61), bedeutung: 'Reifen' }]],
])('a wrong %s is named by file and field', async (field, entries) => {
  const complaint = await complaintOf(
    edit('synonyms.json', () => JSON.stringify(entries)),
    '--dry-run',
  );
  expect(complaint).toContain('synonyms.json');
  expect(complaint).toContain(field);
});

it('a new synonym finds what it means, and searches in vain are reported without anything personal', async () => {
  const boxes = foundBy(await search('Dachbox'));
  for (const words of [
    'Quetschkommode',
    'quetschKOMMODE  ',
    'Zibelax',
    'max@example.de',
    '+49 431 1234567',
    'WVWZZZAUZGW123456',
  ])
    expect([words, foundBy(await search(words))]).toEqual([words, 0]);
  await take(
    edit('synonyms.json', (text) =>
      JSON.stringify([...JSON.parse(text), { suchwort: 'Quetschkommode', bedeutung: 'Dachbox' }]),
    ),
  );
  await expect.poll(async () => foundBy(await search('Quetschkommode'))).toBe(boxes);
  await shop.stop();
  const rows = await database.query<{ words: string; count: number }>(
    'select words, count from vain_searches order by words',
  );
  expect(rows.map(({ words }) => words)).toEqual(['quetschkommode', 'zibelax']);
  const { stdout } = await radhaus(database, 'search', 'vain', '--limit', '5');
  expect(stdout).toMatch(/\d+ × {2}\d{4}-\d\d-\d\d {2}zibelax/);
});
