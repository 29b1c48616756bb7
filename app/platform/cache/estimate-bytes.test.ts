import { expect, it } from 'vitest';
import { processorMs } from '../../../tests/support/processor-time';
import { estimateBytes } from './estimate-bytes';

it.each([
  ['a text', 'x'.repeat(1_000), 1_000],
  ['many texts', Array.from({ length: 1_000 }, () => 'x'.repeat(100)), 140_000],
  [
    'a map of them',
    new Map(Array.from({ length: 500 }, (_, id) => [id, { title: 'x'.repeat(100) }])),
    94_000,
  ],
  ['packed numbers', new Int32Array(10_000), 40_000],
  ['nothing', {}, 24],
])('%s', (_, data, bytes) => {
  expect(estimateBytes(data)).toBeGreaterThan(bytes * 0.9);
  expect(estimateBytes(data)).toBeLessThan(bytes * 1.1 + 30);
});

it('ends with what refers to itself, and with what is large', async () => {
  const circle: { self?: unknown } = {};
  circle.self = circle;
  expect(estimateBytes(circle)).toBe(48);
  const deep = (level: number): unknown =>
    level === 0 ? 'x' : Array.from({ length: 8 }, () => deep(level - 1));
  const large = deep(6);
  expect(await processorMs(() => estimateBytes(large))).toBeLessThan(500);
});
