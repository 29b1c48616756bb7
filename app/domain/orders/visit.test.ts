import { expect, it } from 'vitest';
import { visitOf, visitStep, visitTime } from './visit';

const startsAt = new Date('2026-11-30T07:00:00Z');
const endsAt = new Date('2026-11-30T08:00:00Z');
const before = new Date('2026-11-27T12:00:00Z');
const visit = (state: 'confirmed' | 'requested' | 'cancelled' | 'done', now = before) =>
  visitOf({ state, startsAt, endsAt }, { lines: [] }, now);

it('a firm appointment is told with its time, one that was asked for as such', () => {
  const [firm, asked] = [visit('confirmed'), visit('requested')];
  expect(firm && visitStep(firm, 'Kiel')).toBe(
    'Montage in Kiel: Bitte kommen Sie mit dem Fahrzeug am Mo., 30. November, 08:00–09:00\u00a0Uhr.',
  );
  expect(asked && visitTime(asked)).toMatch(/^angefragt: Mo/);
});

it('nobody is asked to come to what was cancelled, done or is over', () => {
  expect([
    visit('cancelled'),
    visit('done'),
    visit('confirmed', endsAt),
    visitOf(undefined, { lines: [] }, before),
  ]).toEqual([undefined, undefined, undefined, undefined]);
});
