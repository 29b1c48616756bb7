import { expect, it } from 'vitest';
import { couponDoubts, isUnusual } from './coupon-doubts';

const END = new Date('2026-12-31');

it.each([
  ['10 % to the end of the year', { percent: 10 }, []],
  ['50 %', { percent: 50 }, []],
  ['51 %', { percent: 51 }, ['percent']],
  ['90 %', { percent: 90 }, ['percent']],
  ['100 %', { percent: 100 }, ['percent']],
  ['10 EUR from 100 EUR', { amountCents: 1_000, minimumCents: 10_000 }, []],
  ['10 EUR from 10 EUR', { amountCents: 1_000, minimumCents: 1_000 }, []],
  ['10 EUR from 9.99 EUR', { amountCents: 1_000, minimumCents: 999 }, ['amount']],
  ['10 EUR from nothing', { amountCents: 1_000 }, ['amount']],
  ['without an end, 50 times', { percent: 10, validUntil: null, limitTotal: 50 }, []],
  ['without an end and a number', { percent: 10, validUntil: null }, ['endless']],
  ['all at once', { percent: 90, validUntil: null }, ['percent', 'endless']],
])('%s', (_words, changed, doubts) => {
  const usual = { percent: null, amountCents: null, minimumCents: 0, validUntil: END, limitTotal: null };
  const terms = { ...usual, ...changed };
  expect(couponDoubts(terms)).toEqual(doubts);
  expect(isUnusual(terms)).toBe(doubts.length > 0);
});
