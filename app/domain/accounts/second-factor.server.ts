import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context, KeyedContext } from '~/platform/context';
import type { Database } from '~/platform/database/database.server';
import { inTransaction } from '~/platform/database/transaction.server';
import { queueMail } from '~/platform/mail/outbox.server';
import { recordAndTell, recordEvent } from './account-events.server';
import { accountNotices, noticeMail, recoveryCodeNotice } from './account-mails.server';
import { recordAudit } from './audit-log.server';
import { refuseWrongPassword } from './credentials.server';
import { openSecret } from './factor-secret.server';
import { unlessBusy } from './password-hash.server';
import { type Attempt, rateLimit, resetRateLimit } from './rate-limit.server';
import { countCodes, renewCodes, useCode } from './recovery-codes.server';
import type { Refused } from './refusals';
import { RECOVERY_CODE_DIGITS } from './schemas';
import { stepOfCode } from './second-factor';
import { secondFactors } from './tables';
import { endSessionsOf } from './user-sessions.server';
import { lockUser, type Owner, type User } from './users.server';
import type { Visitor } from './visitor';

export async function hasSecondFactor(db: Database, userId: string): Promise<boolean> {
  const rows = await db
    .select({ userId: secondFactors.userId })
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt)));
  return rows.length > 0;
}

interface CodeOwner {
  user: Pick<User, 'id' | 'email' | 'firstName'>;
  visitor: Pick<Visitor, 'address'>;
}

/** Accepts a code only once, also of parallel calls. The limit spans networks: guessing requires the password. */
export async function redeemCode(
  tenant: Tenant,
  context: KeyedContext,
  { user, visitor }: CodeOwner,
  code: string,
): Promise<Refused<'wrong-code' | 'rate-limited'> | undefined> {
  const refused = await redeemAnyCode(tenant, context, user, code);
  if (refused?.code === 'wrong-code')
    await recordAudit(context, { kind: 'code-failed', accountId: user.id, address: visitor.address });
  return refused;
}

async function redeemAnyCode(
  tenant: Tenant,
  context: KeyedContext,
  user: CodeOwner['user'],
  code: string,
): Promise<Refused<'wrong-code' | 'rate-limited'> | undefined> {
  if (code.length !== RECOVERY_CODE_DIGITS) return compareCode(context, user, code, false);
  const attempt = attemptOf(user);
  const limited = await rateLimit(context, attempt);
  if (limited) return limited;
  return inTransaction(context, async (tx) => {
    if (!(await useCode(tx.db, user.id, code))) return { ok: false, code: 'wrong-code' } as const;
    await resetRateLimit(tx, attempt);
    const left = await countCodes(tx.db, user.id);
    await recordAndTell(tx, tenant, user, { kind: 'recovery-code', text: recoveryCodeNotice(left) });
    return undefined;
  });
}

export interface SecondFactorCredentials {
  password: string;
  code: string;
}

export type SecondFactorResult =
  | { ok: true; recoveryCodes?: string[] }
  | Refused<'wrong-password' | 'wrong-code' | 'rate-limited' | 'busy'>;

/** Ends the owner's other sessions, which began without it. */
export function confirmSecondFactor(
  tenant: Tenant,
  context: KeyedContext,
  { visitor, user }: Owner,
  { password, code }: SecondFactorCredentials,
): Promise<SecondFactorResult> {
  return unlessBusy(async () => {
    const refused = await refuseWrongPassword(context, visitor, user, password);
    if (refused) return refused;
    if (await hasSecondFactor(context.db, user.id)) return { ok: true };
    const wrong = await compareCode(context, user, code, true);
    if (wrong) return wrong;
    return inTransaction(context, async (tx): Promise<SecondFactorResult> => {
      if (!(await lockUser(tx.db, user.id))) return { ok: false, code: 'wrong-code' };
      await endSessionsOf(tx.db, user.id, visitor.sessionId);
      await recordAndTell(tx, tenant, user, {
        kind: 'second-factor',
        text: accountNotices['second-factor'],
      });
      return { ok: true, recoveryCodes: await renewCodes(tx, user.id) };
    });
  });
}

export function renewRecoveryCodes(
  tenant: Tenant,
  context: KeyedContext,
  { visitor, user }: Owner,
  { password, code }: SecondFactorCredentials,
): Promise<SecondFactorResult> {
  return unlessBusy(async () => {
    const refused =
      (await refuseWrongPassword(context, visitor, user, password)) ??
      (await redeemCode(tenant, context, { user, visitor }, code));
    if (refused) return refused;
    return inTransaction(context, async (tx): Promise<SecondFactorResult> => {
      const isLocked = (await lockUser(tx.db, user.id)) && (await hasSecondFactor(tx.db, user.id));
      if (!isLocked) return { ok: false, code: 'wrong-code' };
      await recordAndTell(tx, tenant, user, {
        kind: 'recovery-codes',
        text: accountNotices['recovery-codes'],
      });
      return { ok: true, recoveryCodes: await renewCodes(tx, user.id) };
    });
  });
}

export function removeOwnSecondFactor(
  tenant: Tenant,
  context: KeyedContext,
  { visitor, user }: Owner,
  { password, code }: SecondFactorCredentials,
): Promise<SecondFactorResult> {
  return unlessBusy(async () => {
    const refused = await refuseWrongPassword(context, visitor, user, password);
    if (refused) return refused;
    if (!(await hasSecondFactor(context.db, user.id))) return { ok: true };
    const wrong = await redeemCode(tenant, context, { user, visitor }, code);
    if (wrong) return wrong;
    if (!(await removeSecondFactor(context, user))) return { ok: true };
    const text = accountNotices['second-factor-removed'];
    await queueMail(context.db, noticeMail(tenant, user, text), context.now());
    return { ok: true };
  });
}

const attemptOf = ({ id }: Pick<User, 'id'>): Attempt => ({
  what: 'second-factor',
  whom: id,
  from: 'anywhere',
});

async function compareCode(
  context: KeyedContext,
  user: Pick<User, 'id'>,
  code: string,
  isConfirming: boolean,
): Promise<Refused<'wrong-code' | 'rate-limited'> | undefined> {
  const attempt = attemptOf(user);
  const limited = await rateLimit(context, attempt);
  if (limited) return limited;
  const now = context.now();
  const { userId, confirmedAt, lastStep } = secondFactors;
  const state = isConfirming ? isNull(confirmedAt) : isNotNull(confirmedAt);
  const [factor] = await context.db
    .select()
    .from(secondFactors)
    .where(and(eq(userId, user.id), state));
  const secret = factor && openSecret(context, factor);
  const step = secret && stepOfCode(secret, code, now);
  if (!factor || typeof step !== 'number') return { ok: false, code: 'wrong-code' };
  const used = await context.db
    .update(secondFactors)
    .set({ lastStep: step, confirmedAt: factor.confirmedAt ?? now })
    .where(and(eq(userId, user.id), state, lt(lastStep, step)))
    .returning();
  if (used.length === 0) return { ok: false, code: 'wrong-code' };
  await resetRateLimit(context, attempt);
  return undefined;
}

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
