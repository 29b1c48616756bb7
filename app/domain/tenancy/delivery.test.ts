import { expect, test } from 'vitest';
import { anyOf, carrierNames } from './delivery';

test.each([
  [[], ['DHL'], 'DHL'],
  [['DHL', 'dhl', 'gls'], ['DHL', 'GLS'], 'DHL oder GLS'],
  [['gls', 'Kurier Nord', 'ups'], ['GLS', 'Kurier Nord', 'UPS'], 'GLS, Kurier Nord oder UPS'],
])('carriers %j are %j, in a sentence %s', (carriers, names, sentence) => {
  expect(carrierNames({ delivery: { carriers } })).toEqual(names);
  expect(anyOf(carrierNames({ delivery: { carriers } }))).toBe(sentence);
});
