import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import type { Database } from '~/platform/database/database.server';
import { statement } from '~/platform/database/statement.server';
import type { Actor } from '~/values/actor';
import type { LedgerEntry } from './ledger';
import { paymentEvents } from './tables';

export interface NewPaymentEvent extends LedgerEntry {
  actor: Actor;
  reason: string | null;
}

const readLedger = statement('find_payment_events', ['subject'], (db, { subject }) =>
  db.select().from(paymentEvents).where(eq(paymentEvents.subject, subject)).orderBy(asc(paymentEvents.id)),
);

export const ledgerOf = ({ db }: Pick<Context, 'db'>, subject: string) => readLedger(db, { subject });

/** The caller's transaction has locked the subject. A known event changes nothing. */
export async function appendPayment(
  { db, now }: Context,
  subject: string,
  { actor, ...event }: NewPaymentEvent,
): Promise<void> {
  await db
    .insert(paymentEvents)
    .values({ ...event, subject, actorType: actor.type, actorId: actor.id, at: now() })
    .onConflictDoNothing();
}

export async function moveCustomerPayments(
  db: Database,
  subjects: readonly string[],
  to: string,
): Promise<void> {
  await db
    .update(paymentEvents)
    .set({ actorId: to })
    .where(and(eq(paymentEvents.actorType, 'customer'), inArray(paymentEvents.subject, [...subjects])));
}
