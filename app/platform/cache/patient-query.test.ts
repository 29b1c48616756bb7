import { EventEmitter, once } from 'node:events';
import { expect, it, vi } from 'vitest';
import { collectSources } from './depends-on.server';
import { patientQuery } from './patient-query.server';
import { createTagCounter } from './tag-counter';

const TAGS = ['list:tyre'];

function query(patienceMs = 60_000) {
  const counter = createTagCounter();
  const ask = patientQuery<string[]>({ counter, patienceMs });
  const move = () => counter.move(TAGS);
  return { move, ask: (find: () => Promise<string[]>) => ask('a', TAGS, find) };
}

function slowly(found: string[]) {
  const gate = new EventEmitter();
  return { result: once(gate, 'end').then(() => found), end: () => gate.emit('end') };
}

it('finds once for many callers, until a tag moves', async () => {
  const { ask, move } = query();
  const find = vi.fn(async () => ['a']);
  expect(await Promise.all([ask(find), ask(find), ask(find)])).toEqual([['a'], ['a'], ['a']]);
  expect(find).toHaveBeenCalledTimes(1);
  move();
  expect(await ask(async () => ['b'])).toEqual(['b']);
});

it('answers with the old result while the new one takes long, and then with the new one', async () => {
  const { ask, move } = query(20);
  await ask(async () => ['old']);
  move();
  const next = slowly(['new']);
  const find = vi.fn(() => next.result);
  const page = collectSources(() => ask(find));
  expect(await page.result).toEqual(['old']);
  expect(page.sources).toMatchObject({ tags: new Set(TAGS), asOf: 0 });
  next.end();
  await vi.waitFor(async () => expect(await ask(find)).toEqual(['new']));
  const later = collectSources(() => ask(find));
  await later.result;
  expect(later.sources.asOf).toBe(Infinity);
  expect(find).toHaveBeenCalledTimes(1);
});

it('makes one result at a time, however often the tag moves', async () => {
  const { ask, move } = query();
  await ask(async () => ['old']);
  move();
  const [first, second] = [slowly(['first']), slowly(['second'])];
  const find = vi.fn().mockReturnValueOnce(first.result).mockReturnValueOnce(second.result);
  const waiting = ask(find);
  move();
  const later = ask(find);
  expect(find).toHaveBeenCalledTimes(1);
  first.end();
  await vi.waitFor(() => expect(find).toHaveBeenCalledTimes(2));
  second.end();
  expect(await Promise.all([waiting, later])).toEqual([['second'], ['second']]);
});

it('keeps the old result if the new one fails, and forgets a first failure', async () => {
  const { ask, move } = query();
  const failing = () => Promise.reject(new Error('away'));
  await expect(ask(failing)).rejects.toThrow('away');
  expect(await ask(async () => ['old'])).toEqual(['old']);
  move();
  expect(await ask(failing)).toEqual(['old']);
  expect(await ask(async () => ['new'])).toEqual(['new']);
});
