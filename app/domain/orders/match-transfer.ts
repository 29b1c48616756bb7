import type { TransferProblem } from '~/domain/payments/transfer';
import type { Cents } from '~/values/money';
import { isOpen, type OrderFulfilment } from './fulfilment';
import type { OrderType } from './order';

export interface Transfer {
  /** Own account; empty if the statement does not tell it. */
  iban: string;
  amountCents: Cents;
  currency: string;
  text: string;
}

export interface ExpectingOrder {
  id: string;
  number: string;
  orderType: OrderType;
  fulfilment: OrderFulfilment;
  openCents: Cents;
  /** Of the seller. */
  iban: string | undefined;
}

export type TransferMatch =
  | { ok: true; shares: { orderId: string; amountCents: Cents }[] }
  | { ok: false; problem: TransferProblem };

/** Letters that numbers do not have. */
const confused: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

/** Numbers that a remittance text may mean: banks break lines and drop hyphens, payers confuse letters. */
export function numbersIn(text: string): string[] {
  const upper = text.toUpperCase();
  const compact = upper.replace(/[^0-9A-Z]/g, '');
  const prefixed = [...compact.matchAll(/RH(?=([0-9A-Z]{8}))/g)].map(([, found = '']) => found);
  const hyphened = [...upper.matchAll(/(?<![0-9A-Z])([0-9A-Z]{4})-([0-9A-Z]{4})(?![0-9A-Z])/g)];
  const found = [...prefixed, ...hyphened.map(([, first, second]) => `${first}${second}`)];
  const numbers = found.map((letters) => {
    const plain = letters.replace(/[OIL]/g, (letter) => confused[letter] ?? letter);
    return `RH-${plain.slice(0, 4)}-${plain.slice(4)}`;
  });
  return [...new Set(numbers)];
}

function problemOf({ iban, currency }: Transfer, order: ExpectingOrder): TransferProblem | undefined {
  if (currency !== 'EUR') return 'foreign-currency';
  if (iban !== '' && order.iban !== iban) return 'other-account';
  if (order.orderType === 'reservierung') return 'reservation';
  if (!isOpen(order)) return 'order-closed';
  return order.openCents === 0 ? 'already-paid' : undefined;
}

/** A transfer for one order is booked also if it is too much or too little; several orders must add up. @param named by the text */
export function matchTransfer(transfer: Transfer, named: readonly ExpectingOrder[]): TransferMatch {
  const [first] = named;
  if (!first) {
    const isNamed = numbersIn(transfer.text).length > 0;
    return { ok: false, problem: isNamed ? 'unknown-number' : 'no-number' };
  }
  const problem = named.map((order) => problemOf(transfer, order)).find(Boolean);
  if (problem) return { ok: false, problem };
  if (named.length === 1)
    return { ok: true, shares: [{ orderId: first.id, amountCents: transfer.amountCents }] };
  const shares = named.map(({ id, openCents }) => ({ orderId: id, amountCents: openCents }));
  const sum = shares.reduce((total, { amountCents }) => total + amountCents, 0);
  return sum === transfer.amountCents ? { ok: true, shares } : { ok: false, problem: 'several-orders' };
}
