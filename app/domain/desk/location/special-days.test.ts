import { expect, it } from 'vitest';
import { specialDaysSchema } from './schemas';

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
