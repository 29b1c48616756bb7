import type { Cents } from '~/values/money';

/** `pending` and `failed` move no money. `voided`: what was received with this reference was recorded by mistake. */
export const paymentEventKinds = [
  'pending',
  'failed',
  'received',
  'voided',
  'refunded',
  'charged-back',
] as const;
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

const ANEW = /^ \(\d+\)$/;

/** What came, less what was recorded by mistake. */
export const receivedIn = (entries: readonly LedgerEntry[]): Cents =>
  sumOf(entries, 'received') - sumOf(entries, 'voided');

/** Receipts that nobody has voided. */
export function standingReceipts<Entry extends LedgerEntry>(entries: readonly Entry[]): Entry[] {
  const voided = new Set(entries.filter(({ kind }) => kind === 'voided').map(({ reference }) => reference));
  return entries.filter(({ kind, reference }) => kind === 'received' && !voided.has(reference));
}

/** That counts, with this reference, also where it was recorded anew after it had been voided. */
export function standingReceipt<Entry extends LedgerEntry>(
  entries: readonly Entry[],
  reference: string,
): Entry | undefined {
  const isMeant = (own: string) =>
    own === reference || (own.startsWith(reference) && ANEW.test(own.slice(reference.length)));
  return standingReceipts(entries).find((entry) => isMeant(entry.reference));
}

/** The ledger has a reference once: after a voided receipt it has a number behind it. */
export function freeReference(entries: readonly LedgerEntry[], reference: string): string {
  const isTaken = entries.some((entry) => entry.kind === 'received' && entry.reference === reference);
  return isTaken ? `${reference} (${entries.length + 1})` : reference;
}

export const refundedIn = (entries: readonly LedgerEntry[]): Cents => sumOf(entries, 'refunded');

/** What payers took back. */
export const chargedBackIn = (entries: readonly LedgerEntry[]): Cents => sumOf(entries, 'charged-back');

export function balanceOf(entries: readonly LedgerEntry[]): Cents {
  return receivedIn(entries) - refundedIn(entries) - chargedBackIn(entries);
}

/** Of an order's sum after refunds: the parts add up to what was ordered. */
export interface SettledSum {
  refundedCents: Cents;
  /** On its way back. */
  returningCents: Cents;
  /** Cancelled or given back before it was paid; negative: paid too much. */
  unpaidCents: Cents;
  /** What the shopper has paid, and still owes. */
  remainingCents: Cents;
}

/** @param returningCents of refunds under way */
export function settledSum(
  order: { totalCents: Cents; openCents: Cents },
  entries: readonly LedgerEntry[],
  returningCents: Cents,
): SettledSum {
  const refundedCents = refundedIn(entries);
  const remainingCents = balanceOf(entries) - returningCents + order.openCents;
  const unpaidCents = order.totalCents - refundedCents - returningCents - remainingCents;
  return { refundedCents, returningCents, unpaidCents, remainingCents };
}

/** References of what is on its way, and came to no end. */
export function openPendings(entries: readonly LedgerEntry[]): string[] {
  const settled = new Set(entries.filter(({ kind }) => kind !== 'pending').map(({ reference }) => reference));
  const pending = entries.filter(({ kind, reference }) => kind === 'pending' && !settled.has(reference));
  return pending.map(({ reference }) => reference);
}

export function paymentStateOf(totalCents: Cents, entries: readonly LedgerEntry[]): PaymentState {
  const received = receivedIn(entries);
  const refunded = refundedIn(entries);
  const chargedBack = chargedBackIn(entries);
  if (chargedBack > 0 && received - chargedBack < totalCents) return 'charged-back';
  if (refunded > 0) return refunded >= received - chargedBack ? 'refunded' : 'partly-refunded';
  if (received >= totalCents) return 'paid';
  if (openPendings(entries).length > 0) return 'pending';
  return received > 0 ? 'partly-paid' : 'open';
}
