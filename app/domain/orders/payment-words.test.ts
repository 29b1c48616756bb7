import { describe, expect, it } from 'vitest';
import { paymentStates } from '~/domain/payments/ledger';
import { isOnline, isTransfer, paymentMethods, paymentTerms } from '~/domain/payments/methods';
import { nextSteps } from './messages';
import {
  deskPaymentText,
  dueTexts,
  paidAlready,
  paymentStateNames,
  paymentWords,
  payNoticeOf,
  verbToPay,
  wordedStates,
} from './payment-words';

const place = {
  title: 'Autohaus Muster',
  city: 'Kiel',
  phone: '0431 1234',
  carrier: 'DHL',
  isAllHere: true,
  collection: 'sofort abholbereit',
  parcel: 'bis Fr., 27.11. bei Ihnen',
  visit: undefined,
};

const orderOf = (payment: (typeof paymentMethods)[number], paymentState: (typeof paymentStates)[number]) => ({
  placedAt: new Date('2026-11-23T09:00:00Z'),
  orderType: 'kauf' as const,
  delivery: 'versand' as const,
  fulfilment: 'confirmed' as const,
  heldUntil: null,
  extensions: 0,
  confirmed: {},
  payment,
  paymentState,
  number: 'RH-1234',
  totalCents: 8900,
  openCents: paymentState === 'paid' ? 0 : 8900,
});

describe.each(paymentMethods)('%s', (method) => {
  it.each(wordedStates)('%s has its own words', (state) => {
    const { what, when, step, desk } = paymentWords[method][state];
    expect([what, when, step, desk].every(Boolean)).toBe(true);
    const others = wordedStates.filter((one) => one !== state).map((one) => paymentWords[method][one]);
    expect(others.map((words) => words.step)).not.toContain(step);
    expect(others.map((words) => words.when)).not.toContain(when);
    expect(others.map((words) => words.desk)).not.toContain(desk);
    if (!isTransfer(method)) expect(`${what} ${step}`).not.toMatch(/überweis/i);
    if (isOnline(method)) expect(what).toContain(paymentTerms[method].name);
  });

  it.each(paymentStates)('%s: nobody is told to transfer who pays in another way', (state) => {
    const order = orderOf(method, state);
    const text = nextSteps(order, place).join(' ');
    const known = Object.values(paymentWords[method]).map((words) => words.desk);
    expect([...known, paymentStateNames[state]]).toContain(deskPaymentText(order));
    if (!isTransfer(method)) expect(text).not.toMatch(/überweis/i);
    if (isTransfer(method) && state === 'open') expect(text).toContain('Bitte überweisen Sie den Betrag');
    const verb = verbToPay(order);
    if (!isTransfer(method)) expect(verb).not.toBe('überweisen');
    if (state === 'paid') expect([verb, text]).toEqual([undefined, expect.stringContaining('eingegangen')]);
  });

  it.each(paymentStates)('%s: a declined try is told while nothing came', (state) => {
    const order = orderOf(method, state);
    const isTold = state === 'open' && !isTransfer(method);
    const { step, desk } = paymentWords[method].failed;
    const text = nextSteps(order, { ...place, latestTry: 'declined' }).join(' ');
    expect(text.includes(step)).toBe(isTold);
    expect(deskPaymentText(order, 'declined') === desk).toBe(state === 'open');
    if (isOnline(method) && state === 'open')
      expect(payNoticeOf(order, 'declined')).toEqual({
        words: step,
        button: expect.stringContaining('anders'),
      });
    if (isOnline(method)) expect(step).toMatch(/nichts abgebucht.*anderen Weg/);
  });

  it('what is under way is told as such, and not asked for', () => {
    const order = orderOf(method, 'open');
    const { pending } = paymentWords[method];
    expect(deskPaymentText(order, 'underway')).toBe(pending.desk);
    if (!isOnline(method)) return;
    expect(nextSteps(order, { ...place, latestTry: 'underway' })).toContain(pending.step);
    expect(verbToPay(order, 'underway')).toBeUndefined();
    expect(pending.step).not.toMatch(/^(Kreditkarte|SEPA-Lastschrift) prüft/);
  });

  it('an invoice asks for a transfer of nobody who pays in another way', () => {
    const text = dueTexts[method]('DE02 1203 0000 0000 2020 51, Muster GmbH', 'RH-1234');
    expect(/überweis|DE02/i.test(text)).toBe(isTransfer(method));
    expect(dueTexts[method]('', 'RH-1234')).not.toMatch(/Konto ,|überweis/);
    expect(paidAlready(method).includes('überwiesen')).toBe(isTransfer(method));
  });
});
