import { MAX_TRANSFER_CENTS, type ReadEntry, type UnreadRow } from '~/domain/payments/transfer';
import type { Cents } from '~/values/money';

export interface Statement {
  /** 'camt.053', or 'csv' with a mark of its headings, 'mt940' with a word for its layout: files of one kind repeat each other only as a whole. */
  source: string;
  entries: ReadEntry[];
  unread: UnreadRow[];
  /** Debits, and entries that are announced, cancelled or not booked yet. */
  otherEntries: number;
}

/** In German, for who chose the file. */
export class StatementError extends Error {}

/** A row that cannot be read; the file goes on. In German. */
export class EntryError extends Error {
  constructor(
    readonly cell: string,
    readonly value: string,
    message: string,
  ) {
    super(message);
  }
}

export interface Amount {
  cents: Cents;
  /** Empty if the text tells none. */
  currency: string;
}

/** Words of banks for a reference that nobody gave are none. */
export const isTold = (text: string): boolean =>
  text !== '' && !/^(?:NOTPROVIDED|NONREF|NOREF|N\/A|[A-Z]REF\+|-|0+)$/i.test(text);

const MINUS = /[-\u2010-\u2015\u2212\uFE63\uFF0D]/g;
const german = /^(?:\d+|[1-9]\d{0,2}(?:\.\d{3})+)(?:,\d{1,2})?$/;
const english = /^(?:\d+|[1-9]\d{0,2}(?:,\d{3})+)(?:\.\d{1,2})?$/;
const swiss = /^[1-9]\d{0,2}(?:['’]\d{3})+(?:[.,]\d{1,2})?$/;

/** '1.234' may be a thousand or one. */
const ambiguous = /^[1-9]\d{0,2}[.,]\d{3}$/;

/**
 * '1.084,90' → 108490, '-5.00' and '5,00-' and '5,00 S' → -500, with the currency that stands beside it.
 * Undefined for anything else, for more than two decimals, and for what may be a thousand or one.
 */
export function parseAmount(text: string): Amount | undefined {
  const spaced = text.normalize('NFKC').trim();
  const groups = spaced.replace(/(?<=[1-9]\d{0,2}(?: \d{3})*) (?=\d{3}(?:\D|$))/g, '');
  if (/\d\s+\d/.test(groups)) return undefined;
  const compact = groups.replace(/\s/g, '').replace(MINUS, '-');
  const currency = /^[-+]?([A-Z]{3})(?=[-+\d])|(?<=[-+\d])([A-Z]{3})[-+]?$/.exec(compact);
  const bare = compact
    .replace(currency?.[0].replace(/[-+]/g, '') || '€', '')
    .replace('€', '')
    .replace(/^'(?=[-+\d])/, '');
  const [, before = '', open = '', digits = '', after = ''] =
    /^([-+]?)(\(?)([\d.,'’]+)\)?([-+]|[SHCD]|CR|DR)?$/i.exec(bare) ?? [];
  const isClosed = (open === '(') === bare.includes(')');
  if (digits === '' || !isClosed || ambiguous.test(digits) || (before !== '' && after !== ''))
    return undefined;
  const isEnglish = english.test(digits);
  if (!isEnglish && !german.test(digits) && !swiss.test(digits)) return undefined;
  const decimals = /[.,](\d{1,2})$/.exec(digits);
  const whole = digits.slice(0, decimals ? -decimals[0].length : undefined).replace(/\D/g, '');
  const cents = Number(whole) * 100 + Number((decimals?.[1] ?? '').padEnd(2, '0'));
  const isNegative = before === '-' || open !== '' || /^(-|S|D|DR)$/i.test(after);
  return Number.isSafeInteger(cents)
    ? { cents: isNegative && cents > 0 ? -cents : cents, currency: currency?.[1] ?? currency?.[2] ?? '' }
    : undefined;
}

/** @throws {EntryError} for an amount that pays nothing, or that no transfer has */
export function checkedCents(cents: Cents | undefined, cell: string, value: string): Cents {
  if (cents === undefined || Number.isNaN(cents))
    throw new EntryError(cell, value, 'ist kein Betrag mit höchstens zwei Stellen hinter dem Komma');
  if (cents === 0) throw new EntryError(cell, value, 'ist kein Betrag über 0');
  if (Math.abs(cents) > MAX_TRANSFER_CENTS) throw new EntryError(cell, value, 'ist mehr als 20 Millionen');
  return cents;
}

const FIRST_YEAR = 2000;
const LAST_YEAR = 2099;

/** '24.11.26', '24.11.2026', '24/11/2026', '2026-11-24', '20261124', each also with a time → '2026-11-24'; undefined for a day that is none, or outside of 2000 to 2099 */
export function isoDayOf(text: string): string | undefined {
  const [typed = ''] = text.trim().split(/[\sT,]/);
  const [, day, month, short] = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d{2})$/.exec(typed) ?? [];
  const [, year, later, last] = /^(\d{4})[-./]?(\d{2})[-./]?(\d{2})(?:Z|\+\d{2}:?\d{2})?$/.exec(typed) ?? [];
  const iso =
    day && month && short
      ? `${short.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
      : year && later && last && `${year}-${later}-${last}`;
  if (!iso) return undefined;
  const date = new Date(`${iso}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || !date.toISOString().startsWith(iso)) return undefined;
  const isKnownYear = date.getUTCFullYear() >= FIRST_YEAR && date.getUTCFullYear() <= LAST_YEAR;
  return isKnownYear ? iso : undefined;
}

const MAX_TEXT = 2_000;

/** Without control characters, which no database stores; not longer than somebody reads. */
export const plainText = (text: string): string =>
  text
    .replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, '')
    .trim()
    .slice(0, MAX_TEXT);

const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;

/** An IBAN without blanks, or an account's digits; empty for anything else, and for an account of zeros, which banks write for "not known". */
export function accountOf(text: string): string {
  const compact = text.replace(/^='?"?|["'\s\u00a0]/g, '').toUpperCase();
  if (IBAN.test(compact)) return compact;
  return /^\d{4,12}$/.test(compact) && !/^0+$/.test(compact) ? compact : '';
}

/** Reasons of ISO 20022's list of external return reasons, as a bank would say them. */
const returnReasons: Readonly<Record<string, string>> = {
  AC01: 'Kontonummer falsch',
  AC03: 'Kontonummer falsch',
  AC04: 'Konto aufgelöst',
  AC06: 'Konto gesperrt',
  AC13: 'Konto eines Verbrauchers',
  AG01: 'für dieses Konto nicht zulässig',
  AG02: 'Geschäftsvorfall falsch',
  AM04: 'Konto nicht gedeckt',
  AM05: 'doppelt ausgeführt',
  BE04: 'Anschrift fehlt',
  BE05: 'Auftraggeber unbekannt',
  CNOR: 'Bank nicht erreichbar',
  CURR: 'Währung falsch',
  CUST: 'vom Auftraggeber zurückgerufen',
  DNOR: 'Bank nicht erreichbar',
  DUPL: 'doppelt ausgeführt',
  FOCR: 'auf Rückruf zurückgegeben',
  FRAD: 'Betrug',
  MD01: 'kein Mandat',
  MD06: 'vom Zahlungspflichtigen widersprochen',
  MD07: 'Kontoinhaber verstorben',
  MS02: 'vom Empfänger abgelehnt',
  MS03: 'von der Bank zurückgegeben',
  NARR: 'siehe Text',
  RC01: 'BIC falsch',
  RR01: 'Angaben zum Konto fehlen',
  RR02: 'Angaben zum Auftraggeber fehlen',
  RR03: 'Angaben zum Empfänger fehlen',
  RR04: 'aufsichtsrechtlich zurückgegeben',
  SL01: 'vom Kontoinhaber gesperrt',
  TECH: 'technischer Fehler',
  UPAY: 'nicht geschuldet',
};

/** 'AC04' → 'Konto aufgelöst (AC04)' */
export function returnReason(code: string): string {
  const known = returnReasons[code.toUpperCase()];
  return known ? `${known} (${code.toUpperCase()})` : code;
}

const withCode = /(?:r(?:ue|ü)ckgabegrund|return reason):?\s*([a-z]{2,4}\d{0,2})?/i;

/** Of a bank's words for a return in a remittance text; undefined: it names none. */
export function reasonInText(text: string): string | undefined {
  const found = withCode.exec(text);
  if (found) return returnReason((found[1] ?? '').toUpperCase());
  return /^retoure\b/i.test(text) ? '' : undefined;
}

/** Of a bank's word for a kind of booking. */
export const isReturn = (type: string): boolean =>
  /r(?:ü|ue|u)ck(?:gabe|buchung|(?:ü|ue)berw|ruf|last|zahlung)|retoure|chargeback|\breturn|reversal|storn/i.test(
    type,
  );

/** Business transaction codes of the German banks (DFÜ agreement, annex 3): returns of transfers and of direct debits. */
export const GERMAN_RETURNS: ReadonlySet<string> = new Set(['108', '109', '159', '181', '184']);
