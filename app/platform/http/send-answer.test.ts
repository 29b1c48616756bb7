import { expect, it } from 'vitest';
import { type Answer, chooseEncoding, isCompressible } from './send-answer.server';

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br; q=0.1 , gzip', 'br'],
  ['gzip;q=0, br;q=0', 'identity'],
  ['*', 'gzip'],
  ['*;q=0', 'identity'],
  ['gzip;q=0, *', 'identity'],
  ['gzip;q=broken', 'identity'],
  ['deflate', 'identity'],
])('a browser that accepts "%s" gets %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding);
});

function answer(type: string, length: number): Answer {
  return { status: 200, headers: [['content-type', type]], body: Buffer.alloc(length) };
}

it.each([
  ['text/html; charset=utf-8', 2_000, true],
  ['application/json', 2_000, true],
  ['image/svg+xml', 2_000, true],
  ['image/png', 200_000, false],
  ['text/html', 100, false],
  ['', 2_000, false],
])('compressing %s of %d bytes: %s', (type, length, expected) => {
  expect(isCompressible(answer(type, length))).toBe(expected);
});
