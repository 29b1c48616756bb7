import fc from 'fast-check';
import { expect, it } from 'vitest';
import { oddPieces } from '../../../tests/support/odd-cells';
import { cellText, isShortened, markedText } from './cell-text';

it.each([
  ['="0401923800004"', '0401923800004'],
  ['="17"" Sport"', '17" Sport'],
  ["'=1+1", '=1+1'],
  ["'-4", '-4'],
  ["''=1", "'=1"],
  ["'s-Hertogenbosch", "'s-Hertogenbosch"],
  ['- nur auf Bestellung', '- nur auf Bestellung'],
  ['+cmd|calc', '+cmd|calc'],
  ['@SUM(A1)', '@SUM(A1)'],
  ['-2+3', '-2+3'],
  ['+4.50', '+4.50'],
  ['4,019238000061E+12', '4019238000061'],
  ['4.019238000061e+12', '4019238000061'],
  ['195/65 R15 + Felge', '195/65 R15 + Felge'],
  ['', ''],
])('%j is the text %j', (written, text) => expect(cellText(written)).toBe(text));

it.each(['=1+1', '=HYPERLINK("x")', '="a"&"b"', '='])('%j is a formula', (written) =>
  expect(cellText(written)).toEqual({ fault: 'sieht nach einer Formel aus' }),
);

it.each(['4,01923E+12', '4,00E+12', '4E+12', '4.01924E+12'])('%j has lost its digits', (written) => {
  const read = cellText(written);
  expect(read).toEqual({ fault: `Excel hat die Nummer verkürzt („${written}“)` });
  expect(typeof read !== 'string' && isShortened({ message: read.fault })).toBe(true);
});

const texts = fc.oneof(
  fc.array(fc.constantFrom(...oddPieces), { maxLength: 8 }).map((all) => all.join('')),
  fc.string({ unit: 'binary' }),
);

it('a marked text is read back as it was, and nothing of it is calculated', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const marked = markedText(text);
      expect(cellText(marked)).toBe(text);
      expect(marked).toMatch(/^(?![=@\t\r])(?![+-](?!\d+([.,]\d+)?$))/);
    }),
    { numRuns: 3_000, seed: 4 },
  );
});
