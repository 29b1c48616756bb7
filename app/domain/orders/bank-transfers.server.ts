import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { transferMethods } from '~/domain/payments/methods';
import { bankTransfers } from '~/domain/payments/tables';
import { MAX_TRANSFER_CENTS, type TransferState } from '~/domain/payments/transfer';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import type { Cents } from '~/values/money';
import { type BankTransfer, type Booked, bookTransfer, lockOrders } from './book-transfer.server';
import type { Change } from './change';
import { openFulfilments } from './fulfilment';
import { canonicalOrderNumber } from './order-number';
import { orders } from './tables';
import { wordsOf } from './transfer-identity';

async function lockTransfer(
  tx: Context,
  id: string,
  state: TransferState,
): Promise<BankTransfer | undefined> {
  const isMeant = and(eq(bankTransfers.id, id), eq(bankTransfers.state, state));
  const [transfer] = await tx.db.select().from(bankTransfers).where(isMeant).for('update');
  return transfer;
}

function settled(state: TransferState, { actor, reason }: Change) {
  return { state, problem: null, actorType: actor.type, actorId: actor.id, reason: reason ?? null };
}

export type AssignTransferResult =
  | { ok: true; booked: Booked }
  | { ok: false; code: 'unknown-order' }
  /** The amount in euros must be named: it cannot be read, or is in another currency. */
  | { ok: false; code: 'amount-missing' }
  /** A return of more than the order was paid, or than was refunded. */
  | { ok: false; code: 'nothing-to-return' }
  /** Or dealt with. */
  | { ok: false; code: 'unknown-transfer' };

/** Staff know better than the text: also an order that is paid or cancelled, from which the money then goes back. @param amountCents euros, of a transfer that names none */
export function assignTransfer(
  context: Context,
  id: string,
  typed: string,
  { amountCents: namedCents, ...change }: Change & { amountCents?: Cents | undefined },
): Promise<AssignTransferResult> {
  return inTransaction(context, async (tx): Promise<AssignTransferResult> => {
    const [order] = await lockOrders(tx, eq(orders.number, canonicalOrderNumber(typed)));
    if (!order) return { ok: false, code: 'unknown-order' };
    const transfer = await lockTransfer(tx, id, 'open');
    if (!transfer) return { ok: false, code: 'unknown-transfer' };
    const isEuro = transfer.currency === 'EUR' && transfer.amountCents !== null;
    const amountCents = isEuro ? transfer.amountCents : namedCents;
    if (!amountCents || amountCents <= 0 || amountCents > MAX_TRANSFER_CENTS)
      return { ok: false, code: 'amount-missing' };
    const booked = await bookTransfer(tx, order, { ...transfer, amountCents }, change);
    if (!booked) return { ok: false, code: 'nothing-to-return' };
    await tx.db
      .update(bankTransfers)
      .set({
        ...settled('assigned', change),
        subjects: [`order:${order.id}`],
        ...(transfer.amountCents === null && { amountCents, currency: 'EUR' }),
      })
      .where(eq(bankTransfers.id, id));
    return { ok: true, booked };
  });
}

/** It has nothing to do with an order. False if it is unknown or dealt with. */
export function ignoreTransfer(context: Context, id: string, change: Change): Promise<boolean> {
  return inTransaction(context, async (tx) => {
    if (!(await lockTransfer(tx, id, 'open'))) return false;
    await tx.db.update(bankTransfers).set(settled('ignored', change)).where(eq(bankTransfers.id, id));
    return true;
  });
}

/** It may belong to an order after all. False if it is not set aside. */
export function reopenTransfer(context: Context, id: string, change: Change): Promise<boolean> {
  return inTransaction(context, async (tx) => {
    if (!(await lockTransfer(tx, id, 'ignored'))) return false;
    await tx.db.update(bankTransfers).set(settled('open', change)).where(eq(bankTransfers.id, id));
    return true;
  });
}

/** The newest first. */
export function listTransfers(
  { db }: Context,
  { state, limit }: { state: TransferState | undefined; limit: number },
): Promise<BankTransfer[]> {
  return db
    .select()
    .from(bankTransfers)
    .where(state && eq(bankTransfers.state, state))
    .orderBy(desc(bankTransfers.bookedOn), desc(bankTransfers.readAt))
    .limit(limit);
}

const MAX_PROPOSALS = 3;
const MAX_WAITING = 500;

export interface ProposedOrder {
  number: string;
  recipient: string;
  /** The transfer's payer has each word of the recipient's last name. */
  isPayer: boolean;
}

export const isPayer = (
  { payer }: Pick<BankTransfer, 'payer'>,
  { lastName }: { lastName: string },
): boolean =>
  wordsOf(lastName).length > 0 && wordsOf(lastName).every((word) => wordsOf(payer).includes(word));

/** Orders that wait for just the amount of a transfer in euros, to its account; those of a payer with the same name first. @returns by id of the transfer */
export async function proposedOrders(
  { db }: Context,
  transfers: readonly Pick<BankTransfer, 'id' | 'amountCents' | 'currency' | 'payer' | 'iban'>[],
): Promise<Map<string, ProposedOrder[]>> {
  const amounts = [...new Set(transfers.flatMap(({ amountCents }) => amountCents ?? []))];
  const { number, contact, openCents } = orders;
  const waiting = await db
    .select({
      number,
      contact,
      openCents,
      iban: sql<string | null>`${orders.confirmed}->'seller'->'bank'->>'iban'`,
    })
    .from(orders)
    .where(
      and(
        inArray(orders.payment, transferMethods),
        inArray(openCents, amounts),
        inArray(orders.paymentState, ['open', 'partly-paid']),
        inArray(orders.fulfilment, openFulfilments),
      ),
    )
    .orderBy(desc(orders.placedAt))
    .limit(MAX_WAITING);
  const proposed = transfers.map((transfer): [string, ProposedOrder[]] => {
    const { id, amountCents, currency, iban } = transfer;
    const expecting = waiting
      .filter(
        (order) =>
          currency === 'EUR' && order.openCents === amountCents && (iban === '' || order.iban === iban),
      )
      .map((order) => ({
        number: order.number,
        recipient: `${order.contact.firstName} ${order.contact.lastName}`.trim(),
        isPayer: isPayer(transfer, order.contact),
      }));
    const inOrder = [
      ...expecting.filter((order) => order.isPayer),
      ...expecting.filter((order) => !order.isPayer),
    ];
    return [id, inOrder.slice(0, MAX_PROPOSALS)];
  });
  return new Map(proposed);
}
