import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { budgetHeaders, requestBudget } from './request-budget';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('counts each caller by the minute', async () => {
  const count = requestBudget(2);
  expect(await count('a')).toEqual({ quota: 2, left: 1, seconds: 60, isSpent: false });
  vi.advanceTimersByTime(30_500);
  expect(await count('a')).toEqual({ quota: 2, left: 0, seconds: 30, isSpent: false });
  for (let times = 0; times < 3; times += 1)
    expect(await count('a')).toEqual({ quota: 2, left: 0, seconds: 30, isSpent: true });
  expect((await count('b')).left).toBe(1);
  vi.advanceTimersByTime(29_500);
  expect(await count('a')).toEqual({ quota: 2, left: 1, seconds: 60, isSpent: false });
});

it('forgets callers after their minute, and those of another quota know nothing of them', async () => {
  const [few, many] = [requestBudget(1), requestBudget(5)];
  for (let caller = 0; caller < 1_000; caller += 1) await few(`${caller}`);
  expect(vi.getTimerCount()).toBe(1_000);
  expect((await many('1')).left).toBe(4);
  vi.advanceTimersByTime(60_000);
  expect(vi.getTimerCount()).toBe(0);
});

it('keeps no more than 50,000 callers, and those who were seen last', async () => {
  const count = requestBudget(2);
  for (let caller = 0; caller < 60_000; caller += 1) {
    await count(`${caller}`);
    if (caller % 10_000 === 0) await count('often');
  }
  expect(vi.getTimerCount()).toBe(50_000);
  expect((await count('often')).isSpent).toBe(true);
  expect((await count('1')).left).toBe(1);
});

it('tells it in the fields of the draft', () => {
  expect(budgetHeaders({ quota: 600, left: 7, seconds: 12, isSpent: false })).toEqual([
    ['ratelimit-policy', '"minute";q=600;w=60'],
    ['ratelimit', '"minute";r=7;t=12'],
  ]);
});
