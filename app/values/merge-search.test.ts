import { expect, it } from 'vitest';
import { mergeSearch } from './merge-search';

it.each([
  ['', '', ''],
  ['?a=1', '', '?a=1'],
  ['', '?a=1&a=2', '?a=1&a=2'],
  ['?a=1', '?a=2&b=3&b=4&a=5', '?a=1&b=3&b=4'],
  ['?a=1', '?%61=2&b', '?a=1&b'],
  ['?a=1&a=2', '?&&b=%E4&c=%zz', '?a=1&a=2&b=%E4&c=%zz'],
  ['?a', '?a=1&=2', '?a&=2'],
])('%s and %s make %s, and again', (own, further, merged) => {
  expect(mergeSearch(own, further)).toBe(merged);
  expect(mergeSearch(own, merged)).toBe(merged);
});
