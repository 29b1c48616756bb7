import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { phoneKey, phoneNumberField } from './phone-number.server';

it.each([
  ['0431 123456', '0431 123456', '0431123456'],
  ['0431/123456', '0431 123456', '0431123456'],
  ['(0431) 123-456', '0431 123456', '0431123456'],
  ['+49 (0)431 123-456', '0431 123456', '0431123456'],
  ['0049431123456', '0431 123456', '0431123456'],
  [' 0 0 4 9 4 3 1 1 2 3 4 5 6 ', '0431 123456', '0431123456'],
  ['01711234567', '0171 1234567', '01711234567'],
  ['+43 1 234567', '+43 1 234567', '+431234567'],
  ['0043 1 234567', '+43 1 234567', '+431234567'],
  ['+1 (202) 555-0123', '+1 202 555 0123', '+12025550123'],
  ['\u202a+49 431 123456\u202c', '0431 123456', '0431123456'],
  ['\u200e+49 171 1234567', '0171 1234567', '01711234567'],
  ['0431.123456', '0431 123456', '0431123456'],
  ['0431 \u2013 123456', '0431 123456', '0431123456'],
  ['0431\u2011123456', '0431 123456', '0431123456'],
  ['+49 (0) 431 123456', '0431 123456', '0431123456'],
  ['0431\u00a0123456', '0431 123456', '0431123456'],
  ['0431 99', '0431 99', '043199'],
])('%j is shown as %s and counted as %s', (typed, shown, key) => {
  expect(phoneNumberField.parse(typed)).toBe(shown);
  expect(phoneNumberField.parse(shown)).toBe(shown);
  expect([phoneKey(typed), phoneKey(shown)]).toEqual([key, key]);
});

it.each([
  ['', 'Bitte geben Sie eine Telefonnummer für Rückfragen an.'],
  ['     ', 'Bitte geben Sie eine Telefonnummer für Rückfragen an.'],
  ['null-vier-drei-eins', 'Bitte nur Ziffern, Leerzeichen, +, -, . und / verwenden.'],
  ['0'.repeat(40), 'Bitte höchstens 30 Zeichen.'],
  ['110', 'Diese Telefonnummer ist zu kurz.'],
  ['1'.repeat(25), 'Diese Telefonnummer gibt es so nicht.'],
  ['+999 12345', 'Diese Telefonnummer gibt es so nicht.'],
  ['-----', 'Diese Telefonnummer ist zu kurz.'],
])('%j is refused: %s', (typed, words) => {
  expect(
    phoneNumberField
      .safeParse(typed)
      .error?.issues.map(({ message }) => message)
      .join(),
  ).toContain(words);
});

it('a key is found for whatever older orders have', () => {
  expect(phoneKey('keine')).toBe('');
  expect(phoneKey('++49 431 1')).toBe('++494311');
});

it('the numbers of the demo are numbers', () => {
  const file = path.join(import.meta.dirname, '../../commands/demo/locations.json');
  const locations = z
    .array(z.object({ anschrift: z.object({ telefon: z.string() }) }))
    .parse(JSON.parse(readFileSync(file, 'utf8')));
  for (const { anschrift } of locations)
    expect(phoneNumberField.parse(anschrift.telefon)).toBe(anschrift.telefon);
});
