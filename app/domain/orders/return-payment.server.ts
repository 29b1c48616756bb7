import { randomUUID } from 'node:crypto';
import { and, desc, eq, inArray, isNull, like, or } from 'drizzle-orm';
import { balanceOf } from '~/domain/payments/ledger';
import { hasFailed, isSettled, type OnlinePaymentState } from '~/domain/payments/online-payment';
import {
  findPayment,
  lockPayment,
  type Payment,
  writeProblem,
  writeSettlement,
} from '~/domain/payments/payments.server';
import { problemText } from '~/domain/payments/problems';
import type { Providers } from '~/domain/payments/provider';
import { appendPayment, ledgerOf } from '~/domain/payments/record.server';
import { isUnderWay, type RefundProgress } from '~/domain/payments/refund';
import {
  type Refund,
  requestRefunds,
  writeElsewhereRefund,
  writeRefund,
} from '~/domain/payments/refunds.server';
import { payments, refunds } from '~/domain/payments/tables';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import { enqueueRefund } from './settle-refund.server';
import { type GivenBack, type Returned, settleWithoutOrder } from './settle-without-order.server';

/** A payment whose order is not there, and what became of its refund. */
export interface PaymentWithoutOrder extends Pick<Payment, 'id' | 'amountCents' | 'method' | 'createdAt'> {
  /** '5O190127TN364715T': that the provider's pages name. */
  reference: string;
  provider: Payment['provider'];
  state: OnlinePaymentState;
  /** Of a direct debit; of no other way to pay. */
  payer: string | undefined;
  refund: RefundProgress | undefined;
  /** Why the provider refused it. */
  refusal: string | undefined;
  /** The shop cannot give it back: staff do, and say so. */
  isByHand: boolean;
  /** Changes with what became of it. */
  version: string;
}

const ofShop = (locationId: string) =>
  and(
    like(payments.problem, `${problemText('without-order', '')}%`),
    or(eq(payments.locationId, locationId), isNull(payments.locationId)),
  );

const versionOf = ({ state }: Payment, refund: Refund | undefined) =>
  [state, refund?.id, refund?.state].filter(Boolean).join(' ');

/** Its refund was refused, the money is not what was asked for, or nobody can be asked. */
const isByHand = (payment: Payment, refund: Refund | undefined, providers: Providers): boolean =>
  refund?.state === 'refused' || (payment.state === 'held' && !refund) || !providers.of(payment);

const shown = (payment: Payment, refund: Refund | undefined, providers: Providers): PaymentWithoutOrder => {
  const { id, amountCents, method, createdAt, provider, state, reference, mandate } = payment;
  return {
    ...{ id, amountCents, method, createdAt, provider, state },
    reference: reference ?? id,
    payer: mandate?.holder,
    refund: refund?.state,
    refusal: refund?.problem ?? undefined,
    isByHand: isByHand(payment, refund, providers),
    version: versionOf(payment, refund),
  };
};

/** The newest first, as it is asked for again after a refusal. */
function refundsOfPayments({ db }: Context, ids: readonly string[]): Promise<Refund[]> {
  return db
    .select()
    .from(refunds)
    .where(inArray(refunds.paymentId, [...ids]))
    .orderBy(desc(refunds.createdAt), desc(refunds.id));
}

/** Those of the location, and those that name none; the oldest first. */
export async function paymentsWithoutOrder(
  context: Context,
  providers: Providers,
  { locationId, limit }: { locationId: string; limit: number },
): Promise<PaymentWithoutOrder[]> {
  const found = await context.db
    .select()
    .from(payments)
    .where(ofShop(locationId))
    .orderBy(payments.createdAt, payments.id)
    .limit(limit);
  const given =
    found.length === 0
      ? []
      : await refundsOfPayments(
          context,
          found.map(({ id }) => id),
        );
  return found.map((payment) =>
    shown(
      payment,
      given.find(({ paymentId }) => paymentId === payment.id),
      providers,
    ),
  );
}

export type ReturnPaymentResult =
  /** `under-way`: the refund is requested; a job asks the provider at once. */
  | { ok: true; kind: Returned }
  /** Unknown here, or dealt with. */
  | { ok: false; code: 'unknown-payment' }
  /** Since the page was opened. */
  | { ok: false; code: 'changed' }
  /** The account with the provider is not set up any more. */
  | { ok: false; code: 'no-account' }
  /** Nothing came yet: the provider has not decided, or did not answer. */
  | { ok: false; code: 'in-review' | 'no-answer' }
  /** What came is not what was asked for; nobody can ask for its return. */
  | { ok: false; code: 'by-hand' }
  /** The shop gives it back itself. */
  | { ok: false; code: 'not-by-hand' };

interface Asked {
  id: string;
  locationId: string;
  /** That the page showed. */
  version: string;
}

