import type { PaymentState } from '~/domain/payments/ledger';
import { isTransfer, type PaymentMethod, paymentTerms } from '~/domain/payments/methods';
import { awaitsPayment } from './order';

/** `failed`: the latest try was declined, and nothing came. */
export const wordedStates = ['open', 'pending', 'paid', 'failed', 'charged-back'] as const;
export type WordedState = (typeof wordedStates)[number];

interface PaymentWords {
  /** Of the time line: what, and when it is not yet due on a day. */
  what: string;
  when: string;
  /** In mails and below "So geht es weiter". */
  step: string;
  /** Of the state, for staff. */
  desk: string;
}

const received = { when: 'eingegangen', step: 'Ihre Zahlung ist eingegangen.', desk: 'Bezahlt' };
const chargedBack = { when: 'zurückgebucht', desk: 'Zurückgebucht' };
const REST_DUE = 'Er ist sofort und ohne Abzug fällig. Bitte zahlen Sie ihn bei uns im Autohaus.';
const tryAgain =
  'Es wurde nichts abgebucht. Bitte versuchen Sie es noch einmal oder wählen Sie einen anderen Weg.';

const onlineWords = (method: PaymentMethod): Record<WordedState, PaymentWords> => {
  const { name } = paymentTerms[method];
  const what = `Zahlung mit ${name}`;
  return {
    open: {
      what,
      when: 'noch offen',
      step: `Sie zahlen mit ${name}. Die Zahlung steht noch aus.`,
      desk: 'Offen',
    },
    pending: {
      what,
      when: 'wird geprüft',
      step: `Ihre Zahlung mit ${name} wird noch geprüft. Wir sagen Ihnen Bescheid.`,
      desk: 'Wird geprüft',
    },
    paid: { what, ...received },
    failed: {
      what,
      when: 'abgelehnt',
      step: `Ihre Zahlung mit ${name} wurde abgelehnt. ${tryAgain}`,
      desk: 'Abgelehnt',
    },
    'charged-back': {
      ...chargedBack,
      what,
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
      desk: 'Offen',
    },
    pending: {
      what: 'Überweisung',
      when: 'angekündigt',
      step: 'Ihre Überweisung ist angekündigt, aber noch nicht auf unserem Konto. Wir sagen Ihnen Bescheid.',
      desk: 'Angekündigt',
    },
    paid: { what: 'Überweisung', ...received },
    failed: {
      what: 'Überweisung',
      when: 'nicht angekommen',
      step: 'Ihre Überweisung ist nicht bei uns angekommen. Bitte überweisen Sie den Betrag noch einmal oder rufen Sie uns an.',
      desk: 'Nicht angekommen',
    },
    'charged-back': {
      ...chargedBack,
      what: 'Überweisung',
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
      desk: 'Mandat fehlt noch',
    },
    pending: {
      what: 'Zahlung mit SEPA-Lastschrift',
      when: 'wird eingezogen',
      step: 'Wir ziehen den Betrag von Ihrem Konto ein. Sie müssen nichts weiter tun.',
      desk: 'Wird eingezogen',
    },
  },
  abholung: {
    open: {
      what: 'Zahlung bei der Abholung',
      when: 'noch offen',
      step: 'Sie zahlen bei der Abholung, bar oder mit Karte.',
      desk: 'Offen',
    },
    pending: {
      what: 'Zahlung bei der Abholung',
      when: 'angekündigt',
      step: 'Ihre Zahlung ist angekündigt. Wir sagen Ihnen Bescheid.',
      desk: 'Angekündigt',
    },
    paid: { what: 'Zahlung bei der Abholung', ...received },
    failed: {
      what: 'Zahlung bei der Abholung',
      when: 'abgelehnt',
      step: 'Ihre Karte wurde abgelehnt. Bitte zahlen Sie bei der Abholung bar oder mit einer anderen Karte.',
      desk: 'Abgelehnt',
    },
    'charged-back': {
      ...chargedBack,
      what: 'Zahlung bei der Abholung',
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
  'charged-back': 'charged-back',
};

interface Tried {
  payment: PaymentMethod | null;
  paymentState: PaymentState;
}

/** What came of the latest try to pay online, while nothing is in the ledger. `underway`: nobody knows yet whether the money comes. */
export type LatestTry = 'underway' | 'declined';

const wordedTries: Readonly<Record<LatestTry, WordedState>> = { underway: 'pending', declined: 'failed' };

/** Undefined: part of the sum came, or went back, which has words with the amount. */
export function wordsOf({ payment, paymentState }: Tried, latestTry?: LatestTry): PaymentWords | undefined {
  const state = latestTry && paymentState === 'open' ? wordedTries[latestTry] : worded[paymentState];
  return payment && state ? paymentWords[payment][state] : undefined;
}

/** Of the states themselves, of any way of payment. */
export const paymentStateNames: Readonly<Record<PaymentState, string>> = {
  open: 'Offen',
  pending: 'Angekündigt',
  'partly-paid': 'Teilweise bezahlt',
  paid: received.desk,
  'partly-refunded': 'Teilweise erstattet',
  refunded: 'Erstattet',
  'charged-back': chargedBack.desk,
};

/** For staff. */
export const deskPaymentText = (order: Tried, latestTry?: LatestTry): string =>
  wordsOf(order, latestTry)?.desk ?? paymentStateNames[order.paymentState];

/** @param account 'DE02 1203 …, Autohaus Muster GmbH' */
type DueText = (account: string, number: string) => string;

/** Of what is open on an invoice. Goods that are paid online leave once the money is there: a rest was added later. */
export const dueTexts: Readonly<Record<PaymentMethod, DueText>> = {
  vorkasse: (account, number) =>
    account
      ? `Bitte überweisen Sie ihn ohne Abzug auf das Konto ${account}, Verwendungszweck ${number}.`
      : 'Er ist sofort und ohne Abzug fällig.',
  paypal: () => REST_DUE,
  kreditkarte: () => REST_DUE,
  sepa: () => REST_DUE,
  abholung: () => 'Er ist sofort und ohne Abzug fällig. Bitte zahlen Sie ihn bei uns, bar oder mit Karte.',
};

/** Above the button, and on it. */
export function payNoticeOf(
  order: Tried,
  latestTry: LatestTry | undefined,
): { words: string; button: string } {
  const words = wordsOf(order, latestTry);
  return latestTry === 'declined' && words
    ? { words: words.step, button: 'Noch einmal oder anders bezahlen' }
    : { words: 'Diese Bestellung ist noch nicht bezahlt.', button: 'Jetzt bezahlen' };
}

/** Of one who may have paid already: 'Haben Sie schon überwiesen, …' */
export const paidAlready = (payment: PaymentMethod | null): string =>
  `Haben Sie schon ${isTransfer(payment) ? 'überwiesen' : 'bezahlt'}`;

/** 'bis … bei Ihnen, wenn Sie am … überweisen': what the shopper has to do in time. Undefined: nothing. */
export function verbToPay(
  order: Parameters<typeof awaitsPayment>[0],
  latestTry?: LatestTry,
): 'überweisen' | 'bezahlen' | undefined {
  if (!awaitsPayment(order)) return undefined;
  if (isTransfer(order.payment)) return 'überweisen';
  return order.paymentState === 'pending' || latestTry === 'underway' ? undefined : 'bezahlen';
}
