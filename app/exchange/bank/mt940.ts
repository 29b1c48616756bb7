import type { ReadEntry, TransferKind } from '~/domain/payments/transfer';
import { germanIban } from '~/values/iban';
import { type Details, layoutIn, readDetails } from './mt940-details';
import { type Field, type Message, mt940Messages } from './mt940-messages';
import {
  accountOf,
  checkedCents,
  EntryError,
  GERMAN_RETURNS,
  isoDayOf,
  isReturn,
  isTold,
  parseAmount,
  plainText,
  reasonInText,
  type Statement,
  StatementError,
} from './statement';

/** 'DE72…', 'DE72…EUR', '50050000/1234567', 'BIC/DE72…' */
function ownAccount(text: string): string {
  const bare = text.replace(/\s/g, '').replace(/(?<=\d)[A-Z]{3}$/, '');
  const [first = '', second = ''] = bare.split('/');
  const [iban] = [bare, second, first].map(accountOf).filter((account) => /^[A-Z]/.test(account));
  return iban ?? germanIban(first, second) ?? (accountOf(second) || accountOf(first));
}

function currencyIn({ fields }: Message): string {
  const ofBalance = fields.map(({ tag, lines: [text = ''] }) => {
    if (/^6[0245][FM]?$/.test(tag)) return /^[CD]?\d{6}([A-Z]{3})/.exec(text)?.[1];
    return tag === '34F' ? /^([A-Z]{3})/.exec(text)?.[1] : undefined;
  });
  return ofBalance.find(Boolean) ?? '';
}

const DAY_MS = 86_400_000;

/** The entry date has no year: it is the day next to the value date, also across a new year. Without one the value date is told. */
function bookingDay(valueDate: string, entryDate: string): string | undefined {
  const year = Number(valueDate.slice(0, 2));
  if (entryDate === '') return isoDayOf(`20${valueDate}`);
  // Interest counts thirty days a month: 30 February is a value date.
  const value = isoDayOf(`20${valueDate}`) ?? isoDayOf(`20${valueDate.slice(0, 4)}28`);
  if (!value) return undefined;
  const distance = (day: string) => Math.abs(Date.parse(day) - Date.parse(value)) / DAY_MS;
  const days = [year - 1, year, year + 1].flatMap(
    (one) => isoDayOf(`20${String(one).padStart(2, '0')}${entryDate}`) ?? [],
  );
  return days.sort((one, other) => distance(one) - distance(other))[0];
}

interface Line {
  bookedOn: string;
  /** RC and RD take a credit and a debit back; EC and ED are expected. */
  mark: 'C' | 'D' | 'RC' | 'RD' | 'EC' | 'ED';
  cents: number;
  currency: string;
  /** 'NTRF' */
  type: string;
  /** The payer's. */
  customer: string;
  reference: string;
}

/** SWIFT writes a comma also without cents: '12,', ',50'. */
const centsIn = (text: string) =>
  /^[\d.,]+$/.test(text)
    ? parseAmount(text.replace(/^(\d+)[.,]$/, '$1').replace(/^,(?=\d)/, '0,'))?.cents
    : undefined;

function currencyOf(letter: string, stated: string): string {
  const currency = stated || (letter === '' || letter === 'R' ? 'EUR' : '');
  if (currency === '' || (currency === 'EUR' && letter !== '' && letter !== 'R'))
    throw new EntryError(':61:', letter, `ist nicht der dritte Buchstabe der Währung ${currency || 'EUR'}`);
  return currency;
}

/** Field 61: 6!n[4!n]2a[1!a]15d1!a3!c16x[//16x]. @throws {EntryError} */
function lineOf(head: string, stated: string): Line {
  const found = /^\s*(\d{6})(\d{4})?\s*(R[CD]|E[CD]|[CD])([A-Z](?![A-Z]))?\s*(.*)$/s.exec(head);
  if (!found) throw new EntryError(':61:', head.slice(0, 40), 'ist keine Zeile eines Umsatzes');
  const [, valueDate = '', entryDate = '', mark, letter = '', rest = ''] = found;
  const type = /[NFS][A-Z\d]{3}/.exec(rest);
  const amount = rest.slice(0, type?.index ?? /[^\d.,]|$/.exec(rest)?.index).trim();
  const [first = ''] = rest.slice((type?.index ?? amount.length) + (type ? 4 : 0)).split('\n');
  const [customer = '', ...reference] = first.split('//');
  const bookedOn = bookingDay(valueDate, entryDate);
  if (!bookedOn) throw new EntryError(':61:', valueDate + entryDate, 'ist kein Tag zwischen 2000 und 2099');
  return {
    bookedOn,
    mark: mark as Line['mark'],
    cents: checkedCents(centsIn(amount), ':61:', amount),
    currency: currencyOf(letter, stated),
    type: type?.[0] ?? '',
    customer: customer.trim(),
    reference: reference.join('//').trim(),
  };
}

function returnedWhy({ mark, type }: Line, details: Details): string | undefined {
  const reason = reasonInText(details.text);
  const isReturned =
    mark.startsWith('R') ||
    reason !== undefined ||
    type === 'NRTI' ||
    GERMAN_RETURNS.has(details.code) ||
    isReturn(details.type);
  return isReturned ? reason || details.type || 'Storno der Bank' : undefined;
}

