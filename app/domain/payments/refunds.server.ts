import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import type { Actor } from '~/values/actor';
import type { Cents } from '~/values/money';
import type { Payment } from './payments.server';
import type { CapturedPayment, RefundedLine, RefundProgress, RefundShare } from './refund';
import { payments, refunds } from './tables';
import { ofOtherAccounts } from './unsettled-payments.server';

export type Refund = typeof refunds.$inferSelect;

export function refundsOf({ db }: Pick<Context, 'db'>, subject: string): Promise<Refund[]> {
  return db
    .select()
    .from(refunds)
    .where(eq(refunds.subject, subject))
    .orderBy(asc(refunds.createdAt), asc(refunds.id));
}

/** Payments whose money came, with the amount that came. */
export async function capturedPayments(
  { db }: Pick<Context, 'db'>,
  subject: string,
  ledger: readonly { kind: string; reference: string; amountCents: Cents }[],
): Promise<CapturedPayment[]> {
  const found = await db
    .select()
    .from(payments)
    .where(and(eq(payments.subject, subject), isNotNull(payments.capture)))
    .orderBy(asc(payments.createdAt));
  return found.flatMap(({ id, capture }) => {
    const came = ledger.find(({ kind, reference }) => kind === 'received' && reference === capture);
    return came ? [{ id, amountCents: came.amountCents }] : [];
  });
}

interface NewRefunds {
  shares: readonly RefundShare[];
  /** Of all shares together: what is more than was due. */
  reductionCents?: Cents;
  key: string;
  lines: readonly RefundedLine[];
  reason: string | null;
  actor: Actor;
}

/** The caller's transaction has locked the subject. */
export async function requestRefunds(
  { db, now }: Context,
  subject: string,
  { shares, reductionCents = 0, actor, ...refund }: NewRefunds,
): Promise<Refund[]> {
  const moment = { createdAt: now(), askedAt: now() };
  let left = reductionCents;
  const reduced = shares.map((share) => {
    const own = Math.min(left, share.amountCents);
    left -= own;
    return { ...share, reductionCents: own };
  });
  return db
    .insert(refunds)
    .values(
      reduced.map((share) => ({
        id: randomUUID(),
        subject,
        ...share,
        ...refund,
        actorType: actor.type,
        actorId: actor.id,
        state: 'requested' as const,
        ...moment,
      })),
    )
    .returning();
}

export async function findRefund({ db }: Context, id: string): Promise<Refund | undefined> {
  const [refund] = await db.select().from(refunds).where(eq(refunds.id, id));
  return refund;
}

/** One row a subject, which follows what is due. */
export async function writeProposal(
  { db, now }: Context,
  subject: string,
  amountCents: Cents,
  actor: Actor,
): Promise<void> {
  const proposed = and(eq(refunds.subject, subject), eq(refunds.state, 'proposed'));
  if (amountCents === 0) {
    await db.delete(refunds).where(proposed);
    return;
  }
  const row = { id: randomUUID(), subject, amountCents, state: 'proposed' as const };
  await db
    .insert(refunds)
    .values({
      ...row,
      key: `proposal ${row.id}`,
      actorType: actor.type,
      actorId: actor.id,
      createdAt: now(),
      askedAt: now(),
    })
    .onConflictDoUpdate({
      target: refunds.subject,
      targetWhere: sql`state = 'proposed'`,
      set: { amountCents },
    });
}

export async function waiveProposal(
  { db, now }: Context,
  subject: string,
  { actor, reason }: { actor: Actor; reason: string },
): Promise<Refund | undefined> {
  const [waived] = await db
    .update(refunds)
    .set({ state: 'waived', reason, actorType: actor.type, actorId: actor.id, askedAt: now() })
    .where(and(eq(refunds.subject, subject), eq(refunds.state, 'proposed')))
    .returning();
  return waived;
}

/** Made at the provider, without us. */
export async function writeElsewhereRefund(
  { db, now }: Context,
  {
    actor,
    ...refund
  }: Pick<Refund, 'id' | 'subject' | 'paymentId' | 'amountCents' | 'reference'> & { actor: Actor },
): Promise<void> {
  await db.insert(refunds).values({
    ...refund,
    key: `elsewhere ${refund.id}`,
    state: 'done',
    actorType: actor.type,
    actorId: actor.id,
    createdAt: now(),
    askedAt: now(),
  });
}

/** Locks the row. */
export async function lockRefund({ db }: Context, id: string): Promise<Refund | undefined> {
  const [refund] = await db.select().from(refunds).where(eq(refunds.id, id)).for('update');
  return refund;
}

export async function writeRefund(
  { db, now }: Context,
  id: string,
  change: Partial<Pick<Refund, 'state' | 'reference' | 'problem' | 'reason'>>,
): Promise<void> {
  await db
    .update(refunds)
    .set({ ...change, askedAt: now() })
    .where(eq(refunds.id, id));
}

/** Staff have chosen another way. */
export async function forgetRefusals({ db }: Context, subject: string): Promise<void> {
  await db
    .update(refunds)
    .set({ problem: null })
    .where(and(eq(refunds.subject, subject), isNotNull(refunds.problem)));
}

const unfinished = ['requested', 'unknown', 'sent'] as const satisfies readonly RefundProgress[];

/** Of a provider that names no refund of ours. */
export async function refundUnderWay(
  { db }: Context,
  paymentId: string,
  amountCents: Cents,
): Promise<Refund | undefined> {
  const [refund] = await db
    .select()
    .from(refunds)
    .where(
      and(
        eq(refunds.paymentId, paymentId),
        eq(refunds.amountCents, amountCents),
        inArray(refunds.state, ['unknown', 'sent']),
      ),
    )
    .orderBy(asc(refunds.createdAt))
    .limit(1);
  return refund;
}

export type ProviderRefund = Pick<Refund, 'id'> & Pick<Payment, 'provider' | 'account'>;

/** Through a provider, the one that was not asked for since `before` and for the longest. @param silent keys of accounts to leave out */
export async function unfinishedRefund(
  { db }: Context,
  before: Date,
  silent: readonly string[],
): Promise<ProviderRefund | undefined> {
  const [refund] = await db
    .select({ id: refunds.id, provider: payments.provider, account: payments.account })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(inArray(refunds.state, unfinished), lte(refunds.askedAt, before), ofOtherAccounts(silent)))
    .orderBy(asc(refunds.askedAt))
    .limit(1);
  return refund;
}
