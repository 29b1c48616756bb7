import { and, eq, inArray, lte } from 'drizzle-orm';
import { chargedBackIn, receivedIn, standingReceipt } from '~/domain/payments/ledger';
import { ledgerOf } from '~/domain/payments/record.server';
import { bankTransfers } from '~/domain/payments/tables';
import { type ReadEntry, type TransferProblem, transferReference } from '~/domain/payments/transfer';
import type { Context } from '~/platform/context';
import { isSameAccount } from '~/values/iban';
import { type BankTransfer, lockOrders } from './book-transfer.server';
import { type ExpectingOrder, numbersIn } from './match-transfer';
import { orderIdOf, paymentSubject } from './order-history.server';
import { orders } from './tables';

export type Match =
  | { ok: true; shares: { order: ExpectingOrder; amountCents: number }[] }
  | { ok: false; problem: TransferProblem };

const unclear: Match = { ok: false, problem: 'unknown-return' };

const orderIds = ({ subjects }: Pick<BankTransfer, 'subjects'>) =>
  subjects.flatMap((subject) => orderIdOf(subject) ?? []);

/** Transfers of this sum that pay orders, and that a return may take back. */
function paidTransfers({ db }: Context, { iban, amountCents, bookedOn }: ReadEntry): Promise<BankTransfer[]> {
  return db
    .select()
    .from(bankTransfers)
    .where(
      and(
        eq(bankTransfers.iban, iban),
        eq(bankTransfers.amountCents, amountCents),
        eq(bankTransfers.kind, 'payment'),
        eq(bankTransfers.state, 'assigned'),
        lte(bankTransfers.bookedOn, bookedOn),
      ),
    );
}

async function idsNamed({ db }: Context, { text }: ReadEntry): Promise<string[]> {
  const numbers = numbersIn(text);
  if (numbers.length === 0) return [];
  const found = await db.select({ id: orders.id }).from(orders).where(inArray(orders.number, numbers));
  return found.map(({ id }) => id);
}

/** With the references of the transfer that comes back. */
function isRepeated({ reference, endToEnd }: ReadEntry, row: BankTransfer): boolean {
  return (
    (endToEnd !== '' && row.endToEnd === endToEnd) || (reference !== '' && row.bankReference === reference)
  );
}

/** What the transfer paid of each order. Undefined unless all of it is still there to go back. */
async function sharesOf(
  tx: Context,
  transfer: BankTransfer,
  paid: readonly ExpectingOrder[],
): Promise<Extract<Match, { ok: true }>['shares'] | undefined> {
  const shares: Extract<Match, { ok: true }>['shares'] = [];
  for (const order of paid) {
    const ledger = await ledgerOf(tx, paymentSubject(order));
    const share = standingReceipt(ledger, transferReference(transfer))?.amountCents;
    if (share === undefined || receivedIn(ledger) - chargedBackIn(ledger) < share) return undefined;
    shares.push({ order, amountCents: share });
  }
  const sum = shares.reduce((total, { amountCents }) => total + amountCents, 0);
  return sum === transfer.amountCents ? shares : undefined;
}

/**
 * A return is of the order that it names, or whose transfer it repeats the reference of. One of a transfer that paid
 * several orders opens each of them again by its share.
 */
export async function matchReturn(tx: Context, entry: ReadEntry): Promise<Match> {
  if (entry.currency !== 'EUR') return { ok: false, problem: 'foreign-currency' };
  const named = await idsNamed(tx, entry);
  const paid = entry.kind === 'payment-returned' ? await paidTransfers(tx, entry) : [];
  const meant = paid.filter((row) =>
    named.length > 0 ? named.every((id) => orderIds(row).includes(id)) : isRepeated(entry, row),
  );
  const exact = meant.find((row) => named.length > 0 && orderIds(row).length === named.length);
  const whole = exact ?? meant.find((row) => orderIds(row).length > 1);
  const ids = new Set(whole ? orderIds(whole) : named.length > 0 ? named : meant.flatMap(orderIds));
  if (ids.size === 0 || (ids.size > 1 && !whole)) return unclear;
  const found = await lockOrders(tx, inArray(orders.id, [...ids]));
  const isOther = ({ iban }: ExpectingOrder) => entry.iban !== '' && !isSameAccount(iban ?? '', entry.iban);
  if (found.some(isOther)) return { ok: false, problem: 'other-account' };
  if (whole && ids.size > 1) {
    const shares = await sharesOf(tx, whole, found);
    return shares ? { ok: true, shares } : unclear;
  }
  const [order] = found;
  return order ? { ok: true, shares: [{ order, amountCents: entry.amountCents }] } : unclear;
}
