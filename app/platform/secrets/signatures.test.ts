import { expect, test } from 'vitest';
import { signatures } from './signatures.server';

const signs = signatures(['new', 'old'], 'cards');

test('a signature holds for its text, its purpose, and the secrets that are set', () => {
  const signature = signs.sign('Reifen');
  expect(signs.sign('Reifen')).toBe(signature);
  expect(signs.isSigned('Reifen', signature)).toBe(true);
  expect(signs.isSigned('Felgen', signature)).toBe(false);
  expect(signatures(['new'], 'other').isSigned('Reifen', signature)).toBe(false);
  expect(signs.isSigned('Reifen', signatures(['old'], 'cards').sign('Reifen'))).toBe(true);
  expect(signs.isSigned('Reifen', signatures(['other'], 'cards').sign('Reifen'))).toBe(false);
});

test.each(['', 'x', 'ü'.repeat(9_000), '='])('%j is none', (text) => {
  expect(signs.isSigned('Reifen', text)).toBe(false);
});
