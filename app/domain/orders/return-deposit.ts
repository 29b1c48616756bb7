import type { RefundedLine } from '~/domain/payments/refund';
import type { Cents } from '~/values/money';
import type { LineRequest } from './choose-lines';

export interface DepositLine {
  position: number;
  /** Gross, per piece; 0: none was charged. */
  depositCents: Cents;
  handedOver: number;
  shipped: number;
  depositsReturned: number;
}

/** Pieces that the shopper has, and whose deposit nobody gave back. */
export function returnableDeposits(line: DepositLine): number {
  const { depositCents, handedOver, shipped, depositsReturned } = line;
  return depositCents === 0 ? 0 : Math.max(0, handedOver + shipped - depositsReturned);
}

export type ChooseDepositsResult =
  | { ok: true; named: RefundedLine[]; cents: Cents }
  | { ok: false; code: 'nothing-named' }
  | { ok: false; code: 'unknown-line'; position: number }
  /** Of a tyre, or of a battery that is put in. */
  | { ok: false; code: 'no-deposit'; position: number }
  | { ok: false; code: 'too-many-deposits'; position: number; possible: number };

/** Without a quantity: all that can go back. */
export function chooseDeposits(
  lines: readonly DepositLine[],
  requested: readonly LineRequest[],
): ChooseDepositsResult {
  if (requested.length === 0) return { ok: false, code: 'nothing-named' };
  const named = new Map<number, number>();
  let cents = 0;
  for (const { position, quantity } of requested) {
    const line = lines.find((one) => one.position === position);
    if (!line) return { ok: false, code: 'unknown-line', position };
    if (line.depositCents === 0) return { ok: false, code: 'no-deposit', position };
    const before = named.get(position) ?? 0;
    const possible = returnableDeposits(line) - before;
    const count = quantity ?? possible;
    if (count < 1 || count > possible) return { ok: false, code: 'too-many-deposits', position, possible };
    named.set(position, before + count);
    cents += count * line.depositCents;
  }
  const rows = [...named].map(([position, count]) => ({
    position,
    quantity: count,
    isDeposit: true as const,
  }));
  return { ok: true, named: rows, cents };
}
