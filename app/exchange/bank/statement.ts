import type { Cents } from '~/values/money';

/** A booked credit of a statement. Texts are trimmed; empty where the bank tells nothing. */
export interface Credit {
  /** The account that the money came to; empty if the file does not tell it. */
  iban: string;
  /** ISO day. */
  bookedOn: string;
  amountCents: Cents;
  currency: string;
  payer: string;
  payerIban: string;
  /** Remittance information, with the payer's own reference. */
  text: string;
  /** The bank's own, unique within the account. */
  reference: string;
}

export interface Statement {
  credits: Credit[];
  /** Debits, reversals, and entries that are not booked yet. */
  otherEntries: number;
}

/** In German, for who chose the file. */
export class StatementError extends Error {}

/** '1.084,90' → 108490, '-5.00' → -500; undefined for anything else */
export function signedCents(text: string): Cents | undefined {
  const compact = text.replace(/[\s€]|EUR/g, '').replace(/^\+/, '');
  const isGerman = /^-?(\d{1,3}(\.\d{3})+|\d+)(,\d{1,2})?$/.test(compact);
  const isPlain = /^-?(\d{1,3}(,\d{3})+|\d+)(\.\d{1,5})?$/.test(compact);
  if (!isGerman && !isPlain) return undefined;
  const plain = isGerman ? compact.replaceAll('.', '').replace(',', '.') : compact.replaceAll(',', '');
  const cents = Math.round(Number(plain) * 100);
  return Number.isSafeInteger(cents) ? cents : undefined;
}

/** '24.11.26', '24.11.2026', '2026-11-24' → '2026-11-24' */
export function isoDayOf(text: string): string | undefined {
  const [, day, month, year = ''] = /^(\d{1,2})\.(\d{1,2})\.(\d{2}|\d{4})$/.exec(text.trim()) ?? [];
  const german =
    day && month && `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const iso = german ?? /^\d{4}-\d{2}-\d{2}/.exec(text.trim())?.[0];
  const isDay = iso && !Number.isNaN(Date.parse(iso)) && new Date(iso).toISOString().startsWith(iso);
  return isDay ? iso : undefined;
}
