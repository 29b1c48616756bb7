import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { couponFile } from '~/domain/coupons/coupon-file.server';
import { NetworkFilesError } from './file-problems';
import { wholeNetwork } from './named-files.server';
import { readNetwork } from './read-network.server';

const demo = join(import.meta.dirname, '../../commands/demo');
let directory: string;

beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'coupon-files-'));
  for (const file of ['hosts.json', 'companies.json', 'locations.json'])
    cpSync(join(demo, file), join(directory, file));
  // What stands in these two does not matter here: they only need to be read.
  for (const file of ['tyres.csv', 'stock.csv']) writeFileSync(join(directory, file), 'id');
});

afterAll(() => rmSync(directory, { recursive: true }));

const entry = { code: 'TEST', titel: '5 € Rabatt', betragCents: 500 };

async function complaint(...entries: object[]): Promise<string> {
  writeFileSync(join(directory, 'coupons.json'), JSON.stringify(entries));
  try {
    await readNetwork({ paths: wholeNetwork(directory) });
    return '';
  } catch (error) {
    if (!(error instanceof NetworkFilesError)) throw error;
    return error.problems
      .filter(({ file }) => file === 'coupons.json')
      .map(({ place, message }) => `${place}: ${message}`)
      .join('\n');
  }
}

test('what is left out sets no bound, and a code has one spelling', async () => {
  const { schema, format } = couponFile.codec;
  expect(format(schema.parse({ ...entry, code: ' test ' }))).toEqual({
    ...entry,
    artikelarten: [],
    kategorien: [],
    standorte: [],
    einmalJeKunde: false,
    beworben: false,
  });
});

test('the demo has a coupon for each refusal', async () => {
  const network = await readNetwork({ paths: wholeNetwork(demo) });
  const coupons = network.entriesOf(couponFile).map(({ entry: coupon }) => coupon);
  const find = (code: string) => coupons.find((coupon) => coupon.code === code);
  expect(find('WILLKOMMEN10')).toMatchObject({ percent: 10, isAdvertised: true });
  expect(find('EINMAL5')).toMatchObject({ amountCents: 500, oncePerCustomer: true });
  expect(coupons.some((coupon) => coupon.validUntil && coupon.validUntil < new Date())).toBe(true);
  expect(coupons.some((coupon) => coupon.minimumCents)).toBe(true);
  expect(coupons.some((coupon) => coupon.locationUrls.length === 1)).toBe(true);
});

test('a right entry is not complained about', async () => {
  expect(await complaint({ ...entry, standorte: ['muster'], kategorien: ['winterreifen'] })).toBe('');
});

test.each([
  [{ ...entry, code: 'Grün' }, 'Feld code: erlaubt sind 3 bis 32 Buchstaben A–Z, Ziffern und Bindestriche'],
  [{ ...entry, prozent: 5 }, 'Feld prozent: erwartet wird entweder prozent oder betragCents'],
  [{ code: 'TEST', titel: 'x' }, 'Feld prozent: erwartet wird entweder prozent oder betragCents'],
  [{ code: 'TEST', titel: 'x', prozent: 101 }, 'Feld prozent: höchstens 100'],
  [{ ...entry, betragCents: 1.5 }, 'Feld betragCents: erwartet werden ganze Cent'],
  [{ ...entry, gueltigBis: '31.12.2026' }, 'Feld gueltigBis: kein Zeitpunkt wie 2026-12-01T00:00:00+01:00'],
  [
    { ...entry, gueltigVon: '2027-01-01T00:00:00+01:00', gueltigBis: '2026-12-31T23:00:00Z' },
    'Feld gueltigBis: muss nach gueltigVon liegen',
  ],
  [{ ...entry, artikelarten: ['kaffee'] }, 'Feld artikelarten.0'],
  [{ ...entry, standorte: ['nie'] }, 'Feld standorte: es gibt keinen Standort mit der url „nie“'],
  [{ ...entry, kategorien: ['dachboxen'] }, 'Feld kategorien: kein Artikel gehört zu „dachboxen“'],
  [{ ...entry, rabatt: 5 }, 'Feld rabatt: unbekanntes Feld'],
])('%j is refused', async (wrong, problem) => {
  expect(await complaint(wrong)).toContain(`Eintrag 1 (${wrong.code}), ${problem}`);
});

test('a code that occurs twice is named, in whatever spelling', async () => {
  expect(await complaint(entry, { ...entry, code: 'test' })).toContain('„TEST“ steht schon in Eintrag 1');
});
