import { expect, it } from 'vitest';
import { parseTarget } from './request-target.server';

it.each([
  ['/', '/', '', false],
  ['/muster/reifen?a=1&b', '/muster/reifen', '?a=1&b', false],
  ['/muster.data', '/muster', '', true],
  ['/_.data', '/', '', true],
  ['/muster/_.data?_routes=root', '/muster/', '', true],
  ['/muster/reifen.data?a=1&_routes=root%2Cx&b=2', '/muster/reifen', '?a=1&b=2', true],
  ['/muster/.data', '/muster/.data', '', false],
  ['/database', '/database', '', false],
])('%s asks for %s%s', (target, pathname, search, isForData) => {
  expect(parseTarget(target)).toEqual({ pathname, search, isForData });
});

it.each([
  '',
  '*',
  'http://a.example/',
  '/%',
  '/%ff',
  '/a\\b',
  '/%5C',
  '/%00',
  '/../x',
  '/%2e%2E/x',
  `/${'a'.repeat(5_000)}`,
])('no browser sends "%s"', (target) => {
  expect(parseTarget(target)).toBeUndefined();
});
