import { expect, it } from 'vitest';
import { readTypedTyre } from '~/domain/catalog/tyres/typed-tyre';
import { understoodChoices } from './understood-choices';

const makes = ['Continental', 'Michelin', 'General Tire'];
const chips = (typed: string) =>
  understoodChoices(typed, (text) => readTypedTyre(text, makes), 'Kiel').map(({ label, without }) => [
    label,
    without,
  ]);

it.each<[string, [string, string][]]>([
  [
    'Primacy runflat Michelin',
    [
      ['Runflat', 'Primacy Michelin'],
      ['Michelin', 'Primacy runflat'],
    ],
  ],
  [
    'Michelin 205/55 R16 91V Öko',
    [
      ['Michelin', '205/55 R16 91V Öko'],
      ['205/55 R16', 'Michelin 91V Öko'],
      ['Tragfähigkeit ab 91, Geschwindigkeit ab V', 'Michelin 205/55 R16 Öko'],
    ],
  ],
  ['205 55 16 Primacy', [['205/55 R16', 'Primacy']]],
  [
    'Winterreifen SUV Alpinus General Tire',
    [
      ['Winter', 'SUV Alpinus General Tire'],
      ['SUV', 'Winterreifen Alpinus General Tire'],
      ['General Tire', 'Winterreifen SUV Alpinus'],
    ],
  ],
  [
    'Michelin Continental Prüfling',
    [
      ['Michelin', 'Continental Prüfling'],
      ['Continental', 'Michelin Prüfling'],
    ],
  ],
  ['Michelin', [['Michelin', '']]],
  ['Dachbox schwarz', []],
  ['', []],
])('%s is understood as %j, each with what is left without it', (typed, expected) => {
  expect(chips(typed)).toEqual(expected);
});

it.each(['winter '.repeat(20), '205/55 R16 '.repeat(10), 'x '.repeat(50)])('%s is read quickly', (typed) => {
  const started = performance.now();
  chips(typed);
  expect(performance.now() - started).toBeLessThan(1_000);
});
