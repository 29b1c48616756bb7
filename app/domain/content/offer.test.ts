import { expect, test } from 'vitest';
import { canSend, inWorkdays, parcelDays } from './offer';

test('a location without prepayment hands over, but does not send', () => {
  expect(
    canSend([
      { id: 'abholung', name: 'Zahlung bei Abholung', hint: '', allowsParcel: false, isApprovedFirst: false },
    ]),
  ).toBe(false);
  expect(
    canSend([{ id: 'vorkasse', name: 'Vorkasse', hint: '', allowsParcel: true, isApprovedFirst: false }]),
  ).toBe(true);
});

test('times are told in working days', () => {
  expect(`innerhalb von ${inWorkdays(parcelDays(1, { transitDays: 2 }))}`).toBe('innerhalb von 4 Werktagen');
  expect(`nach ${inWorkdays(1)}`).toBe('nach einem Werktag');
});
