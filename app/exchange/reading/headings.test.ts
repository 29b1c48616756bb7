import { expect, it } from 'vitest';
import { doubledPlaces, findHeading, headingsOf } from './headings';

it.each([
  [
    ['EAN ', ' Preis'],
    ['EAN', 'Preis'],
  ],
  [
    ['\u00a0EAN\u200b', 'Preis\r\nbrutto'],
    ['EAN', 'Preis brutto'],
  ],
  [
    ['EAN', 'Preis', '', ''],
    ['EAN', 'Preis'],
  ],
  [
    ['EAN', '', 'Preis'],
    ['EAN', 'Spalte 2', 'Preis'],
  ],
  [
    ['="EAN"', "'+Preis"],
    ['EAN', '+Preis'],
  ],
  [
    ['Preis', 'EAN', 'preis'],
    ['Preis (Spalte 1)', 'EAN', 'preis (Spalte 3)'],
  ],
])('%j are the headings %j', (cells, names) => expect(headingsOf(cells).names).toEqual(names));

it('columns of one name are told by their places', () => {
  const { doubled } = headingsOf(['EAN', 'Preis', 'Preis ', '', '']);
  expect(doubled).toEqual([
    { heading: 'Preis', names: ['Preis (Spalte 2)', 'Preis (Spalte 3)'], columns: [2, 3] },
  ]);
  expect(doubled.map(doubledPlaces)).toEqual(['steht in Spalte 2 und in Spalte 3']);
});

it.each([
  ['Größe', 'groesse'],
  ['GROESSE', 'Größe'],
  ['Art.-Nr.', 'art nr'],
  ['VK (brutto)', 'vk brutto'],
])('%s is found as %s', (name, meant) => expect(findHeading(['x', name], meant)).toBe(name));

it('the same goes before one that only looks like it, and of two that do neither is meant', () => {
  expect(findHeading(['EAN', 'ean'], 'ean')).toBe('ean');
  expect(findHeading(['E-AN', 'E.AN'], 'ean')).toBeUndefined();
  expect(findHeading(['€', '%'], '§')).toBeUndefined();
});