/** Undefined for a debit, and for what is expected. @throws {EntryError} */
function entryOf(line: Line, details: Details, iban: string): ReadEntry | undefined {
  const { mark, customer } = line;
  const why = returnedWhy(line, details);
  const isDebit = mark === 'D' || mark === 'RC';
  if (mark.startsWith('E') || (isDebit && why === undefined)) return undefined;
  const kind: TransferKind = why === undefined ? 'payment' : isDebit ? 'payment-returned' : 'refund-returned';
  const endToEnd = isTold(details.endToEnd) ? details.endToEnd : '';
  const own = endToEnd === '' && isTold(customer) && !details.text.includes(customer) ? customer : '';
  return {
    kind,
    iban,
    bookedOn: line.bookedOn,
    amountCents: line.cents,
    currency: line.currency,
    payer: plainText(details.payer),
    payerIban: details.payerIban,
    text: plainText([details.text, endToEnd, own].filter(Boolean).join(' ')),
    endToEnd: plainText(endToEnd),
    reference: plainText(isTold(line.reference) ? line.reference : ''),
    note: plainText(why ?? ''),
  };
}

interface Booking {
  head: Field;
  info: string[];
}

const signs: Readonly<Record<Line['mark'], number>> = { C: 1, RD: 1, D: -1, RC: -1, EC: 0, ED: 0 };

/** 'C261101EUR1.084,90' */
function balanceIn(text: string): number | undefined {
  const [, mark, amount = ''] = /^([CD])\d{6}[A-Z]{3}([\d.,]+)/.exec(text) ?? [];
  const cents = centsIn(amount);
  return mark && cents !== undefined ? (mark === 'C' ? cents : -cents) : undefined;
}

/** 'none': it tells no two balances, as programs do that write 0,00 for both, or a line of it cannot be read. */
function balanceOf({ fields }: Message, bookings: readonly Booking[], currency: string) {
  const told = (tag: RegExp) => fields.filter((field) => tag.test(field.tag));
  const [opening, closing] = [told(/^60[FM]$/), told(/^62[FM]$/)];
  if (closing.length > 1) return 'wrong';
  const [before, after] = [opening[0], closing[0]].map((field) => balanceIn(field?.lines[0] ?? ''));
  const areTold = before !== undefined && after !== undefined && (before !== 0 || after !== 0);
  if (!areTold) return 'none';
  try {
    const lines = bookings.map(({ head }) => lineOf(head.lines.slice(0, 3).join('\n'), currency));
    const sum = lines.reduce((cents, { mark, cents: own }) => cents + signs[mark] * own, before);
    return sum === after ? 'right' : 'wrong';
  } catch (error) {
    if (error instanceof EntryError) return 'none';
    throw error;
  }
}

const isDebit = ({ head }: Booking) => /^\s*\d{6}(?:\d{4})?\s*(?:D|RC)/.test(head.lines[0] ?? '');

/** The text of a payer may look like a booking. A credit alone changes the balance; with a debit beside it, it may not. */
function doubtOf(bookings: readonly Booking[], balance: ReturnType<typeof balanceOf>) {
  const doubtful = bookings.filter(({ head }) => head.isDoubtful);
  const isCredible = balance === 'right' && !doubtful.some(isDebit);
  return (booking: Booking): boolean =>
    !isDebit(booking) && (balance === 'wrong' || (booking.head.isDoubtful && !isCredible));
}

const DOUBT =
  'kann auch Text einer anderen Zahlung sein: Der Auszug geht damit nicht auf, oder die Zeile davor ist voll';

/** A field 86 belongs to the field 61 above it; another one is about the whole statement. */
function bookingsIn({ fields }: Message): Booking[] {
  const bookings: Booking[] = [];
  let isOpen = false;
  for (const field of fields) {
    if (field.tag === '61') bookings.push({ head: field, info: [] });
    if (field.tag === '86' && isOpen) for (const line of field.lines) bookings.at(-1)?.info.push(line);
    isOpen = field.tag === '61' || (isOpen && ['86', 'NS'].includes(field.tag));
  }
  return bookings;
}

const isStatement = ({ fields }: Message) => fields.some(({ tag }) => /^(?:6[0-2][FM]?|34F)$/.test(tag));

/**
 * SWIFT's MT940 with the parts of field 86 that German banks write (DFÜ agreement, annex 3), or without them; several messages, with or without
 * headers. Entries of an MT942 are not booked yet; what may be text of a payer is not read. @throws {StatementError}
 */
export function readMt940(text: string): Statement {
  const messages = mt940Messages(text).filter(isStatement);
  if (messages.length === 0) throw new StatementError('Die Datei ist kein Kontoauszug im Format MT940.');
  const all = messages.map((message) => ({ message, bookings: bookingsIn(message) }));
  const layout = layoutIn(all.flatMap(({ bookings }) => bookings.map(({ info }) => info)));
  const statement: Statement = { source: `mt940 ${layout}`, entries: [], unread: [], otherEntries: 0 };
  for (const { message, bookings } of all) {
    const iban = ownAccount(message.fields.find(({ tag }) => tag === '25')?.lines[0] ?? '');
    const currency = currencyIn(message);
    const isDoubted = doubtOf(bookings, balanceOf(message, bookings, currency));
    for (const booking of bookings) {
      const { head, info } = booking;
      try {
        if (!message.isInterim && isDoubted(booking))
          throw new EntryError(':61:', head.lines[0] ?? '', DOUBT);
        const line = message.isInterim ? undefined : lineOf(head.lines.slice(0, 3).join('\n'), currency);
        const entry = line && entryOf(line, readDetails(info), iban);
        if (entry) statement.entries.push(entry);
        else statement.otherEntries += 1;
      } catch (error) {
        if (!(error instanceof EntryError)) throw error;
        const { cell, value, message: problem } = error;
        const whole = plainText([...head.lines.slice(0, 10), ...info.slice(0, 100)].join('\n'));
        statement.unread.push({ iban, line: head.line, cell, value, problem, text: whole });
      }
    }
  }
  return statement;
}
