import { balanceOf, type LedgerEntry, type PaymentState, paymentStateOf } from '~/domain/payments/ledger';
import { amountOf, type PaymentAmount } from '~/domain/payments/provider';
import { isUnderWay, type RefundProgress, reductionsOf, underWayCents } from '~/domain/payments/refund';
import type { Cents } from '~/values/money';

export interface SoldLine {
  position: number;
  quantity: number;
  unitPriceCents: Cents;
  depositCents: Cents;
  /** Of all pieces. */
  discountCents: Cents;
  returned: number;
  cancelled: number;
  lapsed: number;
  /** Old batteries that came back for these pieces. */
  depositsReturned?: number;
}

/** Gross, of pieces that stay with the shopper: an old battery stands for one of them. */
const depositsOn = ({ depositCents, depositsReturned = 0 }: SoldLine, pieces: number): Cents =>
  Math.max(0, pieces - depositsReturned) * depositCents;

/** With deposits, less the pieces' share of the discount; all pieces together have the whole share. */
export function valueOfPieces(line: SoldLine, pieces: number): Cents {
  const { quantity, unitPriceCents, discountCents } = line;
  return pieces * unitPriceCents + depositsOn(line, pieces) - Math.round((discountCents * pieces) / quantity);
}

/** Of pieces that a refund names, with the deposits that did not go back before. @param left pieces that no refund has named */
export function refundOfPieces(line: SoldLine, pieces: number, left: number): Cents {
  const depositCents = depositsOn(line, left) - depositsOn(line, left - pieces);
  return valueOfPieces({ ...line, depositCents: 0 }, pieces) + depositCents;
}

const keptPieces = ({ quantity, returned, cancelled, lapsed }: SoldLine) =>
  quantity - returned - cancelled - lapsed;

interface Shipped {
  shippingCents: Cents;
}

const isAnyKept = (lines: readonly SoldLine[]) => lines.some((line) => keptPieces(line) > 0);

/** The amount of pieces that stay with the shopper. Without any goods the shipping goes back, too (§ 357 (2) BGB). */
export function keptAmount({ shippingCents }: Shipped, lines: readonly SoldLine[]): PaymentAmount {
  const itemsCents = lines.reduce(
    (sum, line) => sum + keptPieces(line) * line.unitPriceCents + depositsOn(line, keptPieces(line)),
    0,
  );
  const valueCents = lines.reduce((sum, line) => sum + valueOfPieces(line, keptPieces(line)), 0);
  return {
    itemsCents,
    shippingCents: isAnyKept(lines) ? shippingCents : 0,
    discountCents: itemsCents - valueCents,
  };
}

export function keptCents(order: Shipped, lines: readonly SoldLine[]): Cents {
  return amountOf(keptAmount(order, lines));
}

/** What was owed for the goods that the shopper had before all came back; of an order that was given up, all that was ordered. */
function owedBefore(order: Shipped & { totalCents: Cents }, lines: readonly SoldLine[]): Cents {
  const given = lines.map((line) => ({ ...line, returned: 0 }));
  return isAnyKept(given) ? keptCents(order, given) : order.totalCents;
}

interface MadeRefund {
  state: RefundProgress;
  amountCents: Cents;
  reductionCents: Cents;
}

/** For the pieces that stay with the shopper, less what was let off. */
export const owedCents = (
  order: Shipped,
  lines: readonly SoldLine[],
  refunds: readonly Pick<MadeRefund, 'state' | 'reductionCents'>[],
): Cents => Math.max(0, keptCents(order, lines) - reductionsOf(refunds));

/**
 * `openCents`: still to be paid. An order without goods keeps its state, and nothing is open. Money that goes back pays
 * for nothing any more, also before it has arrived.
 */
export function paymentFigures(
  order: Shipped & { totalCents: Cents },
  lines: readonly SoldLine[],
  ledger: readonly LedgerEntry[],
  refunds: readonly MadeRefund[],
): { paymentState: PaymentState; openCents: Cents } {
  if (!isAnyKept(lines))
    return { paymentState: paymentStateOf(owedBefore(order, lines), ledger), openCents: 0 };
  const owed = owedCents(order, lines, refunds);
  return {
    paymentState: paymentStateOf(owed, ledger),
    openCents: Math.max(0, owed - balanceOf(ledger) + underWayCents(refunds)),
  };
}

/** The overpaid amount that nobody has handled. What the shopper was let off stays so. @param balanceCents of the ledger */
export function dueRefundCents(
  order: { shippingCents: Cents },
  lines: readonly SoldLine[],
  balanceCents: Cents,
  refunds: readonly MadeRefund[],
): Cents {
  const seenTo = refunds
    .filter((refund) => isUnderWay(refund) || refund.state === 'waived')
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
  return Math.max(0, balanceCents - seenTo - owedCents(order, lines, refunds));
}
