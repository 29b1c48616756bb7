import { createHash, randomUUID } from 'node:crypto';
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { transferMethods } from '~/domain/payments/methods';
import { bankTransfers } from '~/domain/payments/tables';
import { type TransferProblem, type TransferState, transferReference } from '~/domain/payments/transfer';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import type { Cents } from '~/values/money';
import type { Change } from './change';
import { openFulfilments } from './fulfilment';
import { type ExpectingOrder, matchTransfer, numbersIn, type Transfer } from './match-transfer';
import { canonicalOrderNumber } from './order-number';
import { recordPayment } from './record-payment.server';
import { orders } from './tables';

export type BankTransfer = typeof bankTransfers.$inferSelect;

export interface ReadCredit extends Transfer {
  /** ISO day. */
  bookedOn: string;
  payer: string;
  payerIban: string;
  /** The bank's own; empty if it tells none. */
  reference: string;
}

export interface Booked {
  number: string;
  amountCents: Cents;
  /** Still to be paid. */
  openCents: Cents;
}

export type ReadResult =
  | { kind: 'known'; credit: ReadCredit }
  | { kind: 'assigned'; credit: ReadCredit; booked: Booked[] }
  | { kind: 'open'; credit: ReadCredit; id: string; problem: TransferProblem };

/** The same credit has the same digests in a file that is read again; equal credits of one file are counted. */
function digestsOf(credits: readonly ReadCredit[]): string[] {
  const counts = new Map<string, number>();
  return credits.map(({ iban, bookedOn, amountCents, currency, payer, payerIban, text, reference }) => {
    const told = reference ? [reference] : [payer, payerIban, text];
    const content = JSON.stringify([iban, bookedOn, amountCents, currency, ...told]);
    const count = (counts.get(content) ?? 0) + 1;
    counts.set(content, count);
    return createHash('sha256').update(`${count} ${content}`).digest('hex');
  });
}

/** In a fixed order, so that two statements never lock each other out. */
async function lockOrders(tx: Context, which: SQL | undefined): Promise<ExpectingOrder[]> {
  const found = await tx.db.select().from(orders).where(which).orderBy(asc(orders.id)).for('update');
  return found.map(({ confirmed, ...order }) => ({ ...order, iban: confirmed.seller.bank?.iban }));
}

/** @returns what is open afterwards */
async function book(
  tx: Context,
  order: Pick<ExpectingOrder, 'id' | 'number'>,
  transfer: { reference: string; amountCents: Cents },
  change: Change,
): Promise<Booked> {
  const { number } = order;
  const result = await recordPayment(tx, number, { ...transfer, ...change });
  if (!result.ok) throw new Error(`${number} takes no payment: ${result.code}`);
  const [after] = await tx.db
    .select({ openCents: orders.openCents })
    .from(orders)
    .where(eq(orders.id, order.id));
  return { number, amountCents: transfer.amountCents, openCents: after?.openCents ?? 0 };
}

function readCredit(
  context: Context,
  credit: ReadCredit,
  digest: string,
  change: Change,
): Promise<ReadResult> {
  return inTransaction(context, async (tx): Promise<ReadResult> => {
    const [known] = await tx.db
      .select({ id: bankTransfers.id })
      .from(bankTransfers)
      .where(eq(bankTransfers.digest, digest));
    if (known) return { kind: 'known', credit };
    const numbers = numbersIn(credit.text);
    const named = numbers.length > 0 ? await lockOrders(tx, inArray(orders.number, numbers)) : [];
    const match = matchTransfer(credit, named);
    const { reference: _ofBank, ...told } = credit;
    const row = { ...told, id: randomUUID(), digest, readAt: tx.now() };
    await tx.db.insert(bankTransfers).values({
      ...row,
      actorType: change.actor.type,
      actorId: change.actor.id,
      ...(match.ok
        ? { state: 'assigned', subjects: match.shares.map(({ orderId }) => `order:${orderId}`) }
        : { state: 'open', problem: match.problem, subjects: [] }),
    });
    if (!match.ok) return { kind: 'open', credit, id: row.id, problem: match.problem };
    const booked: Booked[] = [];
    for (const { orderId, amountCents } of match.shares) {
      const order = named.find(({ id }) => id === orderId);
      if (order)
        booked.push(await book(tx, order, { reference: transferReference(row), amountCents }, change));
    }
    return { kind: 'assigned', credit, booked };
  });
}

