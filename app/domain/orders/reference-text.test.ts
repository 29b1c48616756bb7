import { expect, it } from 'vitest';
import { referenceText } from './reference-text';

it.each([
  ['received', 'till cash hand-over 2', 'bar an der Kasse'],
  ['received', 'till card hand-over 2', 'mit Karte an der Kasse'],
  ['received', 'transfer 2026-11-27 4f1c', 'Überweisung vom 27. November 2026'],
  ['received', 'paid 4', undefined],
  ['received', 'received 1', undefined],
  ['received', 'Quittung 20261130', 'Quittung 20261130'],
  ['received', '5O190127TN364715T', '5O190127TN364715T'],
  ['refunded', 'by hand 981bf397', undefined],
  ['refunded', 'SEPA 77 9802d60b', 'SEPA 77'],
  ['refunded', '1JU08902781691411', '1JU08902781691411'],
])('%s %s: %s', (kind, reference, words) => {
  expect(referenceText({ kind, reference })).toBe(words);
});
