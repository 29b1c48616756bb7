import { eq } from 'drizzle-orm';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import { queueMail } from '~/platform/mail/outbox.server';
import { recordEvent } from './account-events.server';
import { noticeMail, resetMail } from './account-mails';
import { countTry } from './attempts.server';
import { emailKey } from './email-key';
import { hashPassword } from './password-hash.server';
import { passwordProblem } from './password-rules.server';
import { endSessionsOf } from './session.server';
import { users } from './tables';
import { issueToken, isTokenValid, redeemToken, revokeTokensOf } from './tokens.server';
import { findUserByEmail, lockUser } from './users.server';
import type { Visitor } from './visitor';

/**
 * Sends a link to the owner of an address, when it has an account.
 * @returns seconds to wait first; 0 when the request was taken. Nobody learns here whether the address is known.
 */
export async function requestPasswordReset(
  tenant: Tenant,
  context: Context,
  visitor: Pick<Visitor, 'address'>,
  email: string,
): Promise<number> {
  const seconds = await countTry(context, { what: 'reset', whom: emailKey(email), from: visitor.address });
  if (seconds > 0) return seconds;
  const user = await findUserByEmail(context, email);
  if (!user) return 0;
  await inTransaction(context, async (tx) => {
    if (!(await lockUser(tx.db, user.id))) return;
    const token = await issueToken(tx, 'reset', {}, user.id);
    await queueMail(tx.db, resetMail(tenant, user, token), tx.now());
  });
  return 0;
}

export type ResetAnswer =
  | { kind: 'done' }
  | { kind: 'dead-link' }
  | { kind: 'weak-password'; message: string };

/**
 * Sets a new password by a link from a mail; every session of the account ends, and all its links with them.
 * @throws {TooManySignInsError} when too many wait already
 */
export async function resetPassword(
  tenant: Tenant,
  context: Context,
  token: string,
  password: string,
): Promise<ResetAnswer> {
  const message = passwordProblem(password, [tenant.location.title]);
  if (message) return { kind: 'weak-password', message };
  if (!(await isTokenValid(context, 'reset', token))) return { kind: 'dead-link' };
  const passwordHash = await hashPassword(password);
  return inTransaction(context, async (tx) => {
    const row = await redeemToken(tx, 'reset', token);
    const user = row?.userId ? await lockUser(tx.db, row.userId) : undefined;
    if (!user) return { kind: 'dead-link' };
    const now = tx.now();
    await tx.db.update(users).set({ passwordHash, passwordChangedAt: now }).where(eq(users.id, user.id));
    await revokeTokensOf(tx.db, user.id);
    await endSessionsOf(tx.db, user.id);
    await recordEvent(tx, user.id, 'reset');
    await queueMail(tx.db, noticeMail(tenant, user, 'das Passwort Ihres Kontos wurde neu gesetzt.'), now);
    return { kind: 'done' };
  });
}