/** One credit a transaction: a statement that is read again goes on where it stopped. @param change with the account, if the file does not tell it */
export async function readTransfers(
  context: Context,
  credits: readonly ReadCredit[],
  { account = '', ...change }: Change & { account?: string },
): Promise<ReadResult[]> {
  const digests = digestsOf(credits);
  const results: ReadResult[] = [];
  for (const [index, credit] of credits.entries()) {
    const known = { ...credit, iban: credit.iban || account };
    results.push(await readCredit(context, known, digests[index] ?? '', change));
  }
  return results;
}

async function lockOpenTransfer(tx: Context, id: string): Promise<BankTransfer | undefined> {
  const isOpen = and(eq(bankTransfers.id, id), eq(bankTransfers.state, 'open'));
  const [transfer] = await tx.db.select().from(bankTransfers).where(isOpen).for('update');
  return transfer;
}

function settled(state: TransferState, { actor, reason }: Change) {
  return { state, problem: null, actorType: actor.type, actorId: actor.id, reason: reason ?? null };
}

export type AssignTransferResult =
  | { ok: true; booked: Booked }
  | { ok: false; code: 'unknown-order' | 'foreign-currency' }
  /** Or dealt with. */
  | { ok: false; code: 'unknown-transfer' };

/** Staff know better than the text: also an order that is paid or cancelled, from which the money then goes back. */
export function assignTransfer(
  context: Context,
  id: string,
  typed: string,
  change: Change,
): Promise<AssignTransferResult> {
  return inTransaction(context, async (tx): Promise<AssignTransferResult> => {
    const [order] = await lockOrders(tx, eq(orders.number, canonicalOrderNumber(typed)));
    if (!order) return { ok: false, code: 'unknown-order' };
    const transfer = await lockOpenTransfer(tx, id);
    if (!transfer) return { ok: false, code: 'unknown-transfer' };
    if (transfer.currency !== 'EUR') return { ok: false, code: 'foreign-currency' };
    const reference = transferReference(transfer);
    const booked = await book(tx, order, { reference, amountCents: transfer.amountCents }, change);
    await tx.db
      .update(bankTransfers)
      .set({ ...settled('assigned', change), subjects: [`order:${order.id}`] })
      .where(eq(bankTransfers.id, id));
    return { ok: true, booked };
  });
}

/** It has nothing to do with an order. False if it is unknown or dealt with. */
export function ignoreTransfer(context: Context, id: string, change: Change): Promise<boolean> {
  return inTransaction(context, async (tx) => {
    if (!(await lockOpenTransfer(tx, id))) return false;
    await tx.db.update(bankTransfers).set(settled('ignored', change)).where(eq(bankTransfers.id, id));
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

/** Orders that wait for just the amount of a transfer, to its account; those of a payer with the same name first. @returns numbers by id of the transfer */
export async function proposedOrders(
  { db }: Context,
  transfers: readonly Pick<BankTransfer, 'id' | 'amountCents' | 'payer' | 'iban'>[],
): Promise<Map<string, string[]>> {
  const amounts = [...new Set(transfers.map(({ amountCents }) => amountCents))];
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
  const proposed = transfers.map(({ id, amountCents, payer, iban }): [string, string[]] => {
    const expecting = waiting.filter(
      (order) => order.openCents === amountCents && (iban === '' || order.iban === iban),
    );
    const isPayer = (order: (typeof waiting)[number]) =>
      payer.toLowerCase().includes(order.contact.lastName.toLowerCase());
    const inOrder = [...expecting.filter(isPayer), ...expecting.filter((order) => !isPayer(order))];
    return [id, inOrder.slice(0, MAX_PROPOSALS).map((order) => order.number)];
  });
  return new Map(proposed);
}
