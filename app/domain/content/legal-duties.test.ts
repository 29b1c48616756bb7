import { expect, it } from 'vitest';
import type { Company } from '~/domain/tenancy/company';
import { missingDuties, missingFacts } from './legal-duties';

const company: Company = {
  code: 'm',
  firma: 'Autohaus Muster GmbH',
  registergericht: 'Amtsgericht Kiel',
  hrb: 'HRB 1234 KI',
  ustId: 'DE123456789',
  geschaeftsfuehrung: 'Petra Muster',
  gesellschafterNr: '',
  bank: null,
  rechnungVon: 'Autohaus Muster GmbH',
  strasse: 'Hafenstraße 1',
  plz: '24103',
  ort: 'Kiel',
  land: 'DE',
  telefon: '0431 123456',
  email: 'post@muster.example',
};
const whole = `**Autohaus  Muster GmbH**
Hafenstraße 1, 24103 Kiel
Vertreten durch Petra Muster
Telefon 0431 123456, post@muster.example
Amtsgericht Kiel, HRB 1234 KI, USt-IdNr. DE 123 456 789
Wir nehmen an keiner Schlichtung teil.`;

const names = (text: string, of = company) => missingDuties('imprint', text, of).map(({ name }) => name);

it('a whole imprint lacks nothing', () => {
  expect(names(whole)).toEqual([]);
});

it.each([
  ['Autohaus  Muster GmbH', 'Name mit Rechtsform'],
  ['Hafenstraße 1', 'Straße, Hausnummer, Postleitzahl und Ort'],
  ['24103', 'Straße, Hausnummer, Postleitzahl und Ort'],
  ['Vertreten durch', 'Vertretungsberechtigte'],
  ['post@muster.example', 'E-Mail-Adresse'],
  ['0431 123456', 'Telefonnummer oder ein ebenso schneller Weg'],
  ['HRB', 'Register und Registernummer'],
  ['DE 123 456 789', 'Umsatzsteuer- oder Wirtschafts-Identifikationsnummer'],
  ['Schlichtung', 'Teilnahme an einer Verbraucherschlichtung'],
])('without "%s" it lacks: %s', (gone, name) => {
  expect(names(whole.replace(gone, ''))).toEqual([name]);
});

it('an empty text lacks all', () => {
  expect(names('')).toHaveLength(8);
  expect(missingDuties('terms', '', company)).toHaveLength(7);
});

it('words decide where the location has no values', () => {
  const unknown = { ...company, firma: '', strasse: '', plz: '', ort: '' };
  expect(names(whole, unknown)).toEqual([]);
  expect(names(whole.replace('GmbH', ''), unknown)).toEqual(['Name mit Rechtsform']);
  expect(names(whole.replace('GmbH', 'e. K.'), unknown)).toEqual([]);
});

it('facts of the location that are missing are named', () => {
  expect(missingFacts(company)).toEqual([]);
  expect(missingFacts({ ...company, hrb: '', telefon: '' }).map(({ name }) => name)).toEqual([
    'Telefonnummer',
    'Register und Registernummer',
  ]);
});
