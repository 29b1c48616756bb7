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

/** What the shopper still pays for. Without any goods the shipping goes back, too (§ 357 (2) BGB). */
export function keptCents({ shippingCents }: { shippingCents: Cents }, lines: readonly SoldLine[]): Cents {
  const isAnyKept = lines.some((line) => keptPieces(line) > 0);
  return lines.reduce(
    (sum, line) => sum + valueOfPieces(line, keptPieces(line)),
    isAnyKept ? shippingCents : 0,
  );
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
