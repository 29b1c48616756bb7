import { expect, it } from 'vitest';
import { formatCents } from '~/values/money';
import { type OnlinePaymentState, settlementOf } from './online-payment';
import type { ProviderState } from './provider';

const payment = (state: OnlinePaymentState) => ({ id: 'p1', state, amountCents: 10_000 });
const paid = (change: object = {}): ProviderState => ({
  kind: 'paid',
  reference: 'c1',
  amountCents: 10_000,
  currency: 'EUR',
  returned: [],
  ...change,
});
const received = (amountCents: number) => ({ kind: 'received', amountCents, reference: 'c1' });

it.each([
  ['money as asked', paid(), true, { state: 'paid', entry: received(10_000) }],
  [
    'money of an order that is cancelled',
    paid(),
    false,
    {
      state: 'held',
      entry: received(10_000),
      problem: 'Die Bestellung ist schon bezahlt oder storniert',
    },
  ],
  [
    'too little',
    paid({ amountCents: 9_999 }),
    true,
    {
      state: 'held',
      entry: received(9_999),
      problem: `${formatCents(9_999)} statt ${formatCents(10_000)} eingegangen`,
    },
  ],
  [
    'too much',
    paid({ amountCents: 10_001 }),
    true,
    {
      state: 'held',
      entry: received(10_001),
      problem: `${formatCents(10_001)} statt ${formatCents(10_000)} eingegangen`,
    },
  ],
  // Francs are no cents of the ledger.
  ['another currency', paid({ currency: 'CHF' }), true, { state: 'held', problem: 'bezahlt in CHF' }],
] as const)('%s', (_, told, isOwed, settlement) => {
  expect(settlementOf(payment('capturing'), told, isOwed)).toEqual(settlement);
  expect(settlementOf(payment('declined'), told, isOwed), 'after it had failed').toEqual(settlement);
});

it.each(['paid', 'held'] as const)('nothing told late moves a %s payment back', (state) => {
  const told: ProviderState[] = [paid(), { kind: 'declined' }, { kind: 'expired' }, { kind: 'unknown' }];
  expect(told.map((one) => settlementOf(payment(state), one, true))).toEqual(told.map(() => undefined));
});

it('who asks while the shopper is at the provider changes nothing', () => {
  expect(settlementOf(payment('redirected'), { kind: 'redirected' }, true)).toBeUndefined();
  expect(settlementOf(payment('capturing'), { kind: 'redirected' }, true)).toMatchObject({
    state: 'expired',
  });
});
