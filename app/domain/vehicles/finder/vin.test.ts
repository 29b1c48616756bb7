import { expect, it } from 'vitest';
import { parseVin, vinPrefixes } from './vin';

it.each([
  ['WVWZZZAUZEW123456', { ok: true, vin: 'WVWZZZAUZEW123456' }],
  [' wvwzzz au zew-123456 ', { ok: true, vin: 'WVWZZZAUZEW123456' }],
  ['', { ok: false, code: 'wrong-length', length: 0 }],
  ['WVWZZZAUZEW12345', { ok: false, code: 'wrong-length', length: 16 }],
  ['WVWZZZAUZEW1234567', { ok: false, code: 'wrong-length', length: 18 }],
  ['WVWZZZAUZEWI2345O', { ok: false, code: 'invalid-characters', characters: ['I', 'O'] }],
  ['WVWZZZAUZEWQ2345Q', { ok: false, code: 'invalid-characters', characters: ['Q'] }],
  ['WVWZZZAUZEW1234_6', { ok: false, code: 'invalid-characters', characters: ['_'] }],
])('VIN "%s"', (text, parsed) => {
  expect(parseVin(text)).toEqual(parsed);
});

it('the prefixes of a VIN, the longest first', () => {
  expect(vinPrefixes('WVWZZZAUZEW123456')).toEqual([
    'WVWZZZAUZEW',
    'WVWZZZAUZE',
    'WVWZZZAUZ',
    'WVWZZZAU',
    'WVWZZZA',
    'WVWZZZ',
  ]);
});
