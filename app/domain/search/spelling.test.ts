import { expect, it } from 'vitest';
import { wordsOfTexts } from '~/domain/catalog/text-search/gather-words';
import { nearSpellings, nearWords, otherSpellings, withUmlauts } from './spelling';
import { Vocabulary } from './vocabulary';

const texts = [
  'Michelin Primacy 205/55 R16',
  'Reifen Winterreifen',
  'Thule Dachbox Dachboxen Schlüssel',
  'Starterbatterie Batterien Auto',
  'Fußmatten Fußmatten Fußmaten',
  'Winter Kompletträder',
];
/** As a shop has them: in several sources. */
const known = new Vocabulary([wordsOfTexts(texts.slice(0, 2)), wordsOfTexts(texts.slice(2))]);

it.each([
  ['michlin', 'Michelin'],
  ['reifn', 'Reifen'],
  ['dachbocks', 'Dachbox'],
  ['schluessel', 'Schlüssel'],
  ['schlussl', 'Schlüssel'],
  ['michlin reifn', 'Michelin Reifen'],
  ['205 michlin', '205 Michelin'],
])('%s is spelled %s', (typed, meant) => {
  expect(otherSpellings(known, typed.split(' '))[0]).toBe(meant);
});

it('ae, oe and ue are umlauts where that makes a known word', () => {
  expect(withUmlauts(known, ['schluessel', 'komplettraeder', 'neue', 'autos'])).toEqual([
    'schlussel',
    'komplettrader',
    'neue',
    'autos',
  ]);
});

it('of equally near words the one that is spelled nearer, then the more frequent one is meant', () => {
  expect(nearWords(known, 'fussmatden')[0]?.written).toBe('Fußmatten');
});

it('a compound word is taken apart, and then means its last part', () => {
  expect(otherSpellings(known, ['autobatterie'])).toEqual(['Auto Batterien', 'Batterien']);
  expect(otherSpellings(known, ['winterkomplettrader'])).toEqual(['Winter Kompletträder', 'Kompletträder']);
});

it.each(['dachbox', 'dachboxen', 'batterie', 'box', 'xy', '%', '205', 'quetschkommode', 'x'.repeat(100)])(
  '%s is known, or near to nothing',
  (word) => {
    expect(otherSpellings(known, [word])).toEqual([]);
  },
);

it('offers a near word without the other unknown ones', () => {
  expect(nearSpellings(known, ['michlin'])).toEqual(['Michelin']);
  expect(nearSpellings(known, ['thule', 'nichelin'])).toEqual(['thule Michelin']);
  expect(nearSpellings(known, ['michlin', 'qqqqq'])).toEqual(['Michelin']);
});

it.each(['nichlim', 'satz', 'dachs', 'skibox', 'schluffen'])('offers nothing far from %s', (word) => {
  expect(nearSpellings(known, [word])).toEqual([]);
});

it('two words may be one, and an unknown first part is left out', () => {
  expect(otherSpellings(known, ['dach', 'bocks'])).toContain('Dachbox');
  expect(otherSpellings(known, ['motorradbatterie'])).toEqual(['Batterien']);
});

it('the beginning of a word is no part of a compound, and a wrong ending is corrected', () => {
  expect(otherSpellings(known, ['felgenschluss'])).toEqual([]);
  expect(otherSpellings(known, ['winterreifn', '205'])[0]).toBe('Winterreifen 205');
});
