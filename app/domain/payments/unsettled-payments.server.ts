import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import { type Payment, unsettled } from './payments.server';
import { payments } from './tables';

/** An account with a provider, among all accounts. */
export const accountKey = ({ provider, account }: Pick<Payment, 'provider' | 'account'>) =>
  `${provider} ${account}`;

export const ofOtherAccounts = (keys: readonly string[]) =>
  sql`${payments.provider} || ' ' || ${payments.account} <> all(${sql.param([...keys])}::text[])`;

/** The one that was not asked for since `before` and for the longest. @param silent keys of accounts to leave out */
export async function unsettledPayment(
  { db }: Context,
  before: Date,
  silent: readonly string[],
): Promise<Payment | undefined> {
  const [payment] = await db
    .select()
    .from(payments)
    .where(and(inArray(payments.state, unsettled), lte(payments.askedAt, before), ofOtherAccounts(silent)))
    .orderBy(asc(payments.askedAt))
    .limit(1);
  return payment;
}

/** Before the provider is asked, so that a payment that fails comes last the next time. */
export async function noteAsked({ db, now }: Context, id: string): Promise<void> {
  await db.update(payments).set({ askedAt: now() }).where(eq(payments.id, id));
}
