import { expect, it } from 'vitest';
import { budgetHeaders, requestBudgets } from './request-budget';

it('counts each caller by the minute', () => {
  let at = 0;
  const budget = requestBudgets(() => at);
  expect(budget('a', 2)).toEqual({ quota: 2, left: 1, seconds: 60, isSpent: false });
  at = 30_500;
  expect(budget('a', 2)).toEqual({ quota: 2, left: 0, seconds: 30, isSpent: false });
  expect(budget('a', 2)).toMatchObject({ left: 0, isSpent: true });
  expect(budget('b', 2).left).toBe(1);
  at = 60_000;
  expect(budget('a', 2)).toEqual({ quota: 2, left: 1, seconds: 60, isSpent: false });
});

it('tells it in the fields of the draft', () => {
  expect(budgetHeaders({ quota: 600, left: 7, seconds: 12, isSpent: false })).toEqual([
    ['ratelimit-policy', '"minute";q=600;w=60'],
    ['ratelimit', '"minute";r=7;t=12'],
  ]);
});
