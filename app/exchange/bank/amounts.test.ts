import { expect, it } from 'vitest';
import { isoDayOf, parseAmount, reasonInText } from './statement';

it.each([
  ['1.084,90', 108490],
  ['1,084.90', 108490],
  ["1'084.90", 108490],
  ['-5,00', -500],
  ['−5,00', -500],
  ['5,00-', -500],
  ['5,00 S', -500],
  ['5,00 H', 500],
  ['(5,00)', -500],
  ['5,00+', 500],
  ['+5', 500],
  ['12,5', 1250],
  ['1 084,90 €', 108490],
  ['EUR 5,00', 500],
  ['0,00', 0],
  ['0 001', undefined],
  ['1.234', undefined],
  ['1e9', undefined],
  ['0x10', undefined],
  ['0,001', undefined],
  ['--5', undefined],
  ['5,00 EURO', undefined],
  ['1,2,3', undefined],
  ['', undefined],
  ['NaN', undefined],
])('%s is %s cents', (text, cents) => expect(parseAmount(text)?.cents).toBe(cents));

it('an amount tells its currency', () =>
  expect(parseAmount('5,00 CHF')).toEqual({ cents: 500, currency: 'CHF' }));

it.each([
  ['24.11.26', '2026-11-24'],
  ['1.2.2026', '2026-02-01'],
  ['24/11/2026', '2026-11-24'],
  ['20261124', '2026-11-24'],
  ['2026-11-24T10:00:00', '2026-11-24'],
  ['2026-11-24 10:00', '2026-11-24'],
  ['30.02.2026', undefined],
  ['24.11.0026', undefined],
  ['9999-12-31', undefined],
  ['gestern', undefined],
])('%s is the day %s', (text, day) => expect(isoDayOf(text)).toBe(day));

it.each([
  ['Retoure SEPA Ueberweisung, Rueckgabegrund: AC01 IBAN fehlerhaft', 'Kontonummer falsch (AC01)'],
  ['Rückgabe der Reifen', undefined],
])('"%s" names the reason %s', (text, reason) => expect(reasonInText(text)).toBe(reason));
