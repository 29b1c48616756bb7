import { expect, it } from 'vitest';
import { findPages, indexPages } from './named-pages';

const page = (title: string, text = '') => ({ title, text, to: `/${title}` });
const pages = [
  page('Felgen & Kompletträder', 'Felgen und was dazu gehört.'),
  page('Alufelgen', 'Leichtmetallfelgen für Ihr Fahrzeug.'),
  page('Öle und Flüssigkeiten'),
  page('Lieferung und Versand', 'Kostenlos abholen oder schicken lassen.'),
  page('Kontakt', 'Adresse, Telefon, Öffnungszeiten und Lage; Preise für Felgen.'),
  page('AGB'),
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
  const found = findPages(indexPages(pages), [words.split(' ').filter(Boolean)]);
  expect(found.map(({ title }) => title)).toEqual(titles);
});

it('words of work count beside others, and one of two phrasings is enough', () => {
  const services = indexPages([
    { title: 'Auspuff', to: '/auspuff', text: 'Rohre ersetzen.', askedBeside: 'Reparatur wechseln' },
    { title: 'Servicenavigator', to: '/navigator', text: '' },
  ]);
  const named = (...phrasings: string[]) =>
    findPages(
      services,
      phrasings.map((words) => words.split(' ')),
    ).map(({ to }) => to);
  expect(named('auspuff reparatur')).toEqual(['/auspuff']);
  expect(named('reparatur')).toEqual([]);
  expect(named('rohrwerk', 'auspuff')).toEqual(['/auspuff']);
  expect(named('navi')).toEqual([]);
});
