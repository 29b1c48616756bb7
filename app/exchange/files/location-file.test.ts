import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { FileProblem } from '~/platform/files/network-file';
import { checkEntry } from '../reading/file-problems';
import { locationFile } from './location-file.server';
import { locationSettings } from './location-settings';

type Entry = Record<string, unknown>;

const demo = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../../commands/demo/locations.json'), 'utf8'),
) as Entry[];
const [muster = {}] = demo;

function problemsOf(entry: Entry): string[] {
  const problems: FileProblem[] = [];
  checkEntry(locationFile.codec.schema, entry, { file: 'locations.json', place: 'Eintrag 1' }, problems);
  return problems.map(({ place, message }) => `${place.replace('Eintrag 1, Feld ', '')}: ${message}`);
}

const changed = (name: string, more: Entry): Entry => ({
  ...muster,
  [name]: { ...(muster[name] as Entry), ...more },
});

describe('a wrong field is named by its path in the file', () => {
  it.each([
    ['anschrift', { plz: '2410' }, 'anschrift.plz: keine fünfstellige Postleitzahl'],
    ['anschrift', { fax: '1' }, 'anschrift.fax: unbekanntes Feld'],
    ['geo', { lat: 10.1, lng: 54.3 }, 'geo.lat: '],
    ['stammblatt', { versandarten: [] }, 'stammblatt.versandarten: mindestens eine Versandart'],
    ['stammblatt', { versandarten: [7] }, 'stammblatt.versandarten.0: weder ein Kürzel noch ein Objekt'],
    ['stammblatt', { versandarten: ['dhl', ' '] }, 'stammblatt.versandarten.1: darf nicht leer sein'],
    ['stammblatt', { versandarten: [{ preisCents: 1 }] }, 'stammblatt.versandarten.0.code: fehlt'],
    [
      'stammblatt',
      { versandarten: [{ code: 'dhl', preisCents: '6,90' }] },
      'stammblatt.versandarten.0.preisCents: erwartet wird eine Zahl',
    ],
    [
      'stammblatt',
      { versandarten: [{ code: 'dhl', preisCents: -1 }] },
      'stammblatt.versandarten.0.preisCents: ',
    ],
    ['stammblatt', { versandarten: [{ code: 'dhl', tage: 0 }] }, 'stammblatt.versandarten.0.tage: '],
    ['stammblatt', { versandarten: [{ code: 'dhl', tage: 1.5 }] }, 'stammblatt.versandarten.0.tage: '],
    [
      'stammblatt',
      { versandarten: [{ code: 'dhl', preis: 6.9 }] },
      'stammblatt.versandarten.0.preis: unbekanntes Feld',
    ],
    [
      'stammblatt',
      { versandarten: ['dhl', { code: 'DHL' }] },
      'stammblatt.versandarten: nennt eine Versandart mehrmals',
    ],
    ['stammblatt', { payone: {} }, 'stammblatt.payone.aid: fehlt'],
    ['colors', { '--fokus': '#000000' }, 'colors.--fokus: unbekanntes Feld'],
    [
      'externerLogin',
      { kunde: 'http://login.example/' },
      'externerLogin.kunde: keine Adresse, die mit https://',
    ],
  ])('%s with %j', (name, more, message) => {
    expect(problemsOf(changed(name, more)).join('\n')).toContain(message);
  });

  it.each(['anschrift', 'geo', 'colors', 'stammblatt', 'openingHours'])('%s left out', (name) => {
    const { [name]: _left, ...rest } = muster;
    expect(problemsOf(rest)).toEqual([`${name}: fehlt`]);
  });
});

it('what is stored of an entry is what its settings groups accept', () => {
  for (const entry of demo) {
    const stored = locationFile.codec.schema.parse(entry);
    expect(locationSettings.flatMap((group) => group.ignored(stored))).toEqual([]);
  }
});

it('settings are stored by their own names, whatever the file calls them', () => {
  const stored = locationFile.codec.schema.parse({
    ...muster,
    reservierungTage: 3,
    alleKategorien: true,
  });
  expect(stored).toMatchObject({
    address: { ort: 'Kiel' },
    checkout: { reservationDays: 3 },
    categories: { showsAllCategories: true },
    delivery: { carriers: expect.arrayContaining(['dhl']) },
  });
});

it('an entry is the same when it comes back from the table', () => {
  const { schema, format } = locationFile.codec;
  for (const entry of demo) expect(schema.parse(format(schema.parse(entry)))).toEqual(schema.parse(entry));
});
