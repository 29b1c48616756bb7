import { describe, expect, it } from 'vitest';
import { type OpeningHours, openingState, openingTable } from './opening-hours';

const hours: OpeningHours[] = [
  { days: ['Mo', 'Di', 'Mi', 'Do', 'Fr'], from: '08:00', to: '18:00' },
  { days: ['Sa'], from: '09:00', to: '13:00' },
];

describe('the opening state', () => {
  it.each([
    ['2026-11-20T10:00:00Z', true, 'bis 18 Uhr geöffnet'],
    ['2026-11-20T05:00:00Z', false, 'öffnet heute um 8 Uhr'],
    ['2026-11-20T17:30:00Z', false, 'öffnet morgen um 9 Uhr'],
    ['2026-11-21T14:00:00Z', false, 'öffnet am Montag um 8 Uhr'],
  ])('at %s', (at, isOpen, text) => {
    expect(openingState(hours, new Date(at))).toEqual({ isOpen, text });
  });

  it('counts in German time, summer and winter', () => {
    expect(openingState(hours, new Date('2026-07-06T06:30:00Z')).isOpen).toBe(true);
    expect(openingState(hours, new Date('2026-12-07T06:30:00Z')).isOpen).toBe(false);
  });

  it('says so when there are no hours', () => {
    expect(openingState([], new Date()).text).toBe('Termine nach Vereinbarung');
  });
});

it('the table joins days that follow each other', () => {
  expect(openingTable([...hours, { days: ['Mo', 'Do'], from: '19:00', to: '20:00' }])).toEqual([
    { days: 'Mo–Fr', hours: '08:00–18:00 Uhr' },
    { days: 'Sa', hours: '09:00–13:00 Uhr' },
    { days: 'Mo, Do', hours: '19:00–20:00 Uhr' },
  ]);
});
