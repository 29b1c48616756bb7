import { expect, it } from 'vitest';
import { localPath } from './local-path';

it.each([
  ['/account/orders', '/account/orders'],
  ['/reifen?breite=205&hoehe=55#liste', '/reifen?breite=205&hoehe=55#liste'],
  ['/a/../account', '/account'],
  ['/.//evil.example', '/'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['/\t/evil.example', '/'],
  ['https://evil.example', '/'],
  ['javascript:alert(1)', '/'],
  ['account', '/'],
  ['', '/'],
  [null, '/'],
  [`/${'x'.repeat(3_000)}`, '/'],
])('%j leads to %s', (requested, path) => {
  expect(localPath(requested, '/')).toBe(path);
});
