import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { isOnline } from '~/domain/payments/methods';
import {
  hasFailed,
  isSettled,
  type OnlinePaymentState,
  settlementOf,
} from '~/domain/payments/online-payment';
import {
  claimReserved,
  findPayment,
  isBeingPaid,
  latestPayment,
  lockPayment,
  type Payment,
  writeProblem,
  writeSettlement,
} from '~/domain/payments/payments.server';
import { hasProblem, problemText } from '~/domain/payments/problems';
import {
  isReserving,
  type KnownPayment,
  type Provider,
  type ProviderState,
  type Providers,
  type ReservingProvider,
} from '~/domain/payments/provider';
import { appendPayment } from '~/domain/payments/record.server';
import { noteAsked, unsettledPayment } from '~/domain/payments/unsettled-payments.server';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import { enqueueJob } from '~/platform/jobs/jobs.server';
import type { Actor } from '~/values/actor';
import { askEach } from './ask-each.server';
import { isConfirmationWritten } from './confirmation-written.server';
import { failTry, orderOfPayment } from './failed-try.server';
import { followPayment } from './follow-payment.server';
import { isOpen } from './fulfilment';
import { paymentSubject } from './order-history.server';
import { enqueuePaymentMail } from './payment-mails.server';
import { settleWithoutOrder } from './settle-without-order.server';
import { orders } from './tables';

type Order = typeof orders.$inferSelect;

function isOwed(order: Order): boolean {
  return isOpen(order) && order.openCents > 0;
}

/** PAYONE repeats its messages for two days. */
const FORGOTTEN_AFTER_MS = 3 * 24 * 60 * 60_000;

const providerOf = ({ provider }: Payment): Actor => ({ type: 'provider', id: provider });

const tellFailure = (tx: Context, { id: paymentId }: Payment, { id: orderId }: Order) =>
  enqueuePaymentMail(tx, { kind: 'failed', orderId, paymentId });

/** The shopper was told that it is on its way. */
async function endPending(tx: Context, row: Payment, order: Order): Promise<void> {
  await failTry(tx, order, row, { reference: row.id, actor: providerOf(row), reason: null });
  await tellFailure(tx, row, order);
}

/** An approved amount is taken if the order waits for just this sum, online, and no other payment is on its way. */
function claimUse(context: Context, payment: Payment): Promise<'take' | 'release' | undefined> {
  return inTransaction(context, async (tx) => {
    const order = await orderOfPayment(tx, payment, true);
    const row = await lockPayment(tx, payment.id);
    if (!order || !row || row.captureAskedAt) return undefined;
    const isWanted =
      isOwed(order) &&
      order.openCents === row.amountCents &&
      order.payment !== null &&
      isOnline(order.payment) &&
      !hasFailed(row.state) &&
      !(await isBeingPaid(tx, row.subject, row.id));
    const use = isWanted ? 'take' : 'release';
    await claimReserved(tx, row.id, use);
    if (use === 'release' && row.state === 'pending') await endPending(tx, row, order);
    return use;
  });
}

async function askReserving(
  context: Context,
  provider: ReservingProvider,
  payment: Payment & KnownPayment,
): Promise<ProviderState> {
  const told = await provider.look(payment);
  if (told.kind !== 'approved') return told;
  const use = await claimUse(context, payment);
  if (use === 'take') return provider.capture(payment, payment.amountCents);
  if (use === 'release') await provider.release(payment);
  return { kind: 'unknown' };
}

/** Money is taken only for an order that still waits for it. */
async function ask(
  context: Context,
  provider: Provider,
  payment: Payment,
  order: Order,
): Promise<ProviderState> {
  const { reference, state } = payment;
  if (!reference) return { kind: 'unknown' };
  const known = { ...payment, reference };
  if (isReserving(provider)) {
    const told = await askReserving(context, provider, known);
    const isForgotten = context.now().getTime() - payment.createdAt.getTime() > FORGOTTEN_AFTER_MS;
    return told.kind === 'unknown' && isForgotten ? { kind: 'expired' } : told;
  }
  const mayCapture = state === 'capturing' && isOwed(order);
  return mayCapture ? provider.capture(known, payment.amountCents) : provider.look(known);
}

const WITH_ORDER_MS = 60_000;

/** Approved before the order, and answered at once: the confirmation, not written yet, will tell it. */
async function isToldWithOrder(tx: Context, { createdAt }: Payment, order: Order): Promise<boolean> {
  const isWithOrder =
    createdAt < order.placedAt && tx.now().getTime() - order.placedAt.getTime() < WITH_ORDER_MS;
  return isWithOrder && !(await isConfirmationWritten(tx, order));
}

/** The confirmation has said that it is on its way, and that we tell what comes of it. */
const isPromised = async (tx: Context, { createdAt, state }: Payment, order: Order): Promise<boolean> =>
  createdAt < order.placedAt && state !== 'redirected' && (await isConfirmationWritten(tx, order));

/** The provider's page leads back at once to one that tells it. */
const isLate = (tx: Context, { createdAt }: Payment): boolean =>
  tx.now().getTime() - createdAt.getTime() >= WITH_ORDER_MS;

