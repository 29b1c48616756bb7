import type { Cents } from '~/values/money';

/** `pending` and `failed` move no money. */
export const paymentEventKinds = ['pending', 'failed', 'received', 'refunded', 'charged-back'] as const;
export type PaymentEventKind = (typeof paymentEventKinds)[number];

export const paymentStates = [
  'open',
  'pending',
  'partly-paid',
  'paid',
  'partly-refunded',
  'refunded',
  'charged-back',
] as const;
export type PaymentState = (typeof paymentStates)[number];

export interface LedgerEntry {
  kind: PaymentEventKind;
  amountCents: Cents;
  /** A transfer's text, or a provider's id. */
  reference: string;
}

const sumOf = (entries: readonly LedgerEntry[], kind: PaymentEventKind) =>
  entries.filter((entry) => entry.kind === kind).reduce((sum, { amountCents }) => sum + amountCents, 0);

export const refundedIn = (entries: readonly LedgerEntry[]): Cents => sumOf(entries, 'refunded');

export function balanceOf(entries: readonly LedgerEntry[]): Cents {
  return sumOf(entries, 'received') - sumOf(entries, 'refunded') - sumOf(entries, 'charged-back');
}

/** Of an order's sum after refunds: the parts add up to what was ordered. */
export interface SettledSum {
  refundedCents: Cents;
  /** Cancelled or given back before it was paid; negative: paid too much. */
  unpaidCents: Cents;
  /** What the shopper has paid, and still owes. */
  remainingCents: Cents;
}

export function settledSum(
  order: { totalCents: Cents; openCents: Cents },
  entries: readonly LedgerEntry[],
): SettledSum {
  const refundedCents = refundedIn(entries);
  const remainingCents = balanceOf(entries) + order.openCents;
  return { refundedCents, unpaidCents: order.totalCents - refundedCents - remainingCents, remainingCents };
}

/** References of what is on its way, and came to no end. */
export function openPendings(entries: readonly LedgerEntry[]): string[] {
  const settled = new Set(entries.filter(({ kind }) => kind !== 'pending').map(({ reference }) => reference));
  const pending = entries.filter(({ kind, reference }) => kind === 'pending' && !settled.has(reference));
  return pending.map(({ reference }) => reference);
}

export function paymentStateOf(totalCents: Cents, entries: readonly LedgerEntry[]): PaymentState {
  const received = sumOf(entries, 'received');
  const refunded = sumOf(entries, 'refunded');
  const chargedBack = sumOf(entries, 'charged-back');
  if (chargedBack > 0 && received - chargedBack < totalCents) return 'charged-back';
  if (refunded > 0) return refunded >= received - chargedBack ? 'refunded' : 'partly-refunded';
  if (received >= totalCents) return 'paid';
  if (openPendings(entries).length > 0) return 'pending';
  return received > 0 ? 'partly-paid' : 'open';
}
