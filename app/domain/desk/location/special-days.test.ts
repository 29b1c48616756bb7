import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { oddDays } from '../../../../tests/support/odd-days';
import { MAX_DAYS_AT_ONCE, specialDaysOf, specialDaysSchema } from './schemas';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-01-01T12:00:00Z') }));
afterEach(() => void vi.useRealTimers());

it.each([
  [{ tag: '2026-12-24', letzterTag: '2026-12-31' }, undefined],
  [{ tag: '2026-12-24', letzterTag: '2026-12-23' }, ['letzterTag']],
  [{ tag: '2026-12-24', letzterTag: '2027-12-24' }, ['letzterTag']],
  [{ tag: '', letzterTag: 'heute' }, ['tag', 'letzterTag']],
  [{ tag: '2026-02-31', letzterTag: '2026-03-01' }, ['tag']],
])('names the fields of days off that are none: %j', (typed, fields) => {
  const { error } = specialDaysSchema.safeParse(typed);
  expect(error?.issues.flatMap(({ path }) => path)).toEqual(fields);
});

it('days off are never more than a form may add, whatever is typed', () => {
  for (const tag of oddDays)
    for (const letzterTag of oddDays) {
      const { data } = specialDaysSchema.safeParse({ tag, letzterTag });
      if (data) expect(specialDaysOf(data).length).toBeLessThanOrEqual(MAX_DAYS_AT_ONCE);
    }
});
