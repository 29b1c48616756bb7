import { expect, it, vi } from 'vitest';
import { collectTags } from './made-from.server';
import { queryCache } from './query-cache.server';
import { createTagCounter } from './tag-counter';

it('finds once for many who ask, until one of the tags moves', async () => {
  const counter = createTagCounter();
  const cached = queryCache<number[]>(10, counter);
  const find = vi.fn(async () => [1]);
  const ask = () => cached('a', ['list:tyre'], find);
  expect(await Promise.all([ask(), ask()])).toEqual([[1], [1]]);
  counter.move(['list:rim']);
  await ask();
  expect(find).toHaveBeenCalledTimes(1);
  counter.move(['list:tyre']);
  await ask();
  expect(find).toHaveBeenCalledTimes(2);
});

it('keeps questions apart, and forgets a failure', async () => {
  const cached = queryCache<string[]>(10, createTagCounter());
  expect(await cached('a', [], async () => ['a'])).toEqual(['a']);
  expect(await cached('b', [], async () => ['b'])).toEqual(['b']);
  await expect(cached('c', [], () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await cached('c', [], async () => ['found'])).toEqual(['found']);
});

it('passes its tags to the page that is made, at a miss, at a hit and while it runs', async () => {
  const cached = queryCache<string[]>(10, createTagCounter());
  const page = () => collectTags(() => cached('a', ['list:tyre'], async () => ['a']));
  const [first, joined] = await Promise.all([page(), page()]);
  for (const { tags } of [first, joined, await page()]) expect([...tags]).toEqual(['list:tyre']);
});

it('is made of what the cached queries in it are made of', async () => {
  const counter = createTagCounter();
  const inner = queryCache<string[]>(10, counter);
  const outer = queryCache<string[]>(10, counter);
  const find = vi.fn(() => inner('i', ['categories'], async () => ['inner']));
  const page = () => collectTags(() => outer('o', ['menu:a'], find));
  const [first, joined] = await Promise.all([page(), page()]);
  for (const { tags } of [first, joined, await page()]) {
    expect([...tags].sort()).toEqual(['categories', 'menu:a']);
  }
  expect(find).toHaveBeenCalledTimes(1);
  counter.move(['categories']);
  await page();
  expect(find).toHaveBeenCalledTimes(2);
});

it('does not hand a query that began before a move to who asks after it', async () => {
  const counter = createTagCounter();
  const inner = queryCache<string[]>(10, counter);
  const cached = queryCache<string[]>(10, counter);
  let finish = () => undefined as void;
  const early = cached('a', [], async () => {
    const found = await inner('i', ['categories'], async () => ['old']);
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    return found;
  });
  await Promise.resolve();
  counter.move(['categories']);
  const late = cached('a', [], () => inner('i', ['categories'], async () => ['new']));
  setTimeout(() => finish(), 5);
  expect([await early, await late]).toEqual([['old'], ['new']]);
});
