import { expect, it } from 'vitest';
import { suspicionOf } from './form-guard';

const now = new Date('2026-11-24T10:00:00Z');
const before = (seconds: number) => new Date(now.getTime() - seconds * 1_000);

it.each([
  ['', before(3), undefined],
  ['', before(86_400), undefined],
  ['', before(2.9), 'too-quick'],
  ['', undefined, 'no-stamp'],
  ['https://x.example', before(60), 'trap'],
])('a trap with %j, opened at %s: %s', (trap, openedAt, expected) => {
  expect(suspicionOf({ trap, openedAt }, now)).toBe(expected);
});
