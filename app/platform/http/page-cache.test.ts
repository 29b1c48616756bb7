import { describe, expect, it } from 'vitest';
import { dependsOn, expiresSoon } from '../cache/depends-on.server';
import { createTagCounter } from '../cache/tag-counter';
import { createPageCache } from './page-cache.server';

const MIB = 1_048_576;

import type { Answer } from './send-answer.server';

const page = (text: string, extra: Partial<Answer> = {}): Answer => ({
  status: 200,
  headers: [['content-type', 'text/html; charset=utf-8']],
  body: Buffer.from(text.padEnd(2_000)),
  ...extra,
});
const textOf = (answer: Answer) => answer.body.toString().trim();

/** A cache of its own, with a clock and a counter to set. */
function ownCache() {
  const clock = { ms: 0 };
  const counter = createTagCounter();
  return { clock, counter, cache: createPageCache(MIB, () => clock.ms, counter) };
}

const made = (text: string, tags: string[], extra: Partial<Answer> = {}) => {
  return async () => {
    dependsOn(tags);
    return page(text, extra);
  };
};

describe('a cached page', () => {
  it('is made once, for all who ask at the same time and later', async () => {
    const { cache } = ownCache();
    let times = 0;
    const make = async () => {
      times += 1;
      return page(`page ${times}`);
    };
    await Promise.all([cache.answer('a', make), cache.answer('a', make)]);
    expect(textOf(await cache.answer('a', make))).toBe('page 1');
    expect(times).toBe(1);
  });

  it('is made anew when one of its tags moves, and after a minute', async () => {
    const { cache, clock, counter } = ownCache();
    await cache.answer('a', made('first', ['list:tyre', 'network']));
    counter.move(['list:rim', 'article:5']);
    expect(textOf(await cache.answer('a', made('second', [])))).toBe('first');
    counter.move(['list:tyre']);
    expect(textOf(await cache.answer('a', made('second', [])))).toBe('second');
    clock.ms += 61_000;
    expect(textOf(await cache.answer('a', made('third', [])))).toBe('third');
  });

  it('is made anew once the clock was set back', async () => {
    const { cache, clock } = ownCache();
    clock.ms = 3_600_000;
    await cache.answer('a', made('first', []));
    clock.ms = 0;
    expect(textOf(await cache.answer('a', made('second', [])))).toBe('second');
  });

  it('tells of what moves no tag for a minute after that was read', async () => {
    const { cache, clock } = ownCache();
    clock.ms = 100_000;
    await cache.answer('a', async () => {
      expiresSoon(clock.ms - 15_000);
      return page('first');
    });
    clock.ms += 44_000;
    expect(textOf(await cache.answer('a', made('second', [])))).toBe('first');
    clock.ms += 2_000;
    expect(textOf(await cache.answer('a', made('second', [])))).toBe('second');
  });

  it('is not cached when one of its tags moved while it was made', async () => {
    const { cache, counter } = ownCache();
    const moving = async () => {
      dependsOn(['article:5']);
      counter.move(['article:5']);
      return page('half old');
    };
    expect(textOf(await cache.answer('a', moving))).toBe('half old');
    expect(textOf(await cache.answer('a', made('new', ['article:5'])))).toBe('new');
  });

  it('that is being made is not handed to who asks after a move', async () => {
    const { cache, counter } = ownCache();
    let finish: () => void = () => undefined;
    const slow = async () => {
      dependsOn(['article:5']);
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      return page('before');
    };
    const early = cache.answer('a', slow);
    counter.move(['article:5']);
    const late = cache.answer('a', made('after', ['article:5']));
    finish();
    expect([textOf(await early), textOf(await late)]).toEqual(['before', 'after']);
    expect(textOf(await cache.answer('a', made('later', [])))).toBe('after');
  });

  it('goes on when it cannot be made anew', async () => {
    const { cache, counter } = ownCache();
    await cache.answer('a', made('cached', ['article:5']));
    counter.move(['article:5']);
    expect(textOf(await cache.answer('a', made('broken', [], { status: 500 })))).toBe('cached');
    const failing = cache.answer('a', () => Promise.reject(new Error('no database')));
    expect(textOf(await failing)).toBe('cached');
  });

  it('has a validator and is compressed once for each encoding', async () => {
    const cached = await ownCache().cache.answer('a', made('text', []));
    expect(cached.etag).toMatch(/^"[\w-]+"$/);
    expect(cached.encode?.('br')).toBe(cached.encode?.('br'));
  });
});

describe('not cached is', () => {
  it.each([
    ['a page of one visitor', { headers: [...page('').headers, ['set-cookie', 'radhaus=x']] }],
    ['a page that says no-store', { headers: [...page('').headers, ['cache-control', 'no-store']] }],
    ['a missing page', { status: 404 }],
  ] as [string, Partial<Answer>][])('%s', async (_name, extra) => {
    const { cache } = ownCache();
    await cache.answer('a', made('page 1', [], extra));
    expect(textOf(await cache.answer('a', made('page 2', [], extra)))).toBe('page 2');
  });
});

it('a page of one visitor is not handed to another who asks at the same time', async () => {
  const { cache } = ownCache();
  const own = (name: string) =>
    made(name, [], { headers: [...page('').headers, ['cache-control', 'private, no-store']] });
  const answers = await Promise.all([cache.answer('a', own('Anna')), cache.answer('a', own('Ben'))]);
  expect(answers.map(textOf)).toEqual(['Anna', 'Ben']);
});