/** Who was told that a payment is on its way is told that it failed; who gave up at the provider knows it. */
const needsWord = (tx: Context, row: Payment, state: OnlinePaymentState): boolean =>
  row.state === 'redirected' ? state === 'declined' && isLate(tx, row) : hasFailed(state);

async function apply(
  tx: Context,
  payment: Payment,
  told: ProviderState,
  isTold: boolean,
): Promise<OnlinePaymentState> {
  const order = await orderOfPayment(tx, payment, true);
  const row = await lockPayment(tx, payment.id);
  if (!order || !row) return payment.state;
  const settlement = settlementOf(row, told, isOwed(order));
  await writeSettlement(tx, row.id, settlement);
  if (!settlement) return row.state;
  const { entry, state, problem } = settlement;
  if (problem) tx.log.error({ order: order.number, payment: row.id, problem }, 'a payment is held');
  if (!entry) return state;
  const actor = providerOf(row);
  if (entry.kind === 'failed') {
    await failTry(tx, order, row, { reference: entry.reference, actor, reason: problem ?? null });
    if (needsWord(tx, row, state) && (!isTold || (await isPromised(tx, row, order))))
      await tellFailure(tx, row, order);
    return state;
  }
  await appendPayment(tx, row.subject, { ...entry, actor, reason: problem ?? null });
  if (state === 'paid' || state === 'pending') {
    const payment = row.method ?? order.payment;
    await tx.db.update(orders).set({ heldUntil: null, payment }).where(eq(orders.id, order.id));
  }
  await followPayment(tx, order, actor);
  if (state === 'paid' && entry.kind === 'received' && !(await isToldWithOrder(tx, row, order))) {
    const { reference, amountCents } = entry;
    const { id: orderId, openCents: dueCents } = order;
    await enqueuePaymentMail(tx, { kind: 'received', orderId, reference, amountCents, dueCents });
  }
  return state;
}

/**
 * For the last click, the page that a provider leads back to, and the job. The provider is asked outside any transaction; a repeated call changes nothing.
 * @param isTold a page shows the shopper what comes of it
 */
export async function settlePayment(
  context: Context,
  providers: Providers,
  payment: Payment,
  isTold = false,
): Promise<OnlinePaymentState> {
  if (payment.state === 'paid' || payment.state === 'held' || payment.state === 'created')
    return payment.state;
  const provider = providers.of(payment);
  if (!provider) return missAccount(context, payment);
  if (hasProblem(payment.problem, 'no-account')) await writeProblem(context, payment.id, null);
  const order = await orderOfPayment(context, payment, false);
  if (!order) return settleWithoutOrder(context, provider, payment);
  const told = await ask(context, provider, payment, order);
  return inTransaction(context, (tx) => apply(tx, payment, told, isTold));
}

/** Its account may be set up again, so the payment stays as it is; until then only staff can see to it. */
async function missAccount(context: Context, { id, provider, state, problem }: Payment) {
  if (!isSettled(state) && problem === null)
    await writeProblem(context, id, problemText('no-account', provider));
  return state;
}

/** For the pages of the order. Undefined if nobody tried to pay it online. */
export async function settleOrder(
  context: Context,
  providers: Providers,
  order: { id: string },
): Promise<OnlinePaymentState | undefined> {
  const payment = await latestPayment(context, paymentSubject(order));
  return payment && settlePayment(context, providers, payment, true);
}

export const SETTLE_PAYMENT = 'settle-payment';

/** Soon, once for many questions. */
export async function enqueueSettlement(context: Context, payment: Pick<Payment, 'id'>): Promise<void> {
  await enqueueJob(
    context.db,
    SETTLE_PAYMENT,
    { id: payment.id },
    { key: `${SETTLE_PAYMENT} ${payment.id}` },
  );
}

export async function settleQueued(context: Context, providers: Providers, payload: unknown): Promise<void> {
  const payment = await findPayment(context, z.object({ id: z.uuid() }).parse(payload).id);
  const takesItself = payment && providers.of(payment)?.referenceOf !== undefined;
  const isAsked =
    payment && (payment.state === 'capturing' || payment.state === 'pending' || hasFailed(payment.state));
  if (payment && (isAsked || takesItself)) await settlePayment(context, providers, payment);
}

export const SETTLE_PAYMENTS = 'settle-payments';
const ASK_AGAIN_AFTER_MS = 50_000;

/** For shoppers who did not come back, and answers that were lost. */
export async function settlePayments(context: Context, providers: Providers): Promise<void> {
  const before = new Date(context.now().getTime() - ASK_AGAIN_AFTER_MS);
  await askEach(context, {
    next: (silent) => unsettledPayment(context, before, silent),
    async ask(payment) {
      await noteAsked(context, payment.id);
      const state = await settlePayment(context, providers, payment);
      const provider = providers.of(payment);
      // One that sends messages is not asked.
      const isAsked = provider !== undefined && !provider.referenceOf;
      return !(isAsked && state === 'capturing');
    },
  });
}
