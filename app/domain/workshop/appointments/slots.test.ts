import fc from 'fast-check';
import { expect, it } from 'vitest';
import { germanMoment } from '~/values/german-clock';
import { weekdays } from '~/values/weekdays';
import { freeSlots, type SlotQuestion } from './slots';
import { momentOf, slotName, unitNamed, unitOf } from './units';

const QUARTER_MS = 900_000;
const everyDay = [{ days: [...weekdays], from: '08:00', to: '18:00' }];

const question = (change: Partial<SlotQuestion> = {}): SlotQuestion => ({
  plan: { openingHours: everyDay, specialDays: [], federalState: 'SH' },
  bays: ['eins'],
  taken: new Map(),
  closures: [],
  units: 4,
  now: new Date('2026-11-25T09:10:00Z'),
  leadHours: 24,
  horizonDays: 3,
  ...change,
});

const named = (of: SlotQuestion) =>
  freeSlots(of).flatMap(({ slots }) => slots.map(({ unit }) => slotName(unit)));

it('begins after the lead time and ends with the horizon', () => {
  const all = named(question());
  expect([all[0], all.at(-1)]).toEqual(['2026-11-26T09:30Z', '2026-11-28T16:00Z']);
});

it('is never before the goods are there', () => {
  const notBefore = new Date('2026-11-27T13:00:00Z');
  expect(named(question({ notBefore }))[0]).toBe('2026-11-27T13:00Z');
});

it.each([
  ['SH', '2026-10-31', false],
  ['HE', '2026-10-31', true],
  ['BY', '2026-06-04', false],
  ['SH', '2026-06-04', true],
  [undefined, '2026-12-25', false],
] as const)('in %s on %s: %s', (federalState, day, isOpen) => {
  const now = new Date(`${day}T00:00:00Z`);
  const plan = { openingHours: everyDay, specialDays: [], federalState };
  expect(freeSlots(question({ plan, now, leadHours: 0, horizonDays: 0 })).length > 0).toBe(isOpen);
});

it.each([
  ['2026-03-29', 6 * 2],
  ['2026-10-25', 8 * 2],
  ['2026-10-24', 7 * 2],
])('counts the real hours of %s from midnight to seven', (day, quarters) => {
  const plan = { openingHours: [{ days: [...weekdays], from: '00:00', to: '07:00' }], specialDays: [] };
  const now = germanMoment(day, '00:00') ?? expect.fail('no midnight');
  const found = freeSlots(question({ plan, now, units: 1, leadHours: 0, horizonDays: 0 }));
  expect(found[0]?.slots).toHaveLength(quarters);
});

it.each([
  ['2026-03-29', '2026-03-29T21:45Z'],
  ['2026-10-25', '2026-10-25T22:45Z'],
  ['2026-12-31', '2026-12-31T22:45Z'],
])('lasts to the end of %s where the hours end at 24:00', (day, last) => {
  const plan = { openingHours: [{ days: [...weekdays], from: '23:45', to: '24:00' }], specialDays: [] };
  const now = germanMoment(day, '12:00') ?? expect.fail('no noon');
  expect(named(question({ plan, now, units: 1, leadHours: 0, horizonDays: 0 }))).toEqual([last]);
});

it('knows no moment in the hour that does not exist, and the first of two', () => {
  expect(germanMoment('2026-03-29', '02:30')).toBeUndefined();
  expect(germanMoment('2026-10-25', '02:30')?.toISOString()).toBe('2026-10-25T00:30:00.000Z');
});

it.each(['2026-12-01T07:05Z', '2026-12-01T07:00', '2026-13-01T07:00Z', '2026-02-30T07:00Z', '', 'bald'])(
  '%j names no slot',
  (text) => expect(unitNamed(text)).toBeUndefined(),
);

it('reads the name of a slot that it wrote', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_000_000 }), (unit) => {
      expect(unitNamed(slotName(unit))).toBe(unit);
    }),
  );
});

