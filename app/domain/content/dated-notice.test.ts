import { describe, expect, it } from 'vitest';
import { datedNotice, isCurrent, nextMoment } from './dated-notice';

const notice = { text: 'Wir ziehen um.', von: '2026-12-24', bis: '2026-12-26' };

describe('a notice of three days in winter', () => {
  it.each([
    ['2026-12-23T22:59:59Z', false, '2026-12-23T23:00:00.000Z'],
    ['2026-12-23T23:00:00Z', true, '2026-12-26T23:00:00.000Z'],
    ['2026-12-26T22:59:59Z', true, '2026-12-26T23:00:00.000Z'],
    ['2026-12-26T23:00:00Z', false, undefined],
  ])('at %s: shown %s, next moment %s', (moment, isShown, next) => {
    const now = new Date(moment);
    expect(isCurrent(notice, now)).toBe(isShown);
    expect(nextMoment(notice, now)?.toISOString()).toBe(next);
  });
});

it.each([
  { ...notice, text: ' ' },
  { ...notice, text: 'x'.repeat(201) },
  { ...notice, bis: '2026-12-23' },
  { ...notice, von: '24.12.2026' },
  { ...notice, ziel: 'https://fremd.example/' },
  { ...notice, ziel: '//fremd.example' },
  { ...notice, farbe: 'rot' },
])('%j is none', (entry) => {
  expect(datedNotice.safeParse(entry).success).toBe(false);
});
