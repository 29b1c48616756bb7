import { eq } from 'drizzle-orm';
import {
  hasFailed,
  isSettled,
  type OnlinePaymentState,
  settlementOf,
} from '~/domain/payments/online-payment';
import {
  claimReserved,
  lockPayment,
  type Payment,
  writeProblem,
  writeSettlement,
} from '~/domain/payments/payments.server';
import { hasProblem, problemText } from '~/domain/payments/problems';
import { isReserving, type Provider, type ProviderState } from '~/domain/payments/provider';
import { appendPayment } from '~/domain/payments/record.server';
import { requestRefunds } from '~/domain/payments/refunds.server';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import type { Actor } from '~/values/actor';
import type { Change } from './change';
import { orderIdOf } from './order-history.server';
import { enqueueRefund } from './settle-refund.server';
import { orders } from './tables';

async function hasOrder({ db }: Context, { subject }: Payment): Promise<boolean> {
  const id = orderIdOf(subject);
  return id !== undefined && (await db.$count(orders, eq(orders.id, id))) > 0;
}

/** What is reserved and was neither taken nor given back is given back; nothing is ever taken. */
async function releaseOrLook(context: Context, provider: Provider, payment: Payment): Promise<ProviderState> {
  const { reference } = payment;
  if (!reference) return { kind: 'unknown' };
  const known = { ...payment, reference };
  const told = await provider.look(known);
  if (told.kind !== 'approved' || !isReserving(provider)) return told;
  const isClaimed = await inTransaction(context, async (tx) => {
    const row = await lockPayment(tx, payment.id);
    if (!row || row.captureAskedAt) return false;
    await claimReserved(tx, row.id, 'release');
    return true;
  });
  if (isClaimed) await provider.release(known);
  return { kind: 'expired' };
}

const JOB: Actor = { type: 'job', id: 'settle-payments' };

/** `by-hand`: staff gave it back in another way. */
export type Returned = 'released' | 'under-way' | 'by-hand';

/** Who gives it back. */
export interface GivenBack extends Change {
  /** In the transaction in which it is done. @param amountCents what came, or was reserved */
  onReturned?: (
    tx: Context,
    payment: Payment,
    done: { kind: Returned; amountCents: number },
  ) => Promise<void>;
}

/** The provider is asked to give it back; the ledger has both, under the subject that the payment names. */
async function giveBack(
  tx: Context,
  payment: Payment,
  amountCents: number,
  { actor, reason, onReturned }: GivenBack,
): Promise<void> {
  const refunds = await requestRefunds(tx, payment.subject, {
    shares: [{ paymentId: payment.id, amountCents }],
    key: `without order ${payment.id}`,
    lines: [],
    reason: reason || 'Zahlung ohne Bestellung',
    actor,
  });
  for (const { id } of refunds) await enqueueRefund(tx, id);
  await onReturned?.(tx, payment, { kind: 'under-way', amountCents });
}

/**
 * A payment that names an order which is not there: what is reserved is released, what came goes back, and staff see it
 * until then. A shopper who is still at the provider is left alone. A repeated call changes nothing.
 * @param by who has asked for it
 */
export async function settleWithoutOrder(
  context: Context,
  provider: Provider,
  payment: Payment,
  by: GivenBack = { actor: JOB },
): Promise<OnlinePaymentState> {
  if (payment.state === 'redirected') return payment.state;
  const told = await releaseOrLook(context, provider, payment);
  return inTransaction(context, async (tx) => {
    const row = await lockPayment(tx, payment.id);
    if (!row || (await hasOrder(tx, row))) return payment.state;
    const shown = problemText('without-order', `${row.provider} ${row.reference ?? row.id}`);
    const settlement = settlementOf(row, told, false);
    if (!settlement) {
      if (!isSettled(row.state)) await writeSettlement(tx, row.id, { state: row.state, problem: shown });
      // It has just been released.
      if (hasFailed(row.state) && hasProblem(row.problem, 'without-order')) {
        await writeProblem(tx, row.id, null);
        await by.onReturned?.(tx, row, { kind: 'released', amountCents: row.amountCents });
      }
      return row.state;
    }
    const { state, entry } = settlement;
    const isOver = state === 'declined' || state === 'expired';
    // What is wrong with the money itself stands behind.
    const problem = [shown, settlement.problem].filter(Boolean).join('; ');
    await writeSettlement(tx, row.id, { ...settlement, ...(!isOver && { problem }) });
    if (isOver) await by.onReturned?.(tx, row, { kind: 'released', amountCents: row.amountCents });
    if (!entry) return state;
    const actor = { type: 'provider', id: row.provider } as const;
    await appendPayment(tx, row.subject, { ...entry, actor, reason: null });
    if (entry.kind !== 'received') return state;
    tx.log.error({ payment: row.id, amountCents: entry.amountCents }, 'money came for no order');
    await giveBack(tx, row, entry.amountCents, by);
    return state;
  });
}
