import { expect, it } from 'vitest';
import type { Receipt } from './confirmation-text';
import { timelineOf } from './timeline';

const placedAt = new Date('2026-11-23T09:00:00Z');

/** Only what the timeline reads. */
function receipt(order: Partial<Receipt['order']>): Receipt {
  const some = {
    orderType: 'kauf',
    delivery: 'abholung',
    payment: 'vorkasse',
    paymentState: 'open',
    fulfilment: 'confirmed',
    confirmed: { city: 'Kiel', collectFrom: null, parcelBy: '2026-11-27' },
    totalCents: 100,
    placedAt,
    ...order,
  };
  return { order: some } as unknown as Receipt;
}

const wordsOf = (order: Partial<Receipt['order']>) =>
  timelineOf(receipt(order), placedAt).map(({ what, when }) => [what, when]);

it('tells of order, transfer and pick-up', () => {
  expect(wordsOf({})).toEqual([
    ['Bestellung eingegangen', 'heute, 23. November 2026'],
    ['Überweisung', 'bis 30. November 2026'],
    ['Abholung in Kiel', 'nach Zahlungseingang sofort abholbereit'],
  ]);
});

it('has no transfer where one pays on collection, or nothing', () => {
  expect(wordsOf({ payment: 'abholung' })[1]?.[0]).toBe('Abholung und Zahlung in Kiel');
  expect(wordsOf({ totalCents: 0, paymentState: 'paid' }).map(([what]) => what)).toEqual([
    'Bestellung eingegangen',
    'Abholung in Kiel',
  ]);
});

it('says that a transfer has come, and no longer waits for it', () => {
  const points = timelineOf(receipt({ paymentState: 'paid' }), placedAt);
  expect(points.slice(1).map(({ what, when, isDone }) => [what, when, isDone])).toEqual([
    ['Überweisung', 'eingegangen', true],
    ['Abholung in Kiel', 'sofort abholbereit', false],
  ]);
});

it('has the appointment in place of a collection where the goods are put on', () => {
  const visit = {
    work: 'Montage',
    time: 'Mo., 30. November, 08:00–09:00 Uhr',
    day: '2026-11-30',
    isFirm: true,
  };
  const last = (order: Partial<Receipt['order']>, isFirm: boolean) =>
    timelineOf({ ...receipt(order), visit: { ...visit, isFirm } }, placedAt).at(-1);
  expect(last({}, true)).toMatchObject({ what: 'Montage in Kiel', when: visit.time });
  expect(last({ payment: 'abholung', fulfilment: 'ready' }, false)).toMatchObject({
    what: 'Montage und Zahlung in Kiel',
    when: `angefragt: ${visit.time}`,
  });
});

it('tells of a parcel', () => {
  expect(wordsOf({ delivery: 'versand' })[2]?.[0]).toBe('Lieferung');
});

it('says on a later day when it was ordered, and how an order has ended', () => {
  const points = timelineOf(receipt({ fulfilment: 'handed-over' }), new Date('2026-11-25T09:00:00Z'));
  expect(points.map(({ what, when, isDone }) => [what, when, isDone])).toEqual([
    ['Bestellung eingegangen', '23. November 2026', true],
    ['Abgeholt', '', true],
  ]);
});
