import { expect, it } from 'vitest';
import { areaLight, backupLight, jobLight, mailLight, worstLight } from './lights';

const now = new Date('2026-11-25T12:00:00Z');
const dead = [{ id: 'a', recipient: 'a@example.de', subject: 'b', createdAt: now }];

it.each([
  [null, [], null, 'good'],
  ['2026-11-25T11:30:00Z', [], null, 'good'],
  ['2026-11-25T11:59:00Z', [], 'connect ECONNREFUSED', 'note'],
  ['2026-11-25T10:59:00Z', [], null, 'bad'],
  [null, dead, null, 'note'],
])('mails that wait since %s, %j, with the failure %s: %s', (oldest, deadMails, mailFailure, light) => {
  const mails = { waiting: oldest ? 1 : 0, oldest: oldest ? new Date(oldest) : null };
  expect(mailLight({ mails, deadMails, mailFailure }, now)).toBe(light);
});

it.each([
  [{ waiting: 9, failed: 0, givenUp: 0 }, 'good'],
  [{ waiting: 9, failed: 1, givenUp: 0 }, 'note'],
  [{ waiting: 9, failed: 2, givenUp: 1 }, 'bad'],
])('%j: %s', (counted, light) => expect(jobLight({ jobs: counted })).toBe(light));

it('the worst of several lights counts', () => {
  expect(worstLight('good', 'bad', 'note')).toBe('bad');
  expect(worstLight('note', 'good')).toBe('note');
  expect(worstLight('good')).toBe('good');
});

it.each([
  [undefined, 'local', 'note'],
  [undefined, 'production', 'bad'],
  ['2026-11-23T12:00:00Z', 'production', 'good'],
  ['2026-11-23T11:59:59Z', 'production', 'bad'],
  ['2026-11-20T12:00:00Z', 'test', 'note'],
])('a backup of %s, in %s: %s', (madeAt, deployment, light) => {
  expect(backupLight(madeAt ? { madeAt: new Date(madeAt) } : undefined, now, deployment)).toBe(light);
});

it.each([
  [[], 'good'],
  [['ok'], 'good'],
  [['ok', 'note', 'ok'], 'note'],
  [['note', 'bad', 'ok'], 'bad'],
] as const)('findings %j: %s', (kinds, light) => {
  expect(areaLight({ findings: kinds.map((kind) => ({ kind, words: 'x' })) })).toBe(light);
});
