import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import type { Database } from '~/platform/database/database.server';
import { inTransaction } from '~/platform/database/transaction.server';
import { queueMail } from '~/platform/mail/outbox.server';
import { recordEvent } from './account-events.server';
import { noticeMail } from './account-mails';
import { refuseWrongPassword } from './credentials.server';
import { unlessBusy } from './password-hash.server';
import { type Attempt, rateLimit, resetRateLimit } from './rate-limit.server';
import type { Refused } from './refusals';
import { newSecret, stepOfCode } from './second-factor';
import { endSessionsOf } from './session.server';
import { secondFactors } from './tables';
import { lockUser, type Owner, type User } from './users.server';

/** Whether somebody signs in with a second factor. */
export async function hasSecondFactor(db: Database, userId: string): Promise<boolean> {
  const rows = await db
    .select({ userId: secondFactors.userId })
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt)));
  return rows.length > 0;
}

/**
 * The secret that is offered to somebody who has none yet: the same one until a code confirms it. Undefined when the account
 * is gone.
 */
export function offeredSecret(context: Context, userId: string): Promise<string | undefined> {
  return inTransaction(context, async (tx) => {
    if (!(await lockUser(tx.db, userId))) return undefined;
    await tx.db.insert(secondFactors).values({ userId, secret: newSecret() }).onConflictDoNothing();
    const [row] = await tx.db.select().from(secondFactors).where(eq(secondFactors.userId, userId));
    return row?.secret;
  });
}

/**
 * Compares a code with the app's, and uses it up: of two who send the same code at once, one gets in. Wrong ones meet the
 * backoff, wherever they come from: only who has the password gets to guess codes at all.
 */
export function redeemCode(
  context: Context,
  user: Pick<User, 'id'>,
  code: string,
): Promise<Refused<'wrong-code' | 'rate-limited'> | undefined> {
  return compareCode(context, user, code, false);
}

/** What a change of the second factor needs. */
export interface SecondFactorProof {
  password: string;
  /** Of the app. */
  code: string;
}

export type SecondFactorResult =
  | { ok: true }
  | Refused<'wrong-password' | 'wrong-code' | 'rate-limited' | 'busy'>;

/** The first right code confirms the offered secret; sessions that began without it end, but for this one. */
export function confirmSecondFactor(
  tenant: Tenant,
  context: Context,
  { visitor, user }: Owner,
  { password, code }: SecondFactorProof,
): Promise<SecondFactorResult> {
  return unlessBusy(async () => {
    const refused = await refuseWrongPassword(context, visitor, user, password);
    if (refused) return refused;
    if (await hasSecondFactor(context.db, user.id)) return { ok: true };
    const wrong = await compareCode(context, user, code, true);
    if (wrong) return wrong;
    const text =
      'Ihr Konto hat jetzt einen zweiten Faktor: Beim Einloggen fragen wir nach dem Code Ihrer App.';
    return inTransaction(context, async (tx): Promise<SecondFactorResult> => {
      if (!(await lockUser(tx.db, user.id))) return { ok: false, code: 'wrong-code' };
      await endSessionsOf(tx.db, user.id, visitor.sessionId);
      await recordEvent(tx, user.id, 'second-factor');
      await queueMail(tx.db, noticeMail(tenant, user, text), tx.now());
      return { ok: true };
    });
  });
}

/** Takes the second factor away from its owner, who hears of it by mail. */
export function removeOwnSecondFactor(
  tenant: Tenant,
  context: Context,
  { visitor, user }: Owner,
  { password, code }: SecondFactorProof,
): Promise<SecondFactorResult> {
  return unlessBusy(async () => {
    const refused = await refuseWrongPassword(context, visitor, user, password);
    if (refused) return refused;
    if (!(await hasSecondFactor(context.db, user.id))) return { ok: true };
    const wrong = await redeemCode(context, user, code);
    if (wrong) return wrong;
    if (!(await removeSecondFactor(context, user))) return { ok: true };
    const text = 'Ihr Konto hat keinen zweiten Faktor mehr: Zum Einloggen genügt wieder das Passwort.';
    await queueMail(context.db, noticeMail(tenant, user, text), context.now());
    return { ok: true };
  });
}

async function compareCode(
  context: Context,
  user: Pick<User, 'id'>,
  code: string,
  isConfirming: boolean,
): Promise<Refused<'wrong-code' | 'rate-limited'> | undefined> {
  const attempt: Attempt = { what: 'second-factor', whom: user.id, from: 'anywhere' };
  const limited = await rateLimit(context, attempt);
  if (limited) return limited;
  const now = context.now();
  const { userId, confirmedAt, lastStep } = secondFactors;
  const state = isConfirming ? isNull(confirmedAt) : isNotNull(confirmedAt);
  const [factor] = await context.db
    .select()
    .from(secondFactors)
    .where(and(eq(userId, user.id), state));
  const step = factor && stepOfCode(factor.secret, code, now);
  if (!factor || step === undefined) return { ok: false, code: 'wrong-code' };
  const used = await context.db
    .update(secondFactors)
    .set({ lastStep: step, confirmedAt: factor.confirmedAt ?? now })
    .where(and(eq(userId, user.id), state, lt(lastStep, step)))
    .returning();
  if (used.length === 0) return { ok: false, code: 'wrong-code' };
  await resetRateLimit(context, attempt);
  return undefined;
}

/** Takes the second factor away, for somebody who lost the app; false when there was none. */
export function removeSecondFactor(context: Context, user: Pick<User, 'id'>): Promise<boolean> {
  return inTransaction(context, async (tx) => {
    if (!(await lockUser(tx.db, user.id))) return false;
    const removed = await tx.db
      .delete(secondFactors)
      .where(and(eq(secondFactors.userId, user.id), isNotNull(secondFactors.confirmedAt)))
      .returning();
    if (removed.length > 0) await recordEvent(tx, user.id, 'second-factor-off');
    return removed.length > 0;
  });
}
