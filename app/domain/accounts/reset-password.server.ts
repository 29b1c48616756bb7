import { eq } from 'drizzle-orm';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import { queueMail } from '~/platform/mail/outbox.server';
import { recordAndTell } from './account-events.server';
import { accountNotices, resetMail } from './account-mails.server';
import { emailKey } from './email-key';
import { hashPassword, unlessBusy } from './password-hash.server';
import { passwordProblem } from './password-rules.server';
import { rateLimit } from './rate-limit.server';
import type { Refused } from './refusals';
import { endSession } from './session.server';
import { users } from './tables';
import { findToken, issueToken, noteUsedToken, redeemToken, revokeTokensOf } from './tokens.server';
import { endSessionsOf } from './user-sessions.server';
import { changedPassword, findUser, findUserByEmail, lockUser } from './users.server';
import type { SessionChange, Visitor } from './visitor';

/** Milliseconds in which a reset is requested, whether or not the address is known. */
export const RESET_ANSWER_MS = 400;

/** The answer does not reveal whether the address is known. */
export async function requestPasswordReset(
  tenant: Tenant,
  context: Context,
  visitor: Pick<Visitor, 'address'>,
  email: string,
): Promise<{ ok: true } | Refused<'rate-limited'>> {
  const limited = await rateLimit(context, { what: 'reset', whom: emailKey(email), from: visitor.address });
  if (limited) return limited;
  const user = await findUserByEmail(context, email);
  if (!user) return { ok: true };
  await inTransaction(context, async (tx) => {
    if (!(await lockUser(tx.db, user.id))) return;
    const token = await issueToken(tx, 'reset', {}, user.id);
    await queueMail(tx.db, resetMail(tenant, user, token), tx.now());
  });
  return { ok: true };
}

export type ResetPasswordResult =
  | { ok: true; session?: SessionChange }
  | Refused<'weak-password' | 'expired-token' | 'busy'>;

/** Ends all sessions and links of the account, and the visitor's own session. @param email must be the account's, if given */
export function resetPassword(
  tenant: Tenant,
  context: Context,
  visitor: Visitor,
  { token, password, email }: { token: string; password: string; email?: string },
): Promise<ResetPasswordResult> {
  return unlessBusy(async () => {
    const pending = await findToken(context, 'reset', token);
    const owner = pending?.userId ? await findUser(context, pending.userId) : undefined;
    if (!owner || (email !== undefined && emailKey(email) !== owner.emailKey)) {
      return { ok: false, code: 'expired-token' };
    }
    const problem = passwordProblem(password, { shop: tenant, ...owner });
    if (problem) return { ok: false, code: 'weak-password', problem };
    const passwordHash = await hashPassword(password);
    return inTransaction(context, async (tx): Promise<ResetPasswordResult> => {
      const row = await redeemToken(tx, 'reset', token);
      const user = row?.userId ? await lockUser(tx.db, row.userId) : undefined;
      if (!user) return { ok: false, code: 'expired-token' };
      const now = tx.now();
      await tx.db.update(users).set(changedPassword(passwordHash, now)).where(eq(users.id, user.id));
      await revokeTokensOf(tx.db, user.id);
      await noteUsedToken(tx, 'reset', token);
      await endSessionsOf(tx.db, user.id);
      await recordAndTell(tx, tenant, user, { kind: 'reset', text: accountNotices.reset });
      return { ok: true, session: visitor.user && (await endSession(tx, visitor)) };
    });
  });
}
