import { eq } from 'drizzle-orm';
import { ownerOf, type Visitor } from '~/domain/accounts/visitor';
import { balanceOf } from '~/domain/payments/ledger';
import type { GivenMandate } from '~/domain/payments/mandate';
import { isOnline, isTransfer, type PaymentMethod, paymentTerms } from '~/domain/payments/methods';
import { offeredMethods } from '~/domain/payments/offered-methods';
import type { OnlinePaymentState } from '~/domain/payments/online-payment';
import {
  claimPayment,
  isBeingPaid,
  latestPayment,
  openPayment,
  type Payment,
  startPayment,
} from '~/domain/payments/payments.server';
import { amountOf, type Instrument, type Provider, type Providers } from '~/domain/payments/provider';
import { ledgerOf } from '~/domain/payments/record.server';
import { pageAddress, type Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import type { Cents } from '~/values/money';
import { endAwaited, PAYING_MS } from './awaited-payment.server';
import { UNPAID_HOLD_MS } from './failed-try.server';
import { orderOf } from './find-order.server';
import { isOpen } from './fulfilment';
import { payerOf } from './order';
import { paymentSubject } from './order-history.server';
import { enqueuePaymentMail } from './payment-mails.server';
import type { PlacedOrder } from './placed-order';
import { keptAmount } from './refund-amount';
import { settleOrder } from './settle-payment.server';
import { orders } from './tables';

/** Queries of the page that a provider leads back to without a payment, which is named by its id. */
export const GIVEN_UP = { name: 'zahlung', value: 'abgebrochen', payment: 'versuch' } as const;

const givenUpPage = (page: string, id: string): string =>
  `${page}?${new URLSearchParams({ [GIVEN_UP.name]: GIVEN_UP.value, [GIVEN_UP.payment]: id })}`;

/** Of the visitor, at this location. */
export async function payableOrder(tenant: Tenant, context: Context, visitor: Visitor, id: string) {
  const owner = ownerOf(visitor);
  const order = owner ? await orderOf(context, owner, id) : undefined;
  return order?.orderType === 'kauf' && order.locationId === tenant.location.id ? order : undefined;
}

export function canBePaidOnline(order: PlacedOrder): boolean {
  const { payment, paymentState, openCents, isWithdrawn } = order;
  const isWaiting = paymentState === 'open' && openCents > 0 && isOpen(order) && !isWithdrawn;
  return isWaiting && payment !== null && isOnline(payment);
}

/** Other ways than the one chosen. */
export function otherMethods(
  tenant: Tenant,
  { delivery, payment }: Pick<PlacedOrder, 'delivery' | 'payment'>,
): PaymentMethod[] {
  return offeredMethods(tenant).filter(
    (method) => method !== payment && (delivery === 'abholung' || paymentTerms[method].allowsParcel),
  );
}

export type PayOrderResult =
  | { ok: true }
  /** Paid (also in part), cancelled, or a payment is on its way. */
  | { ok: false; code: 'not-payable' };

/** With the order locked, if no money came and none is on its way. */
function whilePayable(
  context: Context,
  { id }: Pick<PlacedOrder, 'id'>,
  work: (tx: Context, order: typeof orders.$inferSelect, subject: string) => Promise<boolean>,
): Promise<PayOrderResult> {
  return inTransaction(context, async (tx): Promise<PayOrderResult> => {
    const [order] = await tx.db.select().from(orders).where(eq(orders.id, id)).for('update');
    const subject = paymentSubject({ id });
    const isPayable =
      order &&
      isOpen(order) &&
      balanceOf(await ledgerOf(tx, subject)) === 0 &&
      !(await isBeingPaid(tx, subject));
    return isPayable && (await work(tx, order, subject)) ? { ok: true } : { ok: false, code: 'not-payable' };
  });
}

export type StartPayingResult =
  | { ok: true; approveAt: string | null }
  | { ok: false; code: 'not-payable' | 'provider-unavailable' | 'payment-refused' | 'unclear' };

interface PayingWay {
  providers: Providers;
  provider: Provider;
  instrument: Instrument;
  mandate?: GivenMandate;
  /** Where the provider leads back to. */
  payPath: string;
  /** A page of the provider that is still open for this sum is told again. */
  isRepeated?: boolean;
  givenUp?: string | undefined;
}

/** So long may a provider take to answer. */
const STARTING_MS = 30_000;
const openStates: readonly OnlinePaymentState[] = ['created', 'redirected'];

function isStillOpen({ state, amountCents, createdAt }: Payment, dueCents: Cents, now: Date): boolean {
  const age = now.getTime() - createdAt.getTime();
  return (
    amountCents === dueCents &&
    age < (state === 'created' ? STARTING_MS : PAYING_MS) &&
    openStates.includes(state)
  );
}

const later = (one: Date | null, other: Date): Date => (one && one > other ? one : other);

/** The shopper has an hour from here, or until the order's own end. */
export async function startPaying(
  tenant: Tenant,
  context: Context,
  order: PlacedOrder,
  { providers, provider, instrument, mandate, payPath, isRepeated, givenUp }: PayingWay,
): Promise<StartPayingResult> {
  const amount = keptAmount(order, order.lines);
  let id = '';
  let known: Payment | undefined;
  const payable = await whilePayable(context, order, async (tx, { heldUntil }, subject) => {
    const latest = isRepeated ? await latestPayment(tx, subject) : undefined;
    if (latest && isStillOpen(latest, amountOf(amount), tx.now())) {
      known = latest;
      return true;
    }
    if (!(await endAwaited(tx, providers, subject, givenUp))) return false;
    const until = later(heldUntil, new Date(tx.now().getTime() + PAYING_MS));
    await tx.db.update(orders).set({ heldUntil: until }).where(eq(orders.id, order.id));
    id = await openPayment(tx, provider, {
      subject,
      locationId: order.locationId,
      amountCents: amountOf(amount),
      instrument,
      mandate,
    });
    if (mandate) await enqueuePaymentMail(tx, { kind: 'debit', paymentId: id });
    return true;
  });
  if (!payable.ok) return payable;
  if (known)
    return known.approveAt ? { ok: true, approveAt: known.approveAt } : { ok: false, code: 'unclear' };
  const page = pageAddress(tenant, payPath);
  return startPayment(context, provider, {
    id,
    amount,
    shopName: tenant.location.title,
    payer: payerOf(order),
    instrument,
    returnTo: page,
    cancelTo: provider.referenceOf ? givenUpPage(page, id) : page,
  });
}

export type PaymentTry = 'approved' | 'declined' | 'underway';

/** Of the latest try. Reads only. */
export async function paymentTry(
  context: Context,
  providers: Providers,
  order: Pick<PlacedOrder, 'id'>,
): Promise<PaymentTry | undefined> {
  const payment = await latestPayment(context, paymentSubject(order));
  if (!payment?.reference) return undefined;
  const { id, reference, state } = payment;
  if (state === 'declined') return 'declined';
  if (state === 'expired') return undefined;
  // A job may have settled it since the order was read.
  if (state !== 'redirected') return 'underway';
  const provider = providers.of(payment);
  const told = await provider?.look({ id, reference });
  switch (told?.kind) {
    case 'approved':
      return provider?.release ? 'underway' : 'approved';
    case 'declined':
      return 'declined';
    case 'paid':
    case 'pending':
      return 'underway';
    default:
      return undefined;
  }
}

/** Takes what was approved for the order. @returns undefined if nothing was */
export async function finishPaying(
  context: Context,
  providers: Providers,
  order: PlacedOrder,
): Promise<OnlinePaymentState | undefined> {
  await whilePayable(context, order, async (tx, { openCents }, subject) => {
    const payment = await latestPayment(tx, subject);
    const claim = { from: subject, to: subject, amountCents: openCents };
    return payment !== undefined && claimPayment(tx, payment.id, claim);
  });
  return settleOrder(context, providers, order);
}

interface OtherWay {
  providers: Providers;
  method: PaymentMethod;
  /** The id of the payment that the payer has given up. */
  givenUp?: string | undefined;
}

/** The pieces stay with the order, online for a day. */
export function payOtherwise(
  tenant: Tenant,
  context: Context,
  order: PlacedOrder,
  { providers, method, givenUp }: OtherWay,
): Promise<PayOrderResult> {
  return whilePayable(context, order, async (tx, { heldUntil }, subject) => {
    if (!otherMethods(tenant, order).includes(method)) return false;
    if (!(await endAwaited(tx, providers, subject, givenUp))) return false;
    const end = new Date(tx.now().getTime() + UNPAID_HOLD_MS);
    await tx.db
      .update(orders)
      .set({ payment: method, heldUntil: isOnline(method) ? (heldUntil ?? end) : null })
      .where(eq(orders.id, order.id));
    if (isTransfer(method)) await enqueuePaymentMail(tx, { kind: 'transfer', orderId: order.id });
    return true;
  });
}
