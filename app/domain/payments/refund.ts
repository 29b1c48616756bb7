import type { Cents } from '~/values/money';

/**
 * `proposed`: staff decide. `waived`: decided against. `requested`: to be sent, or to be transferred by hand.
 * `unknown`: the provider was asked and did not answer. `sent`: the provider has it, the money is on its way.
 */
export const refundProgress = [
  'proposed',
  'waived',
  'requested',
  'unknown',
  'sent',
  'done',
  'refused',
] as const;
export type RefundProgress = (typeof refundProgress)[number];

/** Not in the ledger, but promised. */
const underWay: readonly RefundProgress[] = ['requested', 'unknown', 'sent'];

export const isUnderWay = ({ state }: { state: RefundProgress }) => underWay.includes(state);

export interface RefundedLine {
  position: number;
  quantity: number;
  /** Only the deposits of these pieces. */
  isDeposit?: true;
}

interface KnownRefund {
  state: RefundProgress;
  /** Null: by hand. */
  paymentId: string | null;
  amountCents: Cents;
}

const sum = (parts: readonly { amountCents: Cents }[]) =>
  parts.reduce((total, { amountCents }) => total + amountCents, 0);

/** Still in the ledger's balance, and on its way back. */
export const underWayCents = (refunds: readonly { state: RefundProgress; amountCents: Cents }[]): Cents =>
  sum(refunds.filter(isUnderWay));

/** Money received, and neither given back nor about to be. @param balanceCents of the ledger */
export function refundableCents(balanceCents: Cents, refunds: readonly KnownRefund[]): Cents {
  return Math.max(0, balanceCents - underWayCents(refunds));
}

/** What shoppers owe less, because more went back than was due. */
export const reductionsOf = (refunds: readonly { state: RefundProgress; reductionCents: Cents }[]): Cents =>
  refunds
    .filter((refund) => isUnderWay(refund) || refund.state === 'done')
    .reduce((total, { reductionCents }) => total + reductionCents, 0);

export interface CapturedPayment {
  id: string;
  amountCents: Cents;
}

export interface RefundShare {
  paymentId: string | null;
  amountCents: Cents;
}

/** Money goes back the way it came (§ 357 (3) BGB): to the provider's payments first, the rest by hand. @param chargedBackCents taken back by the payers of these payments */
export function shareRefund(
  amountCents: Cents,
  payments: readonly CapturedPayment[],
  refunds: readonly KnownRefund[],
  chargedBackCents: Cents,
): RefundShare[] {
  let gone = chargedBackCents;
  let left = amountCents;
  const shares: RefundShare[] = [];
  for (const { id, amountCents: received } of payments) {
    const own = refunds.filter((refund) => refund.paymentId === id);
    const free = received - sum(own.filter((one) => isUnderWay(one) || one.state === 'done'));
    const taken = Math.min(gone, Math.max(0, free));
    gone -= taken;
    const share = Math.min(left, Math.max(0, free - taken));
    if (share > 0) shares.push({ paymentId: id, amountCents: share });
    left -= share;
  }
  return left > 0 ? [...shares, { paymentId: null, amountCents: left }] : shares;
}