type Known =
  | Extract<ReturnPaymentResult, { ok: false }>
  | { ok: true; payment: Payment; last: Refund | undefined };

/** With what became of it. */
async function knownPayment(context: Context, { id, locationId, version }: Asked): Promise<Known> {
  const [payment] = await context.db
    .select()
    .from(payments)
    .where(and(eq(payments.id, id), ofShop(locationId)));
  if (!payment) return { ok: false, code: 'unknown-payment' };
  const [last] = await refundsOfPayments(context, [id]);
  if (versionOf(payment, last) !== version) return { ok: false, code: 'changed' };
  return { ok: true, payment, last };
}

/** A refused refund is asked for once more. False: somebody else was faster. */
function askAgain(
  context: Context,
  { id }: Payment,
  refused: Refund,
  { actor, reason, onReturned }: GivenBack,
): Promise<boolean> {
  return inTransaction(context, async (tx) => {
    const row = await lockPayment(tx, id);
    const [last] = await refundsOfPayments(tx, [id]);
    if (!row || last?.id !== refused.id || last.state !== 'refused') return false;
    await writeRefund(tx, refused.id, { problem: null });
    await writeProblem(tx, id, problemText('without-order', `${row.provider} ${row.reference ?? id}`));
    const again = await requestRefunds(tx, row.subject, {
      shares: [{ paymentId: id, amountCents: refused.amountCents }],
      key: `without order ${id} after ${refused.id}`,
      lines: [],
      reason: reason || refused.reason,
      actor,
    });
    for (const { id: refundId } of again) await enqueueRefund(tx, refundId);
    await onReturned?.(tx, row, { kind: 'under-way', amountCents: refused.amountCents });
    return true;
  });
}

async function outcomeOf(context: Context, id: string): Promise<ReturnPaymentResult> {
  const payment = await findPayment(context, id);
  if ((await refundsOfPayments(context, [id])).length > 0) return { ok: true, kind: 'under-way' };
  if (payment && hasFailed(payment.state)) return { ok: true, kind: 'released' };
  if (payment?.state === 'held') return { ok: false, code: 'by-hand' };
  return { ok: false, code: payment?.state === 'pending' ? 'in-review' : 'no-answer' };
}

/**
 * Gives back now what `settleWithoutOrder` gives back when the provider is asked the next time, and asks again for a
 * refund that was refused. The provider is asked outside any transaction; a repeated call gives nothing twice.
 */
export async function returnPayment(
  context: Context,
  providers: Providers,
  asked: Asked,
  by: GivenBack,
): Promise<ReturnPaymentResult> {
  const known = await knownPayment(context, asked);
  if (!known.ok) return known;
  const { payment, last } = known;
  const provider = providers.of(payment);
  if (!provider) return { ok: false, code: 'no-account' };
  if (last?.state === 'refused' && !(await askAgain(context, payment, last, by)))
    return { ok: false, code: 'changed' };
  if (last && last.state !== 'refused') await enqueueRefund(context, last.id);
  if (!last)
    await settleWithoutOrder(context, provider, payment, by).catch((error) =>
      context.log.warn({ err: error, payment: payment.id }, 'a payment without its order was not given back'),
    );
  return outcomeOf(context, payment.id);
}

/** Staff have given back in another way what the shop cannot give back: the ledger has it, and nobody is asked again. */
export function recordReturn(
  context: Context,
  providers: Providers,
  asked: Asked,
  { actor, reason, onReturned }: GivenBack,
): Promise<ReturnPaymentResult> {
  return inTransaction(context, async (tx): Promise<ReturnPaymentResult> => {
    await lockPayment(tx, asked.id);
    const known = await knownPayment(tx, asked);
    if (!known.ok) return known;
    const { payment, last } = known;
    if (!isByHand(payment, last, providers)) return { ok: false, code: 'not-by-hand' };
    const { id: paymentId, subject } = payment;
    const amountCents = balanceOf(await ledgerOf(tx, subject));
    const id = randomUUID();
    const reference = `by hand ${id.slice(0, 8)}`;
    const isAsked = last !== undefined && isUnderWay(last);
    if (last) await writeRefund(tx, last.id, { problem: null, ...(isAsked && { state: 'done', reference }) });
    if (amountCents > 0) {
      if (!isAsked) await writeElsewhereRefund(tx, { id, subject, paymentId, amountCents, reference, actor });
      const why = reason ?? null;
      await appendPayment(tx, subject, { kind: 'refunded', amountCents, reference, actor, reason: why });
    }
    const isOpen = !isSettled(payment.state);
    await writeSettlement(tx, paymentId, { state: isOpen ? 'expired' : payment.state });
    await onReturned?.(tx, payment, { kind: 'by-hand', amountCents });
    return { ok: true, kind: 'by-hand' };
  });
}
