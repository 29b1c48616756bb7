import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { redirectFile } from '~/domain/tenancy/redirect-file.server';
import { smallNetworkFolder } from '../../../tests/support/network-folder';
import { wholeNetwork } from './named-files.server';
import { readNetwork } from './read-network.server';

let directory: string;

beforeEach(() => {
  directory = smallNetworkFolder();
});

afterEach(() => rmSync(directory, { recursive: true }));

const rule = { standortUrl: 'muster', oldUrl: '/alt', newUrl: '/neu', statusCode: 301 };

function read(...rules: object[]) {
  writeFileSync(join(directory, 'redirects.json'), JSON.stringify(rules));
  return readNetwork({ paths: wholeNetwork(directory) });
}

test('redirects are read where the file is there', async () => {
  const none = await readNetwork({ paths: wholeNetwork(directory) });
  expect(none.entriesOf(redirectFile)).toEqual([]);
  const [read1] = (await read(rule)).entriesOf(redirectFile);
  expect(read1 && redirectFile.codec.format(read1.entry)).toEqual(rule);
});

test.each([
  [{ ...rule, statusCode: 200 }, 'Eintrag 1 (/alt), Feld statusCode: erwartet wird 301, 302, 303, 307, 308'],
  [{ ...rule, oldUrl: 'alt' }, 'Eintrag 1 (alt), Feld oldUrl: kein Pfad, der mit einem / beginnt'],
  [
    { ...rule, standortUrl: 'nie' },
    'Eintrag 1 (/alt), Feld standortUrl: es gibt keinen Standort mit der url „nie“',
  ],
  [
    { ...rule, oldUrl: '/muster/tresen/bestellungen' },
    'Eintrag 1 (/muster/tresen/bestellungen), Feld oldUrl: diese Seite braucht der Shop',
  ],
  [{ ...rule, ziel: '/' }, 'Eintrag 1 (/alt), Feld ziel: unbekanntes Feld'],
])('%j is refused', async (entry, problem) => {
  await expect(read(entry)).rejects.toThrow(`redirects.json, ${problem}`);
});

test('an old address that occurs twice is named', async () => {
  await expect(read(rule, rule)).rejects.toThrow('„muster: /alt“ steht schon in Eintrag 1');
});
