import type { TransferProblem } from '~/domain/payments/transfer';
import { isSameAccount } from '~/values/iban';
import type { Cents } from '~/values/money';
import { isOpen, type OrderFulfilment } from './fulfilment';
import type { OrderType } from './order';
import { hasCheckLetter } from './order-number';

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

const plain = (letters: string) =>
  letters
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/[OIL]/g, (letter) => confused[letter] ?? letter);

const GAP = '[^0-9A-Z]{0,3}';
const inWords = `(?<![0-9A-Z])R${GAP}H${GAP}((?:[0-9A-Z]${GAP}){7}[0-9A-Z])(?![0-9A-Z])`;
/** As it is printed, also with what a bank writes before and behind it; or as words of these lengths. */
const printed = /RH[-–—]\s*([0-9A-Z]{4})\s*[-–—]\s*([0-9A-Z]{4})/g;
const spaced = /(?<![0-9A-Z])RH[^0-9A-Z]{0,3}([0-9A-Z]{4})[^0-9A-Z]{0,3}([0-9A-Z]{4})(?![0-9A-Z])/g;
const withoutPrefix = /(?<![0-9A-Z])([0-9A-Z]{4})[ -]?([0-9A-Z]{4})(?![0-9A-Z])/g;
/** What people write before the number of an order. */
const beforeNumber =
  /(?:BESTELL\w*|AUFTRAG\w*|ORDER\w*|RECHNUNG\w*|RE|RG|ZAHLUNG|ANZAHLUNG|VORKASSE|KAUF\w*|NUMMER|NR|NO|NUMBER|REFERENZ|REF|SVWZ|EREF)[^0-9A-Z]*(?:(?:NR|NUMMER|NO|NUMBER|VOM|ZU|ZUR|DER|FUER|FÜR)[^0-9A-Z]*)*$/;

/**
 * Numbers that a remittance text means: banks break lines and drop hyphens, payers confuse letters. Letters without a digit are a
 * number only in its printed shape, with its check letter, or behind a word for it, so that "Miete Gerhard Schneider" names none.
 */
export function numbersIn(text: string): string[] {
  const upper = text.toUpperCase();
  const isNamed = (index: number) => beforeNumber.test(upper.slice(Math.max(0, index - 40), index));
  const found = [...upper.matchAll(printed)]
    .map((match) => plain(`${match[1]}${match[2]}`))
    .filter((letters) => /\d/.test(letters) || hasCheckLetter(letters));
  for (const { index, 1: head = '', 2: tail = '' } of upper.matchAll(spaced))
    if (/\d/.test(head + tail) || isNamed(index)) found.push(plain(head + tail));
  // Each start is tried by itself: numbers may overlap what looks like one.
  const starts = [...upper.matchAll(/(?<![0-9A-Z])R/g)].map(({ index }) => index);
  const wide = new RegExp(inWords, 'y');
  for (const index of starts) {
    wide.lastIndex = index;
    const words = wide.exec(upper)?.[1] ?? '';
    const letters = plain(words);
    if (letters && ((/\d/.test(words) && hasCheckLetter(letters)) || isNamed(index))) found.push(letters);
  }
  const glued = [...upper.matchAll(/(?<=[A-Z])RH(?=([0-9A-Z]{8}))/g)]
    .map(([, letters = '']) => plain(letters))
    .filter((letters) => /\d/.test(letters) && hasCheckLetter(letters));
  const bare = [...upper.matchAll(withoutPrefix)].flatMap((match) => {
    const letters = plain(`${match[1]}${match[2]}`);
    const isSure = hasCheckLetter(letters) && /\d/.test(letters) && /[A-Z]/.test(letters);
    return isSure || isNamed(match.index) ? [letters] : [];
  });
  const numbers = [...found, ...glued, ...bare].map((all) => `RH-${all.slice(0, 4)}-${all.slice(4)}`);
  return [...new Set(numbers)];
}

function problemOf({ iban, currency }: Transfer, order: ExpectingOrder): TransferProblem | undefined {
  if (currency !== 'EUR') return 'foreign-currency';
  if (iban !== '' && !isSameAccount(order.iban ?? '', iban)) return 'other-account';
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
