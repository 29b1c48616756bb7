import type { Cents } from '~/values/money';

export const transferStates = ['open', 'assigned', 'ignored'] as const;
export type TransferState = (typeof transferStates)[number];

/** `payment-returned`: money that came is taken back. `refund-returned`: money that was sent came back. */
export const transferKinds = ['payment', 'payment-returned', 'refund-returned'] as const;
export type TransferKind = (typeof transferKinds)[number];

/** A booked entry of a statement. Texts are trimmed; empty where the bank tells nothing. */
export interface ReadEntry {
  kind: TransferKind;
  /** Own account; empty if the statement does not tell it. */
  iban: string;
  /** ISO day. */
  bookedOn: string;
  /** Above 0, at most `MAX_TRANSFER_CENTS`. */
  amountCents: Cents;
  currency: string;
  payer: string;
  payerIban: string;
  /** Remittance information, with the payer's own reference. */
  text: string;
  endToEnd: string;
  /** The bank's own, unique within the account. */
  reference: string;
  /** Of a return: why, in German. */
  note: string;
}

/** A row that may be money, and cannot be read; staff settle it by hand. */
export interface UnreadRow {
  iban: string;
  /** Of the file, from 1. */
  line: number;
  /** The heading, or the element's name; empty for the row as a whole. */
  cell: string;
  value: string;
  /** German: what is wrong with it. */
  problem: string;
  /** The whole row. */
  text: string;
}

/** 20,000,000.00: more is a mistake in the file, or a slip of the keyboard. */
export const MAX_TRANSFER_CENTS = 2_000_000_000;

/** Why a transfer is not assigned by itself. */
export type TransferProblem =
  | 'no-number'
  | 'unknown-number'
  | 'foreign-currency'
  | 'other-account'
  | 'reservation'
  | 'order-closed'
  | 'already-paid'
  /** Several orders, whose open amounts are not the sum. */
  | 'several-orders'
  /** Another kind of statement told what may be the same money. */
  | 'likely-repeated'
  /** Staff have recorded what may be the same money. */
  | 'recorded-by-hand'
  /** A row that cannot be read. */
  | 'unreadable'
  /** It is not clear which payment or refund comes back. */
  | 'unknown-return';

const REFERENCE = /^transfer (\d{4}-\d\d-\d\d) /;

/** In the ledger. */
export const transferReference = (transfer: { bookedOn: string; id: string }) =>
  `transfer ${transfer.bookedOn} ${transfer.id.slice(0, 8)}`;

/** The ISO day of the transfer that a reference of the ledger names. Undefined: another one. */
export const dayOfTransfer = (reference: string): string | undefined => REFERENCE.exec(reference)?.[1];
