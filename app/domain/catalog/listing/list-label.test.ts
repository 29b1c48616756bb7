import { expect, test } from 'vitest';
import { foundLabel } from './list-label';

const words = { singular: 'Felge', plural: 'Felgen', nothing: '' };

test.each([
  [0, '0 Felgen'],
  [1, '1 Felge'],
  [1204, '1.204 Felgen'],
])('%i articles are told in the right number', (total, text) => {
  expect(foundLabel({ total, words, cheapestCents: undefined })).toBe(text);
});
