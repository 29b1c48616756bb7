import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, inArray, like, lte, or, sql } from 'drizzle-orm';
import type { ProviderName } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import { statement } from '~/platform/database/statement.server';
import { daysAfter } from '~/values/days';
import type { Cents } from '~/values/money';
import type { GivenMandate } from './mandate';
import type { PaymentMethod } from './methods';
import { isSettled, type OnlinePaymentState, type Settlement } from './online-payment';
import { hasProblem } from './problems';
import type { Instrument, Provider, StartRequest } from './provider';
import { payments } from './tables';

export type Payment = typeof payments.$inferSelect;

export type StartPaymentResult =
  | { ok: true; paymentId: string; approveAt: string | null }
  | { ok: false; code: 'provider-unavailable' | 'payment-refused' | 'unclear' };

interface NewPayment {
  subject: string;
  locationId: string;
  amountCents: Cents;
  instrument: Instrument;
  mandate?: GivenMandate | undefined;
}

const methodByInstrument: Readonly<Record<Instrument['kind'], PaymentMethod>> = {
  wallet: 'paypal',
  card: 'kreditkarte',
  debit: 'sepa',
};

/** The row comes before the provider is asked, so that no approval and no money is without one. @returns its id */
export async function openPayment(
  { db, now }: Context,
  { name, account, referenceOf }: Provider,
  { instrument, ...payment }: NewPayment,
): Promise<string> {
  const id = randomUUID();
  const reference = referenceOf?.(id) ?? null;
  await db.insert(payments).values({
    id,
    ...payment,
    method: methodByInstrument[instrument.kind],
    provider: name,
    account,
    reference,
    // A provider that takes the money at once may do so from here on.
    state: reference ? 'capturing' : 'created',
    createdAt: now(),
    askedAt: now(),
  });
  return id;
}

/** Outside any transaction. */
export async function startPayment(
  { db }: Context,
  provider: Provider,
  request: StartRequest,
): Promise<StartPaymentResult> {
  const { id } = request;
  const started = await provider.start(request);
  // A message of the provider may have been faster.
  const isStarting = and(eq(payments.id, id), inArray(payments.state, ['created', 'capturing']));
  if (started.ok) {
    const state = started.approveAt ? 'redirected' : 'capturing';
    await db
      .update(payments)
      .set({ state, reference: started.reference, approveAt: started.approveAt })
      .where(isStarting);
    return { ok: true, paymentId: id, approveAt: started.approveAt };
  }
  if (started.code === 'unclear') return { ok: false, code: 'unclear' };
  const isRefused = provider.referenceOf !== undefined && started.code === 'refused';
  await db
    .update(payments)
    .set({ state: isRefused ? 'declined' : 'expired' })
    .where(isStarting);
  return { ok: false, code: isRefused ? 'payment-refused' : 'provider-unavailable' };
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

const findLatest = statement('find_latest_payment', ['subject'], (db, { subject }) =>
  db.select().from(payments).where(eq(payments.subject, subject)).orderBy(desc(payments.createdAt)).limit(1),
);

export async function latestPayment({ db }: Context, subject: string): Promise<Payment | undefined> {
  const [payment] = await findLatest(db, { subject });
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

export const unsettled = ['capturing', 'pending'] as const satisfies readonly OnlinePaymentState[];

/** Money of the subject may move at any time. @param except the id of a payment that does not count */
export async function isBeingPaid({ db }: Context, subject: string, except?: string): Promise<boolean> {
  const paying = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.subject, subject), inArray(payments.state, unsettled)));
  return paying.some(({ id }) => id !== except);
}

/** Nobody waits for their approval any more. One that is claimed meanwhile stays as it is. */
export async function endRedirected({ db }: Context, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(payments)
    .set({ state: 'expired' })
    .where(and(inArray(payments.id, [...ids]), eq(payments.state, 'redirected')));
}

/** From here on the provider is asked, once, to take what it has reserved, or to give it back. The row is locked. */
export async function claimReserved(
  { db, now }: Context,
  id: string,
  use: 'take' | 'release',
): Promise<void> {
  const state = use === 'take' ? 'capturing' : 'expired';
  await db.update(payments).set({ state, captureAskedAt: now() }).where(eq(payments.id, id));
}

/** By its id, or the provider's. */
export async function paymentNamed({ db }: Context, typed: string): Promise<Payment | undefined> {
  const [payment] = await db
    .select()
    .from(payments)
    .where(or(eq(sql`${payments.id}::text`, typed), eq(payments.reference, typed)))
    .limit(1);
  return payment;
}

/** @returns true if it has failed, because nobody can be asked for it */
export async function clearProblem({ db }: Context, { id, state, problem }: Payment): Promise<boolean> {
  const isLost = hasProblem(problem, 'no-account') && !isSettled(state);
  const change = { problem: null, ...(isLost && { state: 'expired' as const }) };
  await db.update(payments).set(change).where(eq(payments.id, id));
  return isLost;
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
