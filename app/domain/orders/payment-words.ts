import type { PaymentState } from '~/domain/payments/ledger';
import { isTransfer, type PaymentMethod, paymentTerms } from '~/domain/payments/methods';
import { awaitsPayment } from './order';

export const wordedStates = ['open', 'pending', 'paid', 'failed'] as const;
export type WordedState = (typeof wordedStates)[number];

interface PaymentWords {
  /** Of the time line: what, and when it is not yet due on a day. */
  what: string;
  when: string;
  /** In mails and below "So geht es weiter". */
  step: string;
}

const onlineWords = (method: PaymentMethod): Record<WordedState, PaymentWords> => {
  const { name } = paymentTerms[method];
  const what = `Zahlung mit ${name}`;
  return {
    open: { what, when: 'noch offen', step: `Sie zahlen mit ${name}. Die Zahlung steht noch aus.` },
    pending: {
      what,
      when: 'wird geprüft',
      step: `${name} prüft Ihre Zahlung noch. Wir sagen Ihnen Bescheid.`,
    },
    paid: { what, when: 'eingegangen', step: 'Ihre Zahlung ist eingegangen.' },
    failed: {
      what,
      when: 'zurückgebucht',
      step: `Ihre Zahlung mit ${name} wurde zurückgebucht. Wir melden uns bei Ihnen.`,
    },
  };
};

/** Each way of payment in each state. */
export const paymentWords: Readonly<Record<PaymentMethod, Readonly<Record<WordedState, PaymentWords>>>> = {
  vorkasse: {
    open: {
      what: 'Überweisung',
      when: 'noch offen',
      step: 'Bitte überweisen Sie den Betrag, mit der Nummer Ihrer Bestellung als Verwendungszweck.',
    },
    pending: {
      what: 'Überweisung',
      when: 'angekündigt',
      step: 'Ihre Überweisung ist angekündigt, aber noch nicht auf unserem Konto. Wir sagen Ihnen Bescheid.',
    },
    paid: { what: 'Überweisung', when: 'eingegangen', step: 'Ihre Zahlung ist eingegangen.' },
    failed: {
      what: 'Überweisung',
      when: 'zurückgebucht',
      step: 'Ihre Überweisung wurde zurückgebucht. Wir melden uns bei Ihnen.',
    },
  },
  paypal: onlineWords('paypal'),
  kreditkarte: onlineWords('kreditkarte'),
  sepa: {
    ...onlineWords('sepa'),
    open: {
      what: 'Zahlung mit SEPA-Lastschrift',
      when: 'Mandat fehlt noch',
      step: 'Sie zahlen mit SEPA-Lastschrift. Das Mandat dafür steht noch aus.',
    },
    pending: {
      what: 'Zahlung mit SEPA-Lastschrift',
      when: 'wird eingezogen',
      step: 'Wir ziehen den Betrag von Ihrem Konto ein. Sie müssen nichts weiter tun.',
    },
  },
  abholung: {
    open: {
      what: 'Zahlung bei der Abholung',
      when: 'noch offen',
      step: 'Sie zahlen bei der Abholung, bar oder mit Karte.',
    },
    pending: {
      what: 'Zahlung bei der Abholung',
      when: 'angekündigt',
      step: 'Ihre Zahlung ist angekündigt. Wir sagen Ihnen Bescheid.',
    },
    paid: {
      what: 'Zahlung bei der Abholung',
      when: 'eingegangen',
      step: 'Ihre Zahlung ist eingegangen.',
    },
    failed: {
      what: 'Zahlung bei der Abholung',
      when: 'zurückgebucht',
      step: 'Ihre Zahlung wurde zurückgebucht. Wir melden uns bei Ihnen.',
    },
  },
};

const worded: Readonly<Record<PaymentState, WordedState | undefined>> = {
  open: 'open',
  pending: 'pending',
  'partly-paid': undefined,
  paid: 'paid',
  'partly-refunded': undefined,
  refunded: undefined,
  'charged-back': 'failed',
};

/** Undefined: part of the sum came, or went back, which has words with the amount. */
export function wordsOf(order: {
  payment: PaymentMethod | null;
  paymentState: PaymentState;
}): PaymentWords | undefined {
  const state = worded[order.paymentState];
  return order.payment && state ? paymentWords[order.payment][state] : undefined;
}

/** 'bis … bei Ihnen, wenn Sie am … überweisen': what the shopper has to do in time. Undefined: nothing. */
export function verbToPay(order: Parameters<typeof awaitsPayment>[0]): 'überweisen' | 'bezahlen' | undefined {
  if (!awaitsPayment(order)) return undefined;
  if (isTransfer(order.payment)) return 'überweisen';
  return order.paymentState === 'pending' ? undefined : 'bezahlen';
}
