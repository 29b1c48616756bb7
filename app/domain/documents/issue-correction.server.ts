import { type CorrectionCause, ISSUE_CORRECTION } from '~/domain/orders/document-jobs.server';
import { findOrder } from '~/domain/orders/find-order.server';
import { lockOrder } from '~/domain/orders/lock-order.server';
import { orderIdOf, paymentSubject } from '~/domain/orders/order-history.server';
import type { PlacedOrder } from '~/domain/orders/placed-order';
import { keptCents } from '~/domain/orders/refund-amount';
import { withReturnedDeposits } from '~/domain/orders/returned-deposits.server';
import { balanceOf, chargedBackIn, receivedIn, refundedIn } from '~/domain/payments/ledger';
import { ledgerOf } from '~/domain/payments/record.server';
import { reductionsOf } from '~/domain/payments/refund';
import { findRefund, type Refund, refundsOf } from '~/domain/payments/refunds.server';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import type { Cents } from '~/values/money';
import { billedCorrection, piecesIn } from './correction';
import { type Billed, type Figures, figuresOf } from './figures';
import type { IssueResult } from './issue-invoice.server';
import { billedDeposits, correctedCents, grossOf, shippingShares, unpaidCents } from './supply';
import { documentOfSource, documentsOfOrder, writeDocument } from './write-document.server';

const NOTHING: IssueResult = { ok: false, code: 'nothing-billed' };

/** It goes with the first supply, and back with the last goods. */
const NO_SHIPPING = { shippingCents: 0 };

const DEPOSIT_REASON = 'Rückgabe einer alten Batterie (§ 19 BattDG)';

const totalOf = (figures: readonly Figures[]): Cents =>
  figures.reduce((sum, { totalCents }) => sum + totalCents, 0);

async function amountOf(
  tx: Context,
  order: PlacedOrder,
  invoices: readonly Figures[],
  corrections: readonly Figures[],
): Promise<{ amountCents: Cents; refundedCents: Cents }> {
  const subject = paymentSubject(order);
  const ledger = await ledgerOf(tx, subject);
  const invoicedCents = totalOf(invoices);
  const invoiced = piecesIn(invoices);
  const byRefunds = correctedCents({
    receivedCents: receivedIn(ledger) - chargedBackIn(ledger),
    refundedCents: refundedIn(ledger),
    lines: order.lines,
    invoiced,
    invoicedCents,
  });
  const reductionCents = reductionsOf(await refundsOf(tx, subject));
  const lines = await withReturnedDeposits(tx, order.lines);
  const supplied = lines.map((line) => ({
    ...line,
    cancelled: line.quantity - (invoiced.get(line.position) ?? 0),
    lapsed: 0,
  }));
  const owedCents = keptCents(order, lines) - reductionCents;
  const unsuppliedCents = keptCents(NO_SHIPPING, lines) - keptCents(NO_SHIPPING, supplied);
  const unpaid = unpaidCents({
    invoicedCents,
    suppliedCents: owedCents - unsuppliedCents,
    owedCents,
    balanceCents: balanceOf(ledger),
  });
  const corrected = totalOf(corrections);
  return {
    amountCents: Math.max(byRefunds, unpaid) - corrected,
    refundedCents: Math.max(0, byRefunds - corrected),
  };
}

/** Pieces that came back; or those that the refund names, on top of what was corrected. */
function piecesOf(
  order: PlacedOrder,
  refund: Refund | undefined,
  corrections: readonly Figures[],
): Map<number, number> {
  const returned = new Map(order.lines.map((line) => [line.position, line.returned]));
  const goods = refund?.lines.filter(({ isDeposit }) => !isDeposit) ?? [];
  if (goods.length === 0) return returned;
  const named = piecesIn(corrections);
  for (const { position, quantity } of goods) named.set(position, (named.get(position) ?? 0) + quantity);
  return named;
}

/** Pieces whose deposit the refund gives back. */
const depositsOf = (refund: Refund | undefined) =>
  new Map(
    (refund?.lines ?? []).flatMap(({ position, quantity, isDeposit }) =>
      isDeposit ? [[position, quantity]] : [],
    ),
  );

/** A refund may also name pieces that stay with the shopper. */
function cameBack({ lines }: PlacedOrder, billed: Billed): boolean {
  return billed.lines.every((one) =>
    lines.some((line) => line.position === one.position && line.returned > 0),
  );
}

interface KnownCause {
  orderId: string | undefined;
  source: string;
  refund: Refund | undefined;
}

/** Undefined: nothing follows from it. */
async function causeOf(tx: Context, cause: CorrectionCause): Promise<KnownCause | undefined> {
  if ('eventId' in cause)
    return { orderId: cause.orderId, source: `goods:${cause.eventId}`, refund: undefined };
  const refund = await findRefund(tx, cause.refundId);
  if (refund?.state !== 'done') return undefined;
  return { orderId: orderIdOf(refund.subject), source: `refund:${refund.id}`, refund };
}

/**
 * Once a refund is settled, or goods came back before they were paid, or were supplied after money went back (§ 17 (1)
 * UStG), as far as it concerns what was invoiced.
 */
export function issueCorrection(context: Context, cause: CorrectionCause): Promise<IssueResult> {
  return inTransaction(context, async (tx): Promise<IssueResult> => {
    const found = await causeOf(tx, cause);
    if (!found?.orderId) return NOTHING;
    const { orderId, source, refund } = found;
    await lockOrder(tx, orderId);
    const known = await documentOfSource(tx, source);
    if (known) return { ok: true, id: known.id, isRepeated: true };
    const order = await findOrder(tx, orderId);
    const documents = await documentsOfOrder(tx, orderId);
    const invoices = documents.filter(({ kind }) => kind === 'invoice');
    const [first] = invoices;
    if (!order || !first) return NOTHING;
    const figuresOfKind = {
      invoices: invoices.map(({ data }) => data.figures),
      corrections: documents.filter(({ kind }) => kind === 'correction').map(({ data }) => data.figures),
    };
    const { corrections } = figuresOfKind;
    const { amountCents, refundedCents } = await amountOf(tx, order, figuresOfKind.invoices, corrections);
    if (amountCents <= 0) return NOTHING;
    const deposits = billedDeposits(order.lines, depositsOf(refund));
    const isDeposit = amountCents === grossOf(deposits);
    const { billed, isByPieces } = isDeposit
      ? { billed: deposits, isByPieces: false }
      : billedCorrection({
          ...figuresOfKind,
          amountCents,
          lines: order.lines,
          pieces: piecesOf(order, refund, corrections),
          shipping: shippingShares(order.confirmed.vat),
        });
    const id = await writeDocument(
      tx,
      order,
      {
        source,
        kind: 'correction',
        buyer: first.data.buyer,
        figures: figuresOf(billed),
        suppliedOn: first.data.suppliedOn,
        paidCents: refund ? amountCents : Math.min(amountCents, refundedCents),
        corrects: invoices.map(({ data: { number, issuedOn } }) => ({ number, issuedOn })),
        reason: isDeposit ? DEPOSIT_REASON : isByPieces && cameBack(order, billed) ? 'Rückgabe' : null,
      },
      { actor: { type: 'job', id: ISSUE_CORRECTION } },
    );
    return { ok: true, id, isRepeated: false };
  });
}
