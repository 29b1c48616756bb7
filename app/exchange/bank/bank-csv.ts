import { createHash } from 'node:crypto';
import type { ReadEntry, TransferKind } from '~/domain/payments/transfer';
import { linesOf, tolerantRows } from '../reading/tolerant-rows';
import { type BankColumns, type BankField, bankColumns } from './bank-columns';
import { accountAbove, findHeadings } from './find-headings';
import { labelledParts, namedParts } from './remittance-parts';
import {
  accountOf,
  checkedCents,
  EntryError,
  isoDayOf,
  isReturn,
  isTold,
  parseAmount,
  plainText,
  reasonInText,
  type Statement,
  StatementError,
} from './statement';

const isAnnounced = (text: string) =>
  /vorgemerkt|vorbemerkt|nicht gebucht|nicht ausgef|offen\b|ausstehend|angek|geplant|wartend|in bearbeitung|storn|abgelehnt|abgebrochen|zur(?:ü|ue)ckgezogen|fehlgeschlagen|abgelaufen|pending|authoris|authoriz|cancel|declin|revert|revers|fail|reject|processing|scheduled|planned|created|requested|on hold|denied|expired|refunded/i.test(
    text,
  );
const isBooked = (text: string) =>
  /^$|gebucht|verbucht|ausgef|abgeschlossen|erledigt|erfolgreich|book|complet|settled|executed|done|posted|success|processed|^ok$/i.test(
    text,
  );
const isBalance = (text: string) =>
  /^(?:\W*(?:(?:anfangs|end|tages|schluss|zwischen|neuer |alter )?saldo|(?:alter |neuer |letzter )?kontostand|summe|gesamt(?:summe)?|umsatzsumme|(?:opening|closing) balance|balance|total)\b)/i.test(
    text,
  );

class Row {
  constructor(
    private readonly columns: BankColumns,
    private readonly fields: readonly string[],
  ) {}

  cell(field: BankField): string {
    if (field === 'text') {
      const texts = this.columns.texts.map((index) => this.clean(index)).filter(isTold);
      return [...new Set(texts)].join(' ');
    }
    return this.clean(this.columns.at[field] ?? -1);
  }

  heading(field: BankField): string {
    const index = field === 'text' ? this.columns.texts[0] : this.columns.at[field];
    return this.columns.headings[index ?? -1] ?? '';
  }

  /** Formulas of spreadsheets hold the text as `="…"`. */
  private clean(index: number): string {
    return plainText(this.fields[index] ?? '').replace(/^="(.*)"$/s, '$1');
  }

  get filled(): string[] {
    return this.fields.map((field) => field.trim()).filter((field) => field !== '');
  }
}

function sumIn(row: Row, field: 'amount' | 'credit' | 'debit') {
  const text = row.cell(field);
  if (text === '' || /^[-–]$/.test(text)) return undefined;
  const amount = parseAmount(text);
  const cents = amount?.cents === 0 ? 0 : checkedCents(amount?.cents, row.heading(field), text);
  return { cents, currency: amount?.currency ?? '', text, heading: row.heading(field) };
}

/** Below 0 for a debit. @throws {EntryError} */
function signedSum(row: Row): { cents: number; currency: string } {
  const credit = sumIn(row, 'credit');
  const debit = sumIn(row, 'debit');
  if (credit?.cents && debit?.cents)
    throw new EntryError(credit.heading, credit.text, 'steht neben einem Betrag im Soll');
  if (credit?.cents) {
    if (credit.cents < 0) throw new EntryError(credit.heading, credit.text, 'ist im Haben kleiner als 0');
    return credit;
  }
  if (debit?.cents) return { ...debit, cents: -Math.abs(debit.cents) };
  const sum = sumIn(row, 'amount') ?? credit ?? debit;
  const heading = row.heading('amount') || row.heading('credit');
  if (!sum) throw new EntryError(heading, '', 'der Betrag fehlt');
  checkedCents(sum.cents, sum.heading, sum.text);
  const sign = row.cell('sign');
  if (sign === '') return sum;
  if (/^(?:s|soll|d|db|dbit|debit|out|belastung|ausgang|-|lastschrift)$/i.test(sign))
    return { ...sum, cents: -Math.abs(sum.cents) };
  if (!/^(?:h|haben|c|cr|crdt|credit|k|in|gutschrift|eingang|\+)$/i.test(sign))
    throw new EntryError(row.heading('sign'), sign, 'sagt nicht, ob es Soll oder Haben ist');
  if (sum.cents < 0) throw new EntryError(sum.heading, sum.text, 'ist im Haben kleiner als 0');
  return sum;
}

