import { balanceOf, chargedBackIn, receivedIn } from '~/domain/payments/ledger';
import { ledgerOf } from '~/domain/payments/record.server';
import { refundableCents } from '~/domain/payments/refund';
import { type Refund, refundsOf } from '~/domain/payments/refunds.server';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import type { Actor } from '~/values/actor';
import type { Cents } from '~/values/money';
import type { LineRequest } from './choose-lines';
import { lockOrderNumbered } from './lock-order.server';
import { paymentSubject } from './order-history.server';
import { recordNote } from './record-note.server';
import { owedCents } from './refund-amount';
import { askForRefunds, soldLines } from './refund-order.server';
import { type ChooseDepositsResult, chooseDeposits } from './return-deposit';

export type ReturnDepositResult =
  | { ok: true; number: string; refunds: Refund[]; isRepeated: boolean }
  | { ok: false; code: 'unknown-order' }
  | { ok: false; code: 'missing-proof'; number: string }
  | (Extract<ChooseDepositsResult, { ok: false }> & { number: string })
  /** The shopper still owes some of the order. */
  | { ok: false; code: 'deposit-not-paid'; number: string }
  | { ok: false; code: 'more-than-received'; number: string; possibleCents: Cents };

interface ReturnDeposit {
  lines: readonly LineRequest[];
  /** That an old battery was returned, at most two weeks ago (§ 19 BattDG). */
  proof: string | undefined;
  actor: Actor;
  isByHand?: boolean | undefined;
  /** Makes a retry count once. */
  key: string;
}

/** Gives the deposit of supplied batteries back, the way that the money came. */
export function returnDeposit(
  context: Context,
  typed: string,
  { lines: requested, proof, actor, isByHand, key }: ReturnDeposit,
): Promise<ReturnDepositResult> {
  return inTransaction(context, async (tx): Promise<ReturnDepositResult> => {
    const order = await lockOrderNumbered(tx, typed);
    if (!order) return { ok: false, code: 'unknown-order' };
    const { number } = order;
    const subject = paymentSubject(order);
    const known = await refundsOf(tx, subject);
    const repeated = known.filter((refund) => refund.key === key);
    if (repeated.length > 0) return { ok: true, number, refunds: repeated, isRepeated: true };
    if (!proof?.trim()) return { ok: false, code: 'missing-proof', number };
    const lines = await soldLines(tx, order);
    const chosen = chooseDeposits(lines, requested);
    if (!chosen.ok) return { ...chosen, number };
    const ledger = await ledgerOf(tx, subject);
    const cameCents = receivedIn(ledger) - chargedBackIn(ledger);
    if (owedCents(order, lines, known) > cameCents) return { ok: false, code: 'deposit-not-paid', number };
    const possibleCents = refundableCents(balanceOf(ledger), known);
    if (chosen.cents > possibleCents) return { ok: false, code: 'more-than-received', number, possibleCents };
    const pieces = chosen.named.map(({ position, quantity }) => ({
      lineId: lines.find((line) => line.position === position)?.id ?? '',
      quantity,
    }));
    const change = { actor, reason: proof.trim() };
    await recordNote(tx, order.id, { kind: 'deposit-returned', ...change, pieces });
    const asking = { amountCents: chosen.cents, named: chosen.named, ledger, known, isByHand, key };
    const refunds = await askForRefunds(tx, order, lines, asking, change);
    return { ok: true, number, refunds, isRepeated: false };
  });
}
