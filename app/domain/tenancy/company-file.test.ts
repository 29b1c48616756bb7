import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { checkEntry } from '~/exchange/reading/file-problems';
import type { FileProblem } from '~/platform/files/network-file';
import { companyFile } from './company-file.server';

const { schema, format } = companyFile.codec;

type Entry = Record<string, unknown>;
const demo: Entry[] = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../../commands/demo/companies.json'), 'utf8'),
);

it('an entry is the same when it comes back from the table', () => {
  for (const entry of demo) expect(format(schema.parse(entry))).toEqual(entry);
});

it.each([
  [{ bank: { ...(demo[0]?.bank as Entry), iban: 'DE00000000000000001001' } }, 'bank.iban: keine IBAN'],
  [{ bank: {} }, 'bank.inhaber: fehlt'],
  [{ ustId: '123' }, 'ustId: keine USt-IdNr.'],
  [{ gesellschafterNr: 'zehn' }, 'gesellschafterNr: erwartet werden Ziffern'],
  [{ code: 'Mit Leerzeichen' }, 'code: erlaubt sind Kleinbuchstaben'],
  [{ firma: ' ' }, 'firma: darf nicht leer sein'],
  [{ farbe: 'blau' }, 'farbe: unbekanntes Feld'],
])('%j: %s', (change, message) => {
  const problems: FileProblem[] = [];
  checkEntry(schema, { ...demo[0], ...change }, { file: 'companies.json', place: 'Eintrag 1' }, problems);
  expect(problems.map(({ place, message: words }) => `${place} ${words}`.replace(' ', '')).join()).toContain(
    message.split(': ')[1] ?? '',
  );
});
