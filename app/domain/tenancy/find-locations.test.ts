import { expect, it } from 'vitest';
import { locationsByName } from './find-locations';

const location = (city: string, title = `Autohaus ${city}`) =>
  ({ city, title, address: { plz: '12345', ort: city } }) as Parameters<typeof locationsByName>[0][number];

const group = [
  location('Kiel'),
  location('Bremerhaven', 'Hafen Automobile'),
  location('Flensburg'),
  location('Köln'),
  location('Koblenz'),
];

it.each([
  ['kiel', ['Kiel']],
  ['KOELN', ['Köln']],
  ['Ko\u0308ln', ['Köln']],
  ['autohaus  köln', ['Köln']],
  ['hafen', ['Bremerhaven']],
  ['autohaus', ['Flensburg', 'Kiel', 'Koblenz', 'Köln']],
  ['Erfurt', []],
])('"%s" names %j', (typed, cities) => {
  expect(locationsByName(group, typed).map(({ city }) => city)).toEqual(cities);
});
