import { createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import { and, asc, gte, inArray, lt } from 'drizzle-orm';
import { documentNames } from '~/domain/documents/document';
import { type ListedDocument, listDocuments } from '~/domain/documents/list-documents.server';
import { orderIdOf, paymentSubject } from '~/domain/orders/order-history.server';
import { orders } from '~/domain/orders/tables';
import { balanceOf, type PaymentEventKind } from '~/domain/payments/ledger';
import { paymentEvents } from '~/domain/payments/tables';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
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
      'Belegfeld 1': reference,
      'Belegfeld 2': order.number,
      Buchungstext: `${name} ${order.number}`,
      Art: name,
      Unternehmen: order.confirmed.seller.code,
      Zahlungsart: order.payment ?? '',
    },
  ];
}

/** What documents and money of an order differ by at the end of the period. */
async function differenceRows(tx: Context, order: Order, { until }: Period): Promise<Row[]> {
  const documents = await listDocuments(tx, { orderId: order.id, between: { from: new Date(0), until } });
  if (documents.length === 0) return [];
  const billed = documents.reduce(
    (sum, { kind, data }) => sum + (kind === 'invoice' ? 1 : -1) * data.figures.totalCents,
    0,
  );
  const ledger = await tx.db
    .select()
    .from(paymentEvents)
    .where(and(inArray(paymentEvents.subject, [paymentSubject(order)]), lt(paymentEvents.at, until)));
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

async function rowsOf(tx: Context, period: Period): Promise<Row[]> {
  const documents = await listDocuments(tx, { between: period });
  const entries = await tx.db
    .select()
    .from(paymentEvents)
    .where(and(gte(paymentEvents.at, period.from), lt(paymentEvents.at, period.until)))
    .orderBy(asc(paymentEvents.at), asc(paymentEvents.id));
  const ids = new Set([
    ...documents.map(({ orderId }) => orderId),
    ...entries.flatMap(({ subject }) => orderIdOf(subject) ?? []),
  ]);
  const known =
    ids.size === 0
      ? []
      : await tx.db
          .select()
          .from(orders)
          .where(inArray(orders.id, [...ids]));
  const byId = new Map(known.map((order) => [order.id, order]));
  const money = entries.flatMap((entry) => {
    const order = byId.get(orderIdOf(entry.subject) ?? '');
    return order ? moneyRows(entry, order) : [];
  });
  const differences: Row[] = [];
  for (const order of known) differences.push(...(await differenceRows(tx, order, period)));
  return [...documents.flatMap(documentRows), ...money, ...differences];
}

/** Documents, money that moved, and differences, of one moment. @returns the number of rows */
export async function exportDocuments(context: Context, file: string, period: Period): Promise<number> {
  const rows = await inTransaction(context, (tx) => rowsOf(tx, period));
  const csv = stringify({
    header: true,
    columns: [...columns],
    delimiter: ';',
    record_delimiter: 'windows',
    escape_formulas: true,
    bom: true,
  });
  const unfinished = `${file}.part`;
  await pipeline(Readable.from(rows), csv, createWriteStream(unfinished));
  await rename(unfinished, file);
  return rows.length;
}