const local = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** Every quarter of an hour of the time that is asked for, one by one, by the clock on the wall. */
function oracle({
  plan,
  bays,
  taken,
  closures,
  units,
  now,
  leadHours,
  horizonDays,
  notBefore,
}: SlotQuestion): string[] {
  const [today = ''] = local.format(now).split(' ');
  const last = new Date(`${today}T12:00:00Z`);
  last.setUTCDate(last.getUTCDate() + horizonDays);
  const lastDay = last.toISOString().slice(0, 10);
  const isOpenAt = (at: number, span: { from: string; to: string }, day: string) => {
    const [date, time = ''] = local.format(at).split(' ');
    return date === day && span.from <= time && time < span.to;
  };
  const found: string[] = [];
  const first = Math.ceil(now.getTime() / QUARTER_MS) * QUARTER_MS;
  for (let at = first; at < first + (horizonDays + 2) * 96 * QUARTER_MS; at += QUARTER_MS) {
    if (at < now.getTime() + leadHours * 3_600_000 || (notBefore && at < notBefore.getTime())) continue;
    const [day = ''] = local.format(at).split(' ');
    if (day > lastDay) continue;
    const name = weekdays[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7] ?? 'Mo';
    const special = plan.specialDays.filter(({ date }) => date === day);
    const usual = plan.openingHours.filter(({ days }) => days.includes(name));
    const spans = special.length > 0 ? special : usual;
    const quarters = Array.from({ length: units }, (_, index) => at + index * QUARTER_MS);
    const fits = spans.some(({ from = '', to = '' }) => {
      if (!quarters.every((one) => isOpenAt(one, { from, to }, day))) return false;
      let opening = at;
      while (isOpenAt(opening - QUARTER_MS, { from, to }, day)) opening -= QUARTER_MS;
      return ((at - opening) / QUARTER_MS) % 2 === 0;
    });
    const isFree = bays.some((bay) =>
      quarters.every(
        (one) =>
          !taken.get(bay)?.has(one / QUARTER_MS) &&
          !closures.some(
            ({ bayId, from, until }) =>
              (bayId === null || bayId === bay) && from.getTime() < one + QUARTER_MS && until.getTime() > one,
          ),
      ),
    );
    if (fits && isFree) found.push(slotName(unitOf(new Date(at))));
  }
  return found;
}

// Openings begin and end outside of the hours at which clocks change.
const times = ['00:00', '01:00', '04:00', '07:30', '08:00', '12:00', '12:45', '18:00', '23:45'];
const span = fc.tuple(fc.constantFrom(...times), fc.constantFrom(...times)).filter(([from, to]) => from < to);
/** Days without a holiday, which have a test of their own. */
const starts = ['2026-03-27T11:07:00Z', '2026-10-23T22:00:00Z', '2026-07-01T05:00:00Z'];
const bayNames = ['eins', 'zwei'];

const someQuestion = fc
  .record({
    now: fc.constantFrom(...starts).map((at) => new Date(at)),
    hours: fc.array(fc.tuple(span, fc.subarray([...weekdays], { minLength: 1 })), { maxLength: 3 }),
    specials: fc.array(fc.tuple(fc.integer({ min: 0, max: 3 }), fc.option(span)), { maxLength: 2 }),
    taken: fc.array(fc.tuple(fc.constantFrom(...bayNames), fc.integer({ min: 0, max: 400 })), {
      maxLength: 60,
    }),
    closures: fc.array(
      fc.tuple(
        fc.constantFrom(null, ...bayNames),
        fc.integer({ min: 0, max: 5_000 }),
        fc.integer({ min: 1, max: 900 }),
      ),
      { maxLength: 2 },
    ),
    units: fc.integer({ min: 1, max: 12 }),
    leadHours: fc.integer({ min: 0, max: 40 }),
    horizonDays: fc.integer({ min: 0, max: 4 }),
    goods: fc.option(fc.integer({ min: 0, max: 4_000 })),
  })
  .map(({ now, hours, specials, taken, closures, goods, ...rest }): SlotQuestion => {
    const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
    const dayAfter = (days: number) => local.format(minutesLater(days * 1_440)).slice(0, 10);
    const first = unitOf(now);
    return {
      ...rest,
      now,
      bays: bayNames,
      plan: {
        openingHours: hours.map(([[from, to], days]) => ({ from, to, days })),
        specialDays: specials.map(([ahead, open]) => ({
          date: dayAfter(ahead),
          ...(open && { from: open[0], to: open[1] }),
        })),
      },
      taken: new Map(
        bayNames.map((bay) => [
          bay,
          new Set(taken.filter(([one]) => one === bay).map(([, later]) => first + later)),
        ]),
      ),
      closures: closures.map(([bayId, from, length]) => ({
        bayId,
        from: minutesLater(from),
        until: minutesLater(from + length),
      })),
      notBefore: goods === null ? undefined : minutesLater(goods),
    };
  });

it('agrees with a walk through every quarter of an hour, on days of the clock change as well', () => {
  fc.assert(
    fc.property(someQuestion, (one) => {
      expect(named(one).sort()).toEqual(oracle(one).sort());
    }),
    { numRuns: 300 },
  );
});

it('offers exactly the bays that are free', () => {
  const taken = new Map([['eins', new Set([unitOf(new Date('2026-11-26T10:15:00Z'))])]]);
  const [day] = freeSlots(question({ bays: bayNames, taken }));
  const at = (time: string) =>
    day?.slots.find(({ unit }) => momentOf(unit).toISOString().includes(time))?.bays;
  expect([at('09:30'), at('11:00')]).toEqual([['zwei'], bayNames]);
});
