import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { wholeNetwork } from '~/exchange/reading/named-files.server';
import { readNetwork } from '~/exchange/reading/read-network.server';
import { someTyre } from '../support/catalogue';
import { radhaus } from '../support/command';
import { freshShop } from '../support/fresh-shop';
import { textOf } from '../support/html-forms';
import { smallNetworkFolder } from '../support/network-folder';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop();

const open = async (page: string) => (await new Visitor(shop).open(`/muster${page}`)).text;

it('stands with postal and electronic address on the page of a tyre', async () => {
  const { id } = await someTyre(database, "make = 'Continental'");
  const text = await open(`/reifen/${id}`);
  expect(textOf(text)).toContain(
    'Hersteller von Continental Continental Demo-Hersteller Demostraße 1, 00000 Demostadt produktsicherheit@continental.example',
  );
  expect(text).toContain('href="mailto:produktsicherheit@continental.example"');
  expect(text).not.toContain('Verantwortlich in der EU');
});

it('of a make from outside the EU comes with who is responsible inside', async () => {
  const { id } = await someTyre(database, "make = 'Hankook'");
  const text = await open(`/reifen/${id}`);
  expect(textOf(text)).toContain(
    'Verantwortlich in der EU Hankook Demo-Importeur Demoweg 2, 00000 Demostadt',
  );
  expect(text).toContain('href="https://hankook.example/kontakt"');
});

it('that nobody named is told by doctor, and its rims say whom to ask as soon as it is gone', async () => {
  const [rim] = await database.query<{ code: string; make: string }>(
    "select code, make from articles join rims on rims.article_id = id where material = 'alu' limit 1",
  );
  const page = `/alufelgen/${rim?.code}`;
  expect(await open(page)).toContain(`Hersteller von ${rim?.make}`);
  expect((await radhaus(database, 'doctor')).stdout).toContain('ok   the makers of all articles are known');
  await database.query('delete from makes where name = $1', [rim?.make]);
  await vi.waitFor(async () => expect(await open(page)).not.toContain('Demo-Hersteller'), 10_000);
  expect(textOf(await open(page))).toContain(`Die Anschrift von ${rim?.make} nennen wir Ihnen gern`);
  const { stdout } = await radhaus(database, 'doctor');
  expect(stdout).toMatch(new RegExp(`no address of the maker .*: ${rim?.make}\\n`));
});

it('is checked when it is imported', async () => {
  const folder = smallNetworkFolder();
  const operator = { name: 'A', anschrift: 'B', kontakt: 'http://example.org' };
  const entry = { hersteller: 'Apollo', produzent: operator, euVerantwortlicher: null };
  writeFileSync(join(folder, 'makes.json'), JSON.stringify([entry]));
  await expect(readNetwork({ paths: wholeNetwork(folder) })).rejects.toThrow(/makes.json.*Apollo.*kontakt/);
});
