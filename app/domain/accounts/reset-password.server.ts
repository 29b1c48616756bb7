import { eq } from 'drizzle-orm';
import type { Tenant } from '~/domain/tenancy/tenant';
import { inTransaction } from '~/platform/database/transaction.server';
import { queueMail } from '~/platform/mail/outbox.server';
import { noteEvent } from './account-events.server';
import { noticeMail, resetMail } from './account-mails';
import { countTry } from './attempts.server';
import { emailKey } from './email-key';
import { hashPassword } from './password-hash.server';
import { passwordProblem } from './password-rules.server';
import { endSessionsOf } from './session.server';
import { users } from './tables';
import { issueToken, isTokenValid, redeemToken, revokeTokensOf } from './tokens.server';
import { findUserByEmail, holdUser } from './users.server';
import type { Visitor } from './visitor';

/**
 * Sends a link to the owner of an address, when it has an account.
 * @returns seconds to wait first; 0 when the request was taken. Nobody learns here whether the address is known.
 */
export async function askForReset(
  tenant: Tenant,
  visitor: Pick<Visitor, 'address'>,
  email: string,
): Promise<number> {
  const seconds = await countTry(tenant, { what: 'reset', whom: emailKey(email), from: visitor.address });
  if (seconds > 0) return seconds;
  const user = await findUserByEmail(tenant, email);
  if (!user) return 0;
  await inTransaction(tenant.db, async (db) => {
    const inside = { ...tenant, db };
    if (!(await holdUser(db, user.id))) return;
    const token = await issueToken(inside, 'reset', {}, user.id);
    await queueMail(db, resetMail(tenant, user, token), tenant.now());
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
export async function resetPassword(tenant: Tenant, token: string, password: string): Promise<ResetAnswer> {
  const message = passwordProblem(password, [tenant.location.title]);
  if (message) return { kind: 'weak-password', message };
  if (!(await isTokenValid(tenant, 'reset', token))) return { kind: 'dead-link' };
  const passwordHash = await hashPassword(password);
  return inTransaction(tenant.db, async (db) => {
    const inside = { ...tenant, db };
    const row = await redeemToken(inside, 'reset', token);
    const user = row?.userId ? await holdUser(db, row.userId) : undefined;
    if (!user) return { kind: 'dead-link' };
    const now = tenant.now();
    await db.update(users).set({ passwordHash, passwordChangedAt: now }).where(eq(users.id, user.id));
    await revokeTokensOf(db, user.id);
    await endSessionsOf(db, user.id);
    await noteEvent(inside, user.id, 'reset');
    await queueMail(db, noticeMail(tenant, user, 'das Passwort Ihres Kontos wurde neu gesetzt.'), now);
    return { kind: 'done' };
  });
}
