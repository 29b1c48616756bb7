import { expect, test } from 'vitest';
import { holidayNotice } from './holiday-notice';

test('the notice about late deliveries ends with the first day of 2022 in Germany', () => {
  expect(holidayNotice(new Date('2022-01-01T22:59:59Z'))).toContain('Feiertage');
  expect(holidayNotice(new Date('2022-01-01T23:00:00Z'))).toBeUndefined();
});
