import { describe, expect, it } from 'vitest';
import { lettersApart, soundOf, stemOf } from './german-words';

it.each([
  ['dachboxen', 'dachbox'],
  ['dachbox', 'dachbox'],
  ['batterien', 'batteri'],
  ['komplettrader', 'komplettrad'],
  ['kindersitze', 'kindersitz'],
  ['kameras', 'kamera'],
  ['felgen', 'felge'],
  // What is left would begin too many words.
  ['felge', 'felge'],
  ['boxen', 'boxen'],
  ['r16s', 'r16s'],
  ['', ''],
])('the stem of %s is %s', (word, stem) => {
  expect(stemOf(word)).toBe(stem);
});

it.each([
  ['dachbocks', 'dachbox'],
  ['schluessel', 'schlussel'],
  ['wintereifen', 'winterreifen'],
  ['tule', 'thule'],
  ['baterie', 'batterie'],
  ['fantom', 'phantom'],
])('%s sounds as %s', (wrong, right) => {
  expect(soundOf(wrong)).toBe(soundOf(right));
});

describe('letters apart', () => {
  it.each([
    ['', '', 0],
    ['michelin', 'michelin', 0],
    ['michlin', 'michelin', 1],
    ['micheliin', 'michelin', 1],
    ['micheln', 'michelin', 1],
    ['micehlin', 'michelin', 1],
    ['nichelim', 'michelin', 2],
    ['abc', '', 3],
  ])('%s and %s: %i', (a, b, letters) => {
    expect([lettersApart(a, b, 4), lettersApart(b, a, 4)]).toEqual([letters, letters]);
  });

  it('are counted up to a limit', () => {
    expect(lettersApart('michelin', 'continental', 2)).toBe(3);
    expect(lettersApart('abcdefgh', 'hgfedcba', 2)).toBe(3);
  });
});
