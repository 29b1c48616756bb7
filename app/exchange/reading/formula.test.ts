import { expect, test } from 'vitest';
import { looksLikeFormula } from './formula';

test.each([
  ['=1+1', true],
  ['@SUM(A1)', true],
  ['+cmd|calc', true],
  ['-2+3', true],
  ['\t=1+1', true],
  ['-4', false],
  ['+4.50', false],
  ['a-b', false],
  ['', false],
])('%j is a formula: %j', (text, isFormula) => {
  expect(looksLikeFormula(text)).toBe(isFormula);
});
