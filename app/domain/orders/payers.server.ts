import { and, arrayContains, eq, inArray, ne } from 'drizzle-orm';
import { type LedgerEntry, standingReceipts } from '~/domain/payments/ledger';
import { bankTransfers } from '~/domain/payments/tables';
import { dayOfTransfer } from '~/domain/payments/transfer';
import type { Context } from '~/platform/context';
import { paymentSubject } from './order-history.server';

/** Who paid by transfer, and the account that the money can go back to. */
export interface Payer {
  name: string;
  iban: string;
}

/** Each account once, the latest transfer first. */
export async function payersOf(
  { db }: Pick<Context, 'db'>,
  order: { id: string },
  ledger: readonly LedgerEntry[],
): Promise<Payer[]> {
  const days = standingReceipts(ledger).flatMap(({ reference }) => dayOfTransfer(reference) ?? []);
  if (days.length === 0) return [];
  const found = await db
    .select({ name: bankTransfers.payer, iban: bankTransfers.payerIban })
    .from(bankTransfers)
    .where(
      and(
        inArray(bankTransfers.bookedOn, [...new Set(days)]),
        arrayContains(bankTransfers.subjects, [paymentSubject(order)]),
        eq(bankTransfers.kind, 'payment'),
        ne(bankTransfers.payerIban, ''),
      ),
    )
    .orderBy(bankTransfers.readAt);
  return [...new Map(found.map((payer) => [payer.iban, payer])).values()].reverse();
}
