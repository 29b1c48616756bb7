import { expect, it } from 'vitest';
import { daysAfter } from '~/values/days';
import { formatIsoDate, isoDayAfter } from '~/values/german-date';
import type { PlacedOrder } from './placed-order';
import { reminderParagraphs } from './reminder-text';

const now = new Date('2026-11-30T09:00:00Z');

const orderOf = (change: Partial<PlacedOrder>) =>
  ({
    number: 'RH-1234',
    orderType: 'kauf',
    openCents: 8900,
    heldUntil: null,
    confirmed: { title: 'Autohaus Muster', city: 'Kiel', seller: { bank: null } },
    ...change,
  }) as PlacedOrder;

it('gives a week, which ends before an appointment', () => {
  for (let days = 2; days < 30; days += 1) {
    const day = isoDayAfter('2026-11-30', days);
    const until = days > 7 ? '2026-12-07' : isoDayAfter(day, -1);
    const text = reminderParagraphs({ order: orderOf({}), visit: { day }, now }).join('\n');
    expect(text).toContain(`bis zum ${formatIsoDate(until)}.`);
  }
  expect(reminderParagraphs({ order: orderOf({}), now })[0]).toContain('bis zum 7. Dezember 2026');
});

it.each(['2026-11-29', '2026-11-30', '2026-12-01'])(
  'asks nobody for a transfer whose appointment on %s comes first',
  (day) => {
    const text = reminderParagraphs({ order: orderOf({}), visit: { day }, now }).join('\n');
    expect(text).not.toContain('Bitte überweisen');
    expect(text).toContain('dann vor Ort, bar oder mit Karte');
  },
);

it('names the account only of a seller who has one, and no money for a reservation', () => {
  const bank = {
    inhaber: 'Muster GmbH',
    iban: 'DE02120300000000202051',
    bic: 'BYLADEM1001',
    bankname: 'DKB',
  };
  const { confirmed } = orderOf({});
  const withBank = orderOf({ confirmed: { ...confirmed, seller: { ...confirmed.seller, bank } } });
  expect(reminderParagraphs({ order: withBank, now }).join('\n')).toContain('Verwendungszweck: RH-1234');
  expect(reminderParagraphs({ order: orderOf({}), now }).join('\n')).not.toContain('IBAN');
  const held = orderOf({ orderType: 'reservierung', heldUntil: daysAfter(now, 2) });
  expect(reminderParagraphs({ order: held, now }).join('\n')).not.toMatch(/überweis|89,00/);
});
