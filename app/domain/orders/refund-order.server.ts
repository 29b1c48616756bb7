import { asc, eq } from 'drizzle-orm';
import { balanceOf, type LedgerEntry } from '~/domain/payments/ledger';
import { ledgerOf } from '~/domain/payments/record.server';
import { type RefundedLine, type RefundShare, refundableCents, shareRefund } from '~/domain/payments/refund';
import {
  capturedPayments,
  forgetRefusals,
  type Refund,
  refundsOf,
  requestRefunds,
  waiveProposal,
} from '~/domain/payments/refunds.server';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import type { Cents } from '~/values/money';
import type { Change } from './change';
import type { LineRequest } from './choose-lines';
import { closeWithdrawalsOf } from './close-withdrawal.server';
import { followPayment } from './follow-payment.server';
import { lockOrderNumbered } from './lock-order.server';
import { paymentSubject } from './order-history.server';
import { dueRefundCents, refundOfPieces, type SoldLine } from './refund-amount';
import { withReturnedDeposits } from './returned-deposits.server';
import { enqueueRefund } from './settle-refund.server';
import { orderLines, type orders } from './tables';

type Order = typeof orders.$inferSelect;

export type RefundOrderResult =
  | { ok: true; number: string; refunds: Refund[]; isRepeated: boolean }
  | { ok: false; code: 'unknown-order' }
  /** Nothing is due; lines or an amount must be named. */
  | { ok: false; code: 'nothing-due'; number: string }
  | { ok: false; code: 'unknown-line'; number: string; position: number }
  /** More than were sold and not refunded by line before. */
  | { ok: false; code: 'too-many-pieces'; number: string; position: number; possible: number }
  | { ok: false; code: 'more-than-received'; number: string; possibleCents: Cents };

/** Neither lines nor amount: what is due. Both: the amount, for these lines. */
interface RefundOrder extends Change {
  lines?: readonly LineRequest[] | undefined;
  amountCents?: Cents | undefined;
  /** All that was received. */
  isAll?: boolean | undefined;
  /** Agreed with the shopper (§ 357 (3) BGB); otherwise the way that the money came. */
  isByHand?: boolean | undefined;
  /** Makes a retry count once. */
  key: string;
}

type LinesResult =
  | { ok: true; named: RefundedLine[]; cents: Cents }
  | Extract<RefundOrderResult, { ok: false }>;

function namedLines(
  { number }: Order,
  lines: readonly SoldLine[],
  refunds: readonly Refund[],
  requested: readonly LineRequest[],
): LinesResult {
  const named: RefundedLine[] = [];
  let cents = 0;
  const before = refunds
    .filter(({ state }) => state !== 'refused')
    .flatMap((refund) => refund.lines.filter(({ isDeposit }) => !isDeposit));
  for (const { position, quantity } of requested) {
    const line = lines.find((one) => one.position === position);
    if (!line) return { ok: false, code: 'unknown-line', number, position };
    const gone = [...before, ...named].filter((one) => one.position === position);
    const possible = line.quantity - gone.reduce((sum, one) => sum + one.quantity, 0);
    const pieces = quantity ?? possible;
    if (pieces < 1 || pieces > possible)
      return { ok: false, code: 'too-many-pieces', number, position, possible };
    named.push({ position, quantity: pieces });
    cents += refundOfPieces(line, pieces, possible);
  }
  return { ok: true, named, cents };
}

export const soldLines = async ({ db }: Context, { id }: Order) =>
  withReturnedDeposits(
    { db },
    await db.select().from(orderLines).where(eq(orderLines.orderId, id)).orderBy(asc(orderLines.position)),
  );

interface AskedRefund {
  /** At most what can go back. */
  amountCents: Cents;
  named: RefundedLine[];
  ledger: readonly LedgerEntry[];
  known: readonly Refund[];
  isByHand?: boolean | undefined;
  key: string;
}

/** The rows come first; providers are asked after the commit. The order is locked. */
export async function askForRefunds(
  tx: Context,
  order: Order,
  lines: readonly (SoldLine & { id: string })[],
  { amountCents, named, ledger, known, isByHand, key }: AskedRefund,
  { actor, reason }: Change,
): Promise<Refund[]> {
  const subject = paymentSubject(order);
  const chargedBack = ledger
    .filter(({ kind }) => kind === 'charged-back')
    .reduce((sum, one) => sum + one.amountCents, 0);
  const shares: RefundShare[] = isByHand
    ? [{ paymentId: null, amountCents }]
    : shareRefund(amountCents, await capturedPayments(tx, subject, ledger), known, chargedBack);
  const sold = await withReturnedDeposits(tx, lines);
  const due = dueRefundCents(order, sold, balanceOf(ledger), known);
  const reductionCents = Math.max(0, amountCents - due);
  const rows = { shares, reductionCents, key, lines: named, reason: reason ?? null, actor };
  const refunds = await requestRefunds(tx, subject, rows);
  await forgetRefusals(tx, subject);
  await followPayment(tx, order, actor, lines);
  for (const { id, paymentId } of refunds) if (paymentId) await enqueueRefund(tx, id);
  return refunds;
}

export function refundOrder(
  context: Context,
  typed: string,
  { lines: requested = [], amountCents, isAll, isByHand, key, actor, reason }: RefundOrder,
): Promise<RefundOrderResult> {
  return inTransaction(context, async (tx): Promise<RefundOrderResult> => {
    const order = await lockOrderNumbered(tx, typed);
    if (!order) return { ok: false, code: 'unknown-order' };
    const { number } = order;
    const subject = paymentSubject(order);
    const known = await refundsOf(tx, subject);
    const repeated = known.filter((refund) => refund.key === key);
    if (repeated.length > 0) return { ok: true, number, refunds: repeated, isRepeated: true };
    const lines = await soldLines(tx, order);
    const ledger = await ledgerOf(tx, subject);
    const chosen = namedLines(order, lines, known, requested);
    if (!chosen.ok) return chosen;
    const possibleCents = refundableCents(balanceOf(ledger), known);
    const due = known.find(({ state }) => state === 'proposed')?.amountCents ?? 0;
    const asked = amountCents ?? (isAll ? possibleCents : requested.length > 0 ? chosen.cents : due);
    if (asked <= 0) return { ok: false, code: 'nothing-due', number };
    if (asked > possibleCents) return { ok: false, code: 'more-than-received', number, possibleCents };
    const asking = { amountCents: asked, named: chosen.named, ledger, known, isByHand, key };
    const refunds = await askForRefunds(tx, order, lines, asking, { actor, reason });
    // What is given as a favour answers no withdrawal.
    const isFavour = amountCents !== undefined && due < asked;
    if (!isFavour) await closeWithdrawalsOf(tx, order.id, { actor, reason: 'refunded' });
    return { ok: true, number, refunds, isRepeated: false };
  });
}

/** Nothing goes back, for example for used goods (§ 357a BGB). @returns undefined if nothing is due */
export function waiveRefund(
  context: Context,
  typed: string,
  { actor, reason }: Change & { reason: string },
): Promise<Refund | undefined> {
  return inTransaction(context, async (tx) => {
    const order = await lockOrderNumbered(tx, typed);
    if (!order) return undefined;
    const waived = await waiveProposal(tx, paymentSubject(order), { actor, reason });
    if (waived) await closeWithdrawalsOf(tx, order.id, { actor, reason });
    return waived;
  });
}
