import { balanceOf, type LedgerEntry, type PaymentState, paymentStateOf } from '~/domain/payments/ledger';
import { amountOf, type PaymentAmount } from '~/domain/payments/provider';
import { isUnderWay, type RefundProgress } from '~/domain/payments/refund';
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
}

/** With deposits, less the pieces' share of the discount; all pieces together have the whole share. */
export function valueOfPieces(line: SoldLine, pieces: number): Cents {
  const { quantity, unitPriceCents, depositCents, discountCents } = line;
  return pieces * (unitPriceCents + depositCents) - Math.round((discountCents * pieces) / quantity);
}

const keptPieces = ({ quantity, returned, cancelled, lapsed }: SoldLine) =>
  quantity - returned - cancelled - lapsed;

interface Shipped {
  shippingCents: Cents;
}

const isAnyKept = (lines: readonly SoldLine[]) => lines.some((line) => keptPieces(line) > 0);

/** What the shopper still pays for. Without any goods the shipping goes back, too (§ 357 (2) BGB). */
export function keptAmount({ shippingCents }: Shipped, lines: readonly SoldLine[]): PaymentAmount {
  const itemsCents = lines.reduce(
    (sum, line) => sum + keptPieces(line) * (line.unitPriceCents + line.depositCents),
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

/** `openCents`: still to be paid. An order without goods keeps its state, and nothing is open. */
export function paymentFigures(
  order: Shipped & { totalCents: Cents },
  lines: readonly SoldLine[],
  ledger: readonly LedgerEntry[],
): { paymentState: PaymentState; openCents: Cents } {
  if (!isAnyKept(lines)) return { paymentState: paymentStateOf(order.totalCents, ledger), openCents: 0 };
  const owedCents = keptCents(order, lines);
  return {
    paymentState: paymentStateOf(owedCents, ledger),
    openCents: Math.max(0, owedCents - balanceOf(ledger)),
  };
}

/** What the shopper has paid too much, as far as nobody has seen to it. @param balanceCents of the ledger */
export function dueRefundCents(
  order: { shippingCents: Cents },
  lines: readonly SoldLine[],
  balanceCents: Cents,
  refunds: readonly { state: RefundProgress; amountCents: Cents }[],
): Cents {
  const seenTo = refunds
    .filter((refund) => isUnderWay(refund) || refund.state === 'waived')
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
  return Math.max(0, balanceCents - seenTo - keptCents(order, lines));
}
