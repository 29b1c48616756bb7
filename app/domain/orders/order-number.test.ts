import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalOrderNumber, checkLetterOf, hasCheckLetter, ORDER_LETTERS } from './order-number';

test.each(['RH-7K4M-92XQ', 'rh-7k4m-92xq', ' RH 7K4M 92XQ ', '7k4m92xq', 'RH7K4M–92XQ'])(
  '"%s" is one number',
  (typed) => {
    expect(canonicalOrderNumber(typed)).toBe('RH-7K4M-92XQ');
  },
);

test('what is no number of ours stays as it is, in capitals', () => {
  expect(canonicalOrderNumber(' r-aaaa-1111x ')).toBe('R-AAAA-1111X');
});

const letter = fc.constantFrom(...ORDER_LETTERS);

test('a letter that is typed wrong is noticed by the last one', () => {
  fc.assert(
    fc.property(
      fc.array(letter, { minLength: 7, maxLength: 7 }),
      fc.nat(7),
      letter,
      (letters, position, typed) => {
        const number = [...letters, checkLetterOf(letters.join(''))];
        const mistyped = number.with(position, typed);
        expect(hasCheckLetter(mistyped.join(''))).toBe(number[position] === typed);
      },
    ),
    { numRuns: 1_000 },
  );
});
