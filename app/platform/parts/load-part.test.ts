import { expect, it } from 'vitest';
import { createLog } from '../log.server';
import { loadPart } from './load-part.server';

function countingLog() {
  const lines: string[] = [];
  const log = createLog('silent');
  return { lines, log: Object.assign(log, { error: (at: { part: string }) => void lines.push(at.part) }) };
}

const fail = (message: string) => () => Promise.reject(new Error(message));

it('a part that fails is left out, and logged once until it works again or fails otherwise', async () => {
  const { lines, log } = countingLog();
  const part = { name: 'offers', location: 'kiel' };
  for (const message of ['no table', 'no table', 'no column'])
    expect(await loadPart({ log }, part, fail(message), [])).toEqual([]);
  expect(lines).toHaveLength(2);
  expect(await loadPart({ log }, part, () => ['one'], [])).toEqual(['one']);
  await loadPart({ log }, part, fail('no column'), []);
  await loadPart({ log }, { ...part, location: 'celle' }, fail('no column'), []);
  expect(lines).toHaveLength(4);
});

it('a part that throws at once is left out, too', async () => {
  const { log } = countingLog();
  const part = { name: 'hours', location: 'kiel' };
  const broken = () => {
    throw new RangeError('Invalid time value');
  };
  expect(await loadPart({ log }, part, broken, undefined)).toBeUndefined();
});

it('a redirect and a database that is away are the page’s own', async () => {
  const { log } = countingLog();
  const part = { name: 'menus', location: 'kiel' };
  const redirect = new Response(null, { status: 302 });
  await expect(loadPart({ log }, part, () => Promise.reject(redirect), 0)).rejects.toBe(redirect);
  const away = Object.assign(new Error('gone'), { code: 'ECONNREFUSED' });
  await expect(loadPart({ log }, part, () => Promise.reject(away), 0)).rejects.toBe(away);
});
