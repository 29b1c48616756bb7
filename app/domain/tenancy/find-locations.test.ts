import { expect, it } from 'vitest';
import { findLocations } from './find-locations';

const location = (city: string, plz: string, title = `Autohaus ${city}`) =>
  ({ city, title, company: { plz, ort: city } }) as Parameters<typeof findLocations>[0][number];

const group = [
  location('Kiel', '24103'),
  location('Bremerhaven', '27568', 'Hafen Automobile'),
  location('Flensburg', '24937'),
  location('Köln', '50667'),
  location('Koblenz', '56068'),
];

it.each([
  ['', 'all', ['Bremerhaven', 'Flensburg', 'Kiel', 'Koblenz', 'Köln']],
  ['24103', 'postcode', ['Kiel', 'Flensburg']],
  ['24939 Flensburg', 'postcode', ['Flensburg', 'Kiel']],
  ['24', 'postcode', ['Kiel', 'Flensburg']],
  ['2', 'postcode', ['Kiel', 'Flensburg', 'Bremerhaven']],
  ['26122', 'postcode', ['Flensburg', 'Bremerhaven', 'Kiel']],
  ['kiel', 'words', ['Kiel']],
  ['KOELN', 'words', ['Köln']],
  ['Ko\u0308ln', 'words', ['Köln']],
  ['autohaus  köln', 'words', ['Köln']],
  ['hafen', 'words', ['Bremerhaven']],
  ['autohaus', 'words', ['Flensburg', 'Kiel', 'Koblenz', 'Köln']],
  ['99084', 'none', ['Bremerhaven', 'Flensburg', 'Kiel', 'Koblenz', 'Köln']],
  ['Erfurt', 'none', ['Bremerhaven', 'Flensburg', 'Kiel', 'Koblenz', 'Köln']],
])('"%s" is found by %s', (typed, by, cities) => {
  const found = findLocations(group, typed);
  expect(found.by).toBe(by);
  expect(found.locations.map(({ city }) => city)).toEqual(cities);
});
