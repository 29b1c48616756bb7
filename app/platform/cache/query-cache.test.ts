import { expect, it, vi } from 'vitest';
import { collectSources, expiresSoon } from './depends-on.server';
import { createQueryStore, queryCache } from './query-cache.server';
import { createTagCounter } from './tag-counter';

/** The sources of a page, and its text, whatever comes of `work`. */
async function made<Result>(work: () => Promise<Result>) {
  const { result, sources } = collectSources(work);
  const text = await result.catch((error: Error) => error.message);
  return { text, tags: [...sources.tags].sort(), asOf: sources.asOf };
}

it('finds once for many who ask, until one of the tags moves', async () => {
  const counter = createTagCounter();
  const cached = queryCache<number[]>({ counter });
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
  const cached = queryCache<string[]>({ counter: createTagCounter() });
  expect(await cached('a', [], async () => ['a'])).toEqual(['a']);
  expect(await cached('b', [], async () => ['b'])).toEqual(['b']);
  await expect(cached('c', [], () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await cached('c', [], async () => ['found'])).toEqual(['found']);
});

it('passes its tags to the page that is made, at a miss, at a hit and while it runs', async () => {
  const cached = queryCache<string[]>({ counter: createTagCounter() });
  const page = () => made(() => cached('a', ['list:tyre'], async () => ['a']));
  const [first, joined] = await Promise.all([page(), page()]);
  for (const { tags } of [first, joined, await page()]) expect(tags).toEqual(['list:tyre']);
});

it('is made of what the cached queries in it are made of', async () => {
  const counter = createTagCounter();
  const inner = queryCache<string[]>({ counter });
  const outer = queryCache<string[]>({ counter });
  const find = vi.fn(() => inner('i', ['categories'], async () => ['inner']));
  const page = () => made(() => outer('o', ['menu:a'], find));
  const [first, joined] = await Promise.all([page(), page()]);
  for (const { tags } of [first, joined, await page()]) expect(tags).toEqual(['categories', 'menu:a']);
  expect(find).toHaveBeenCalledTimes(1);
  counter.move(['categories']);
  await page();
  expect(find).toHaveBeenCalledTimes(2);
});

it('passes on what a failure came from: the page that tells of it is made anew, too', async () => {
  const inner = queryCache<string[]>({ counter: createTagCounter() });
  const outer = queryCache<string[]>({ counter: createTagCounter() });
  const find = async () => {
    await inner('i', ['menu:a'], async () => ['unreadable']);
    throw new Error('unreadable');
  };
  const page = () => made(() => outer('o', ['network'], find));
  for (const { text, tags } of await Promise.all([page(), page()])) {
    expect([text, tags]).toEqual(['unreadable', ['menu:a', 'network']]);
  }
});

it('does not hand a query that began before a move to who asks after it', async () => {
  const counter = createTagCounter();
  const inner = queryCache<string[]>({ counter });
  const cached = queryCache<string[]>({ counter });
  let finish: () => void = () => undefined;
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

it('what is made of something that moves no tag is found again after a short time', async () => {
  let time = 0;
  const now = () => time;
  const stock = queryCache<number[]>({ counter: createTagCounter(), now });
  const list = queryCache<number[]>({ counter: createTagCounter(), now });
  const ofNow = async () => {
    expiresSoon(time);
    return [time];
  };
  const page = () => made(() => list('l', [], () => stock('s', [], ofNow)));
  expect((await page()).asOf).toBe(0);
  time = 19_000;
  expect(await page()).toMatchObject({ text: [0], asOf: 0 });
  time = 41_000;
  expect(await page()).toMatchObject({ text: [41_000], asOf: 41_000 });
});

it('finds what moves no tag again in the background, while the old is still used', async () => {
  let time = 0;
  let isAway = false;
  const find = vi.fn(async () => {
    expiresSoon(time);
    if (isAway) throw new Error('away');
    return [time];
  });
  const stock = queryCache<number[]>({ counter: createTagCounter(), now: () => time });
  const page = () => made(() => stock('s', [], find));
  await page();
  time = 21_000;
  isAway = true;
  expect(await page()).toMatchObject({ text: [0], asOf: 0 });
  expect(await page()).toMatchObject({ text: [0], asOf: 0 });
  expect(find).toHaveBeenCalledTimes(2);
  time = 41_000;
  expect((await page()).text).toBe('away');
  isAway = false;
  await page();
  time = 62_000;
  await page();
  expect(await page()).toMatchObject({ text: [62_000], asOf: 62_000 });
});

it('drops what was used least recently when there is no memory left, by the weight of what was found', async () => {
  const counter = createTagCounter();
  const store = createQueryStore(20_000);
  const cached = queryCache<string[]>({ counter, store });
  const others = queryCache<string[]>({ counter, store });
  const find = vi.fn(async () => ['x'.repeat(8_000)]);
  await cached('a', [], find);
  await others('a', [], find);
  await cached('a', [], find);
  expect(find).toHaveBeenCalledTimes(2);
  await cached('b', [], find);
  await cached('a', [], find);
  expect(find).toHaveBeenCalledTimes(3);
  await others('a', [], find);
  expect(find).toHaveBeenCalledTimes(4);
});
