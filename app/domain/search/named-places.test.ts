import { expect, it } from 'vitest';
import { findPlaces, indexPlaces } from './named-places';

const place = (title: string, text = '') => ({ title, text, to: `/${title}` });
const places = [
  place('Felgen & Kompletträder', 'Felgen und was dazu gehört.'),
  place('Alufelgen', 'Leichtmetallfelgen für Ihr Fahrzeug.'),
  place('Öle und Flüssigkeiten'),
  place('Lieferung und Versand', 'Kostenlos abholen oder schicken lassen.'),
  place('Kontakt', 'Adresse, Telefon, Öffnungszeiten und Lage; Preise für Felgen.'),
  place('AGB'),
];

it.each([
  ['alufelgen', ['Alufelgen']],
  ['felgen', ['Felgen & Kompletträder', 'Alufelgen', 'Kontakt']],
  ['ole', ['Öle und Flüssigkeiten']],
  ['ol', ['Öle und Flüssigkeiten']],
  ['kontakt', ['Kontakt']],
  ['offnungszeiten', ['Kontakt']],
  ['zeiten', []],
  ['versand lieferung', ['Lieferung und Versand']],
  ['ag', ['AGB']],
  ['gb', []],
  ['agb', ['AGB']],
  ['%', []],
  ['', []],
])('%s finds %j, what has it in its name first', (words, titles) => {
  const found = findPlaces(indexPlaces(places), words.split(' ').filter(Boolean));
  expect(found.map(({ title }) => title)).toEqual(titles);
});
