import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, inArray, like, lte } from 'drizzle-orm';
import type { ProviderName } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import { daysAfter } from '~/values/days';
import type { OnlinePaymentState, Settlement } from './online-payment';
import { amountOf, type Provider, type StartRequest } from './provider';
import { payments } from './tables';

export type Payment = typeof payments.$inferSelect;

export type StartPaymentResult =
  | { ok: true; paymentId: string; approveAt: string }
  | { ok: false; code: 'provider-unavailable' };

/** The row comes first, so that no approval is without one. */
export async function startPayment(
  { db, now }: Context,
  provider: Provider,
  subject: string,
  request: Omit<StartRequest, 'id'>,
): Promise<StartPaymentResult> {
  const id = randomUUID();
  const amountCents = amountOf(request.amount);
  const row = { id, subject, provider: provider.name, amountCents, createdAt: now(), askedAt: now() };
  await db.insert(payments).values({ ...row, state: 'created' });
  const started = await provider.start({ ...request, id });
  if (!started.ok) {
    await db.update(payments).set({ state: 'expired' }).where(eq(payments.id, id));
    return { ok: false, code: 'provider-unavailable' };
  }
  await db
    .update(payments)
    .set({ state: 'redirected', reference: started.reference })
    .where(eq(payments.id, id));
  return { ok: true, paymentId: id, approveAt: started.approveAt };
}

export async function findPayment({ db }: Context, id: string): Promise<Payment | undefined> {
  const [payment] = await db.select().from(payments).where(eq(payments.id, id));
  return payment;
}

export async function paymentOfProvider(
  { db }: Context,
  provider: ProviderName,
  reference: string,
): Promise<Payment | undefined> {
  const [payment] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.provider, provider), eq(payments.reference, reference)));
  return payment;
}

export async function paymentOfCapture(
  { db }: Context,
  provider: ProviderName,
  capture: string,
): Promise<Payment | undefined> {
  const [payment] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.provider, provider), eq(payments.capture, capture)));
  return payment;
}

/** Newest last. */
export function paymentsOf({ db }: Pick<Context, 'db'>, subject: string): Promise<Payment[]> {
  return db.select().from(payments).where(eq(payments.subject, subject)).orderBy(asc(payments.createdAt));
}

/** Null: staff have dealt with it. */
export async function writeProblem({ db }: Context, id: string, problem: string | null): Promise<void> {
  await db.update(payments).set({ problem }).where(eq(payments.id, id));
}

export async function latestPayment({ db }: Context, subject: string): Promise<Payment | undefined> {
  const [payment] = await db
    .select()
    .from(payments)
    .where(eq(payments.subject, subject))
    .orderBy(desc(payments.createdAt))
    .limit(1);
  return payment;
}

interface Claim {
  from: string;
  to: string;
  amountCents: number;
}

/** From here on the money may be taken. False if the approval was for something else. */
export async function claimPayment({ db }: Context, id: string, claim: Claim): Promise<boolean> {
  const claimed = await db
    .update(payments)
    .set({ subject: claim.to, state: 'capturing' })
    .where(
      and(
        eq(payments.id, id),
        eq(payments.subject, claim.from),
        eq(payments.amountCents, claim.amountCents),
        eq(payments.state, 'redirected'),
      ),
    )
    .returning({ id: payments.id });
  return claimed.length > 0;
}

/** Locks the row. */
export async function lockPayment({ db }: Context, id: string): Promise<Payment | undefined> {
  const [payment] = await db.select().from(payments).where(eq(payments.id, id)).for('update');
  return payment;
}

export async function writeSettlement(
  { db, now }: Context,
  id: string,
  settlement: Pick<Settlement, 'state' | 'problem' | 'entry'> | undefined,
): Promise<void> {
  const came = settlement?.entry?.kind === 'received' ? settlement.entry : undefined;
  await db
    .update(payments)
    .set({
      ...(settlement && { state: settlement.state, problem: settlement.problem ?? null }),
      ...(came && { capture: came.reference }),
      askedAt: now(),
    })
    .where(eq(payments.id, id));
}

const unsettled = ['capturing', 'pending'] as const satisfies readonly OnlinePaymentState[];

/** Money of the subject may move at any time. */
export async function isBeingPaid({ db }: Context, subject: string): Promise<boolean> {
  const paying = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.subject, subject), inArray(payments.state, unsettled)));
  return paying.length > 0;
}

/** Those not asked for since `before`, the longest first. */
export function unsettledPayments({ db }: Context, before: Date, limit: number): Promise<Payment[]> {
  return db
    .select()
    .from(payments)
    .where(and(inArray(payments.state, unsettled), lte(payments.askedAt, before)))
    .orderBy(asc(payments.askedAt))
    .limit(limit);
}

const UNPLACED_DAYS = 30;

/** Tries that no order followed. @param prefix of their subjects */
export async function deleteUnplacedPayments({ db, now }: Context, prefix: string): Promise<void> {
  await db
    .delete(payments)
    .where(
      and(like(payments.subject, `${prefix}%`), lte(payments.createdAt, daysAfter(now(), -UNPLACED_DAYS))),
    );
}
