import { expect, test } from 'vitest';
import { originOf } from './tenant-of';

test.each([
  ['local', undefined, 3000, 'http://reifen.example:3000'],
  ['test', undefined, 0, 'http://reifen.example'],
  ['production', undefined, 3000, 'https://reifen.example'],
  ['abnahme', 'http', 3000, 'http://reifen.example'],
  ['local', 'https', 3000, 'https://reifen.example'],
] as const)('in %s with scheme %s and port %s it is %s', (deployment, publicScheme, port, origin) => {
  expect(originOf({ hostname: 'reifen.example' }, { deployment, publicScheme, port })).toBe(origin);
});