function currencyOf(row: Row, besideSum: string): string {
  const told = row.cell('currency').toUpperCase();
  if (told === '' || told === '€' || told === 'EURO') return besideSum || 'EUR';
  if (!/^[A-Z]{3}$/.test(told))
    throw new EntryError(row.heading('currency'), told, 'ist keine Währung wie EUR');
  return told;
}

/** Undefined for a debit, or what is not booked. @throws {EntryError} */
function entryOf(row: Row, account: string): ReadEntry | undefined {
  const type = row.cell('type');
  const status = row.cell('status');
  const day = row.cell('bookedOn');
  if ([status, row.cell('info'), type, day].some(isAnnounced) && !isReturn(type)) return undefined;
  if (isAnnounced(status) || isAnnounced(day)) return undefined;
  const { cents, currency: besideSum } = signedSum(row);
  const labelled = labelledParts(row.cell('text'));
  const parts = namedParts(labelled.text);
  const reason = reasonInText(labelled.text);
  const isReturned = reason !== undefined || isReturn(type);
  if (cents < 0 && !isReturned) return undefined;
  const bookedOn = isoDayOf(day);
  if (!bookedOn) throw new EntryError(row.heading('bookedOn'), day, 'ist kein Tag zwischen 2000 und 2099');
  if (!isBooked(status))
    throw new EntryError(row.heading('status'), status, 'sagt nicht, ob der Umsatz gebucht ist');
  const currency = currencyOf(row, besideSum);
  const endToEnd = [row.cell('endToEnd'), parts.endToEnd].find(isTold) ?? '';
  const kind: TransferKind = isReturned ? (cents < 0 ? 'payment-returned' : 'refund-returned') : 'payment';
  return {
    kind,
    iban: accountOf(row.cell('own')) || account,
    bookedOn,
    amountCents: Math.abs(cents),
    currency,
    payer: row.cell('payer') || labelled.payer,
    payerIban: accountOf(row.cell('payerIban')) || parts.payerIban,
    text: [parts.text, endToEnd].filter(Boolean).join(' '),
    endToEnd,
    reference: [row.cell('reference'), labelled.reference].find(isTold) ?? '',
    note: isReturned ? reason || type : '',
  };
}

/** Lines of a bank below and between its rows: balances, remarks. */
function isRemark(row: Row): boolean {
  const { filled } = row;
  const hasPayer = row.cell('payer') !== '' || accountOf(row.cell('payerIban')) !== '';
  if (!hasPayer && filled.some(isBalance)) return true;
  const hasDay = isoDayOf(row.cell('bookedOn')) !== undefined;
  const hasSum = (['amount', 'credit', 'debit'] as const).some((field) => /\d/.test(row.cell(field)));
  return !hasDay && !hasSum && filled.length <= 3;
}

/** No heading is a day or a sum. */
const mayBeHeadings = (fields: readonly string[]) => !fields.some((field) => /^[-+]?\d/.test(field));

/** Lists of bookings as banks offer them; lines above the headings are passed over. @throws {StatementError} for a file without these columns */
export function readBankCsv(text: string): Statement {
  const found = findHeadings(linesOf(text));
  if (!found)
    throw new StatementError('Die Datei hat keine Spalten Buchungstag, Betrag und Verwendungszweck.');
  const account = accountAbove(found.preamble);
  let { columns } = found;
  const mark = createHash('sha256').update(columns.headings.join('\n')).digest('hex').slice(0, 8);
  const statement: Statement = { source: `csv ${mark}`, entries: [], unread: [], otherEntries: 0 };
  const { length: expected } = columns.headings;
  for (const { line, fields } of tolerantRows(found.rows, found.delimiter, {
    start: found.start,
    expected,
  })) {
    const again = mayBeHeadings(fields) ? bankColumns(fields) : undefined;
    if (again) {
      columns = again;
      continue;
    }
    const row = new Row(columns, fields);
    if (row.filled.length === 0 || isRemark(row)) continue;
    try {
      const last = fields.findLastIndex((field) => field.trim() !== '');
      if (last >= columns.headings.length)
        throw new EntryError('', '', 'die Zeile hat mehr Zellen als die Überschrift');
      const needed = columns.headings.findLastIndex((heading) => heading !== '');
      if (fields.length <= needed)
        throw new EntryError('', '', 'die Zeile hat weniger Zellen als die Überschrift');
      const entry = entryOf(row, account);
      if (entry) statement.entries.push(entry);
      else statement.otherEntries += 1;
    } catch (error) {
      if (!(error instanceof EntryError)) throw error;
      const { cell, value, message } = error;
      const whole = plainText(fields.join(found.delimiter));
      const own = accountOf(row.cell('own')) || account;
      statement.unread.push({ iban: own, line, cell, value, problem: message, text: whole });
    }
  }
  return statement;
}
