import { expect, test } from 'vitest';
import { addedText } from './messages';

test.each([
  [1, '1 × Fulda Kristall liegt jetzt im Warenkorb.'],
  [4, '4 × Fulda Kristall liegen jetzt im Warenkorb.'],
])('%i pieces are told in the right number', (quantity, text) => {
  expect(addedText(quantity, 'Fulda Kristall')).toBe(text);
});
