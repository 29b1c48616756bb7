import { ISSUE_CORRECTION } from '~/domain/orders/document-jobs.server';
import { findOrder } from '~/domain/orders/find-order.server';
import { lockOrder } from '~/domain/orders/lock-order.server';
import { orderIdOf, paymentSubject } from '~/domain/orders/order-history.server';
import type { PlacedOrder } from '~/domain/orders/placed-order';
import { ledgerOf } from '~/domain/payments/record.server';
import { findRefund, type Refund } from '~/domain/payments/refunds.server';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import type { Cents } from '~/values/money';
import { billedCorrection, piecesIn } from './correction';
import { type Billed, type Figures, figuresOf } from './figures';
import type { IssueResult } from './issue-invoice.server';
import { billedDeposits, correctedCents, grossOf, shippingShares } from './supply';
import { documentOfSource, documentsOfOrder, writeDocument } from './write-document.server';

const NOTHING: IssueResult = { ok: false, code: 'nothing-billed' };

const DEPOSIT_REASON = 'Rückgabe einer alten Batterie (§ 19 BattDG)';

const totalOf = (figures: readonly Figures[]): Cents =>
  figures.reduce((sum, { totalCents }) => sum + totalCents, 0);

async function amountOf(
  tx: Context,
  order: PlacedOrder,
  invoices: readonly Figures[],
  corrections: readonly Figures[],
): Promise<Cents> {
  const ledger = await ledgerOf(tx, paymentSubject(order));
  const sumOf = (kind: string) =>
    ledger.filter((entry) => entry.kind === kind).reduce((sum, { amountCents }) => sum + amountCents, 0);
  const lowered = correctedCents({
    receivedCents: sumOf('received') - sumOf('charged-back'),
    refundedCents: sumOf('refunded'),
    lines: order.lines,
    invoiced: piecesIn(invoices),
    invoicedCents: totalOf(invoices),
  });
  return lowered - totalOf(corrections);
}

/** Pieces that came back; or those that the refund names, on top of what was corrected. */
function piecesOf(order: PlacedOrder, refund: Refund, corrections: readonly Figures[]): Map<number, number> {
  const returned = new Map(order.lines.map((line) => [line.position, line.returned]));
  const goods = refund.lines.filter(({ isDeposit }) => !isDeposit);
  if (goods.length === 0) return returned;
  const named = piecesIn(corrections);
  for (const { position, quantity } of goods) named.set(position, (named.get(position) ?? 0) + quantity);
  return named;
}

/** Pieces whose deposit the refund gives back. */
const depositsOf = ({ lines }: Refund) =>
  new Map(lines.flatMap(({ position, quantity, isDeposit }) => (isDeposit ? [[position, quantity]] : [])));

/** A refund may also name pieces that stay with the shopper. */
function cameBack({ lines }: PlacedOrder, billed: Billed): boolean {
  return billed.lines.every((one) =>
    lines.some((line) => line.position === one.position && line.returned > 0),
  );
}

/** Once a refund is settled (§ 17 (1) UStG), as far as it concerns what was invoiced. */
export function issueCorrection(context: Context, refundId: string): Promise<IssueResult> {
  return inTransaction(context, async (tx): Promise<IssueResult> => {
    const refund = await findRefund(tx, refundId);
    const orderId = refund && orderIdOf(refund.subject);
    if (!orderId || refund.state !== 'done') return NOTHING;
    await lockOrder(tx, orderId);
    const source = `refund:${refundId}`;
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
    const amountCents = await amountOf(tx, order, figuresOfKind.invoices, corrections);
    if (amountCents <= 0) return NOTHING;
    const deposits = billedDeposits(order.lines, depositsOf(refund));
    const isDeposit = grossOf(deposits) === amountCents;
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
        paidCents: amountCents,
        corrects: invoices.map(({ data: { number, issuedOn } }) => ({ number, issuedOn })),
        reason: isDeposit ? DEPOSIT_REASON : isByPieces && cameBack(order, billed) ? 'Rückgabe' : null,
      },
      { actor: { type: 'job', id: ISSUE_CORRECTION } },
    );
    return { ok: true, id, isRepeated: false };
  });
}
