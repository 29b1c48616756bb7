import { createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import { stringify as stringifySync } from 'csv-stringify/sync';
import { and, asc, eq, gte, inArray, lt } from 'drizzle-orm';
import { documentNames } from '~/domain/documents/document';
import { type ListedDocument, listDocuments } from '~/domain/documents/list-documents.server';
import { orderOfSubject, paymentSubject } from '~/domain/orders/order-history.server';
import { referenceText } from '~/domain/orders/reference-text';
import { orders } from '~/domain/orders/tables';
import { balanceOf, type PaymentEventKind } from '~/domain/payments/ledger';
import { paymentEvents } from '~/domain/payments/tables';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import { chunks } from '~/values/chunks';
import { germanDate } from '~/values/german-date';
import type { Period } from '~/values/german-month';
import type { Cents } from '~/values/money';

/** As in DATEV's batch of postings; further columns tell what a posting is made of. */
const columns = [
  'Umsatz',
  'Soll/Haben-Kennzeichen',
  'WKZ',
  'Belegdatum',
  'Belegfeld 1',
  'Belegfeld 2',
  'Buchungstext',
  'Art',
  'Unternehmen',
  'Steuersatz',
  'Netto',
  'Steuer',
  'Leistungsdatum',
  'Zahlungsart',
] as const;
type Row = Partial<Record<(typeof columns)[number], string>>;

type Order = typeof orders.$inferSelect;
type Entry = typeof paymentEvents.$inferSelect;

/** 1234 → '12,34' */
function decimal(cents: Cents): string {
  const amount = Math.abs(cents);
  return `${cents < 0 ? '-' : ''}${Math.trunc(amount / 100)},${String(amount % 100).padStart(2, '0')}`;
}

/** '2026-11-24' → '24.11.2026' */
const day = (isoDay: string) => isoDay.split('-').reverse().join('.');

/** Amounts have no sign in a batch: the letter tells the side of the customer's account. */
const posted = (cents: Cents, side: 'S' | 'H'): Row => {
  const other = side === 'S' ? 'H' : 'S';
  return { Umsatz: decimal(Math.abs(cents)), 'Soll/Haben-Kennzeichen': cents < 0 ? other : side, WKZ: 'EUR' };
};

function documentRows({ kind, companyCode, data }: ListedDocument): Row[] {
  const name = documentNames[kind];
  const side = kind === 'invoice' ? 'S' : 'H';
  const common: Row = {
    Belegdatum: day(data.issuedOn),
    'Belegfeld 1': data.number,
    'Belegfeld 2': data.order.number,
    Art: name,
    Unternehmen: companyCode,
    Leistungsdatum: day(data.suppliedOn),
    Zahlungsart: data.method ?? '',
  };
  const { roundingCents } = data.figures;
  return [
    ...data.figures.rates.map(({ rate, netCents, vatCents }) => ({
      ...common,
      ...posted(netCents + vatCents, side),
      Buchungstext: `${name} ${data.number}`,
      Steuersatz: String(rate),
      Netto: decimal(netCents),
      Steuer: decimal(vatCents),
    })),
    ...(roundingCents === 0
      ? []
      : [{ ...common, ...posted(roundingCents, side), Buchungstext: `Rundung ${data.number}` }]),
  ];
}

/** `pending` and `failed` move no money. */
const moneyKinds = {
  received: ['Zahlung', 'H'],
  voided: ['Storno Zahlung', 'S'],
  refunded: ['Erstattung', 'S'],
  'charged-back': ['Rückbuchung', 'S'],
} as const satisfies Partial<Record<PaymentEventKind, readonly [string, 'S' | 'H']>>;

function moneyRows({ kind, amountCents, reference, at }: Entry, order: Order): Row[] {
  if (kind === 'pending' || kind === 'failed') return [];
  const [name, side] = moneyKinds[kind];
  return [
    {
      ...posted(amountCents, side),
      Belegdatum: day(germanDate(at)),
      'Belegfeld 1': referenceText({ kind, reference }) ?? '',
      'Belegfeld 2': order.number,
      Buchungstext: `${name} ${order.number}`,
      Art: name,
      Unternehmen: order.confirmed.seller.code,
      Zahlungsart: order.payment ?? '',
    },
  ];
}

function groupBy<One>(all: readonly One[], keyOf: (one: One) => string): Map<string, One[]> {
  const groups = new Map<string, One[]>();
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
}

/** Rows for the difference between documents and money of an order at the end of the period. */
function differenceRows(
  order: Order,
  documents: readonly ListedDocument[],
  ledger: readonly Entry[],
  { until }: Period,
): Row[] {
  if (documents.length === 0) return [];
  const billed = documents.reduce(
    (sum, { kind, data }) => sum + (kind === 'invoice' ? 1 : -1) * data.figures.totalCents,
    0,
  );
  const difference = billed - balanceOf(ledger);
  if (difference === 0) return [];
  return [
    {
      // Without a side: nobody posts it.
      Umsatz: decimal(Math.abs(difference)),
      WKZ: 'EUR',
      Belegdatum: day(germanDate(new Date(until.getTime() - 1))),
      'Belegfeld 2': order.number,
      Buchungstext: difference > 0 ? `Offen ${order.number}` : `Überzahlt ${order.number}`,
      Art: 'Differenz',
      Unternehmen: order.confirmed.seller.code,
    },
  ];
}

async function allDifferences(tx: Context, known: readonly Order[], period: Period): Promise<Row[]> {
  const rows: Row[] = [];
  for (const some of chunks(known)) {
    const between = { from: new Date(0), until: period.until };
    const documents = await listDocuments(tx, { orderIds: some.map(({ id }) => id), between });
    const subjects = some.map(paymentSubject);
    const ledger = await tx.db
      .select()
      .from(paymentEvents)
      .where(and(inArray(paymentEvents.subject, subjects), lt(paymentEvents.at, period.until)));
    const documentsOf = groupBy(documents, ({ orderId }) => orderId);
    const entriesOf = groupBy(ledger, ({ subject }) => subject);
    for (const order of some) {
      const entries = entriesOf.get(paymentSubject(order)) ?? [];
      rows.push(...differenceRows(order, documentsOf.get(order.id) ?? [], entries, period));
    }
  }
  return rows;
}

/** Entries of a period, with their orders. @param locationId undefined: of all locations */
function entriesIn(tx: Context, { from, until }: Period, locationId: string | undefined) {
  const isHere = locationId === undefined ? undefined : eq(orders.locationId, locationId);
  return tx.db
    .select({ entry: paymentEvents, order: orders })
    .from(paymentEvents)
    .innerJoin(orders, orderOfSubject(paymentEvents.subject))
    .where(and(gte(paymentEvents.at, from), lt(paymentEvents.at, until), isHere))
    .orderBy(asc(paymentEvents.at), asc(paymentEvents.id));
}

async function rowsOf(tx: Context, period: Period, locationId: string | undefined): Promise<Row[]> {
  const documents = await listDocuments(tx, { between: period, locationId });
  const entries = await entriesIn(tx, period, locationId);
  const known = new Map(entries.map(({ order }) => [order.id, order]));
  const missing = documents.map(({ orderId }) => orderId).filter((id) => !known.has(id));
  for (const ids of chunks([...new Set(missing)]))
    for (const order of await tx.db.select().from(orders).where(inArray(orders.id, ids)))
      known.set(order.id, order);
  return [
    ...documents.flatMap(documentRows),
    ...entries.flatMap(({ entry, order }) => moneyRows(entry, order)),
    ...(await allDifferences(tx, [...known.values()], period)),
  ];
}

const format = {
  header: true,
  columns: [...columns],
  delimiter: ';',
  record_delimiter: 'windows',
  escape_formulas: true,
  bom: true,
} as const;

/** Documents, money that moved, and differences, of one moment. @returns the number of rows */
export async function exportDocuments(context: Context, file: string, period: Period): Promise<number> {
  const rows = await inTransaction(context, (tx) => rowsOf(tx, period, undefined));
  const unfinished = `${file}.part`;
  await pipeline(Readable.from(rows), stringify(format), createWriteStream(unfinished));
  await rename(unfinished, file);
  return rows.length;
}

export async function documentsText(context: Context, period: Period, locationId: string): Promise<string> {
  const rows = await inTransaction(context, (tx) => rowsOf(tx, period, locationId));
  return stringifySync(rows, format);
}
