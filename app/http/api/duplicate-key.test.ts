import { expect, it } from 'vitest';
import { duplicateKey } from './duplicate-key';

it.each([
  ['{"a":1,"a":2}', 'a'],
  ['{"a":{"b":1},"c":[{"d":1,"d":1}]}', 'd'],
  ['{"a":1,"\\u0061":2}', 'a'],
  ['{"a\\"":1,"a\\"":2}', 'a"'],
])('%s has %s twice', (text, name) => {
  expect(duplicateKey(text)).toBe(name);
});

it.each([
  '{"a":{"a":1},"b":[{"a":1},{"a":2}]}',
  '{"a":"a\\":\\"a","b":"{\\"a\\":1,\\"a\\":2}"}',
  '[]',
  '1',
  '"a:a"',
])('%s has none', (text) => {
  expect(duplicateKey(text)).toBeUndefined();
});

it.each([
  ['[', ']'],
  ['{"a":', '}'],
])('refuses what is nested too deeply', (open, close) => {
  const nested = (depth: number) => `${open.repeat(depth)}1${close.repeat(depth)}`;
  expect(duplicateKey(nested(60))).toBeUndefined();
  expect(() => duplicateKey(nested(40_000))).toThrow(RangeError);
});
