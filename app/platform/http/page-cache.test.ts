import { describe, expect, it } from 'vitest';
import { createPageCache } from './page-cache.server';
import type { Answer } from './send-answer.server';

const page = (text: string, extra: Partial<Answer> = {}): Answer => ({
  status: 200,
  headers: [['content-type', 'text/html; charset=utf-8']],
  body: Buffer.from(text.padEnd(2_000)),
  ...extra,
});
const textOf = (answer: Answer) => answer.body.toString().trim();

describe('a kept page', () => {
  it('is made once, for all who ask at the same time and later', async () => {
    const cache = createPageCache();
    let made = 0;
    const make = async () => {
      made += 1;
      return page(`page ${made}`);
    };
    await Promise.all([cache.answer('a', '1', make), cache.answer('a', '1', make)]);
    expect(textOf(await cache.answer('a', '1', make))).toBe('page 1');
    expect(made).toBe(1);
  });

  it('is made anew when what it is made from changes, and after a minute', async () => {
    let time = 0;
    const cache = createPageCache(() => time);
    await cache.answer('a', '1', async () => page('first'));
    expect(textOf(await cache.answer('a', '2', async () => page('second')))).toBe('second');
    time += 61_000;
    expect(textOf(await cache.answer('a', '2', async () => page('third')))).toBe('third');
  });

  it('goes on when it cannot be made anew', async () => {
    const cache = createPageCache();
    await cache.answer('a', '1', async () => page('kept'));
    expect(textOf(await cache.answer('a', '2', async () => page('broken', { status: 500 })))).toBe('kept');
    const failing = cache.answer('a', '3', () => Promise.reject(new Error('no database')));
    expect(textOf(await failing)).toBe('kept');
  });

  it('has a validator and is compressed once for each encoding', async () => {
    const kept = await createPageCache().answer('a', '1', async () => page('text'));
    expect(kept.etag).toMatch(/^"[\w-]+"$/);
    expect(kept.encode?.('br')).toBe(kept.encode?.('br'));
  });
});

describe('not kept is', () => {
  it.each([
    ['a page of one visitor', { headers: [...page('').headers, ['set-cookie', 'radhaus=x']] }],
    ['a page that says no-store', { headers: [...page('').headers, ['cache-control', 'no-store']] }],
    ['a missing page', { status: 404 }],
  ] as [string, Partial<Answer>][])('%s', async (_name, extra) => {
    const cache = createPageCache();
    let made = 0;
    const make = async () => {
      made += 1;
      return page(`page ${made}`, extra);
    };
    await cache.answer('a', '1', make);
    expect(textOf(await cache.answer('a', '1', make))).toBe('page 2');
  });
});

it('a page of one visitor is not handed to another who asks at the same time', async () => {
  const cache = createPageCache();
  const own = (name: string) => async () =>
    page(name, { headers: [...page('').headers, ['cache-control', 'private, no-store']] });
  const answers = await Promise.all([
    cache.answer('a', '1', own('Anna')),
    cache.answer('a', '1', own('Ben')),
  ]);
  expect(answers.map(textOf)).toEqual(['Anna', 'Ben']);
});
