import { describe, expect, it } from 'vitest';
import {
  firstOpenDay,
  type OpeningHours,
  openingHours as openingHoursSchema,
  openingState,
  openingTable,
  type SpecialDay,
  specialDay,
} from './opening-hours';

const openingHours: OpeningHours[] = [
  { days: ['Mo', 'Di', 'Mi', 'Do', 'Fr'], from: '08:00', to: '18:00' },
  { days: ['Sa'], from: '09:00', to: '13:00' },
];
const plan = { openingHours, specialDays: [] };

describe('the opening state', () => {
  it.each([
    ['2026-11-20T10:00:00Z', true, 'bis 18\u00a0Uhr geöffnet'],
    ['2026-11-20T05:00:00Z', false, 'öffnet heute um 8\u00a0Uhr'],
    ['2026-11-20T17:30:00Z', false, 'öffnet morgen um 9\u00a0Uhr'],
    ['2026-11-21T14:00:00Z', false, 'öffnet am Montag um 8\u00a0Uhr'],
  ])('at %s', (at, isOpen, text) => {
    expect(openingState(plan, new Date(at))).toEqual({ isOpen, text });
  });

  it('counts in German time, summer and winter', () => {
    expect(openingState(plan, new Date('2026-07-06T06:30:00Z')).isOpen).toBe(true);
    expect(openingState(plan, new Date('2026-12-07T06:30:00Z')).isOpen).toBe(false);
  });

  it('lasts until midnight where the hours end at 23:59', () => {
    const late: OpeningHours[] = [{ days: ['Fr'], from: '18:00', to: '23:59' }];
    const stateAt = (at: string) => openingState({ openingHours: late, specialDays: [] }, new Date(at));
    expect(stateAt('2026-11-20T22:59:59Z').isOpen).toBe(true);
    expect(stateAt('2026-11-20T23:00:00Z').isOpen).toBe(false);
  });

  it('lasts until midnight where the hours end at 24:00, and says so', () => {
    const late: OpeningHours[] = [{ days: ['Fr'], from: '18:00', to: '24:00' }];
    const stateAt = (at: string) => openingState({ openingHours: late, specialDays: [] }, new Date(at));
    expect(stateAt('2026-11-20T22:59:59Z')).toEqual({ isOpen: true, text: 'bis 24\u00a0Uhr geöffnet' });
    expect(stateAt('2026-11-20T23:00:00Z').isOpen).toBe(false);
    expect(openingTable({ openingHours: late, specialDays: [] }, new Date())).toEqual([
      { days: 'Fr', hours: '18:00–24:00\u00a0Uhr' },
    ]);
  });

  it('says so when there are no hours', () => {
    expect(openingState({ openingHours: [], specialDays: [] }, new Date()).text).toBe(
      'Termine nach Vereinbarung',
    );
  });
});

it.each([
  ['18:00', '24:00', undefined],
  ['24:00', '24:00', 'keine Uhrzeit wie 08:00'],
  ['18:00', '24:01', 'keine Uhrzeit wie 18:00 oder 24:00'],
  ['18:00', '25:00', 'keine Uhrzeit wie 18:00 oder 24:00'],
  ['22:00', '02:00', 'sind zwei Einträge: bis 24:00 und am nächsten Tag ab 00:00'],
])('from %s to %s', (from, to, told) => {
  const usual = openingHoursSchema.safeParse({ days: ['Fr'], from, to });
  const special = specialDay.safeParse({ date: '2026-12-31', from, to });
  for (const { success, error } of [usual, special]) {
    expect(success).toBe(told === undefined);
    expect(error?.issues.map(({ message }) => message).join('; ') ?? '').toContain(told ?? '');
  }
});

it('the table joins days that follow each other', () => {
  const late: OpeningHours = { days: ['Mo', 'Do'], from: '19:00', to: '20:00' };
  const table = openingTable({ ...plan, openingHours: [...openingHours, late] }, new Date());
  expect(table).toEqual([
    { days: 'Mo–Fr', hours: '08:00–18:00\u00a0Uhr' },
    { days: 'Sa', hours: '09:00–13:00\u00a0Uhr' },
    { days: 'Mo, Do', hours: '19:00–20:00\u00a0Uhr' },
  ]);
});

describe('special days', () => {
  const specialDays: SpecialDay[] = [
    { date: '2026-12-24', from: '08:00', to: '12:00', note: 'Heiligabend' },
    { date: '2026-12-28' },
    { date: '2026-12-27', from: '13:00', to: '15:00' },
    { date: '2026-12-27', from: '09:00', to: '11:00', note: 'Inventurverkauf' },
    { date: '2027-02-01' },
  ];
  const special = { openingHours, specialDays };

  it.each([
    ['2026-12-24T09:00:00Z', 'bis 12\u00a0Uhr geöffnet'],
    ['2026-12-24T12:00:00Z', 'öffnet am Sonntag um 9\u00a0Uhr'],
    ['2026-12-27T11:00:00Z', 'öffnet heute um 13\u00a0Uhr'],
    ['2026-12-27T15:00:00Z', 'öffnet am Dienstag um 8\u00a0Uhr'],
  ])('hold instead of the usual hours and holidays: at %s', (at, text) => {
    expect(openingState(special, new Date(at)).text).toBe(text);
  });

  it('move what needs an open day', () => {
    expect(firstOpenDay(special, '2026-12-25')).toBe('2026-12-27');
    expect(firstOpenDay(special, '2026-12-28')).toBe('2026-12-29');
    expect(firstOpenDay({ openingHours: [], specialDays: [{ date: '2026-12-29' }] }, '2026-12-29')).toBe(
      '2026-12-30',
    );
  });

  it('stand in the table three weeks ahead', () => {
    const rows = (at: string) => openingTable(special, new Date(at)).slice(2);
    expect(rows('2026-12-10T10:00:00Z')).toEqual([
      { days: '24. Dezember 2026', hours: '08:00–12:00\u00a0Uhr (Heiligabend)' },
      { days: '27. Dezember 2026', hours: '13:00–15:00\u00a0Uhr, 09:00–11:00\u00a0Uhr (Inventurverkauf)' },
      { days: '28. Dezember 2026', hours: 'geschlossen' },
    ]);
    expect(rows('2026-12-02T10:00:00Z')).toEqual([]);
    expect(rows('2026-12-29T10:00:00Z')).toEqual([]);
  });

  it.each([
    { date: '24.12.' },
    { date: '2026-02-30' },
    { date: '2026-12-24', from: '08:00' },
    { date: '2026-12-24', from: '12:00', to: '08:00' },
    { date: '2026-12-24', note: '' },
    { date: '2026-12-24', zu: true },
  ])('%j is none', (day) => {
    expect(specialDay.safeParse(day).success).toBe(false);
  });
});
