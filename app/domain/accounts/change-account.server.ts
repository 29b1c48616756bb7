import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import { queueMail } from '~/platform/mail/outbox.server';
import { recordEvent } from './account-events.server';
import { changeEmailMail, noticeMail } from './account-mails';
import { countTry } from './attempts.server';
import { emailKey } from './email-key';
import { hashPassword } from './password-hash.server';
import { passwordProblem } from './password-rules.server';
import type { Salutation } from './person-fields';
import { endSessionsOf } from './session.server';
import { users } from './tables';
import { issueToken, redeemToken, revokeTokensOf } from './tokens.server';
import { findUserByEmail, lockUser, type User } from './users.server';
import type { Visitor } from './visitor';

/** Name and phone number of an account. */
export interface Profile {
  salutation: Salutation;
  firstName: string;
  lastName: string;
  phone: string | null;
}

export async function changeProfile(context: Context, userId: string, profile: Profile): Promise<void> {
  await context.db.update(users).set(profile).where(eq(users.id, userId));
}

/**
 * Sets a new password for somebody who proved the old one; their other sessions and all open links end.
 * @returns why the new one is not accepted, or undefined when it is set
 * @throws {TooManySignInsError} when too many wait already
 */
export async function changePassword(
  tenant: Tenant,
  context: Context,
  user: User,
  password: string,
  sessionId: string | undefined,
): Promise<string | undefined> {
  const own = [tenant.location.title, user.firstName, user.lastName, user.email.split('@')[0] ?? ''];
  const problem = passwordProblem(password, own);
  if (problem) return problem;
  const passwordHash = await hashPassword(password);
  return inTransaction(context, async (tx) => {
    if (!(await lockUser(tx.db, user.id))) return 'Dieses Konto gibt es nicht mehr.';
    const now = tx.now();
    await tx.db.update(users).set({ passwordHash, passwordChangedAt: now }).where(eq(users.id, user.id));
    await revokeTokensOf(tx.db, user.id);
    await endSessionsOf(tx.db, user.id, sessionId);
    await recordEvent(tx, user.id, 'password');
    await queueMail(tx.db, noticeMail(tenant, user, 'das Passwort Ihres Kontos wurde geändert.'), now);
    return undefined;
  });
}

/**
 * Sends a link to a new address; until it is confirmed the old one stays. Tells nobody whether the new one is known.
 * @returns seconds to wait first, when one account asks again and again; 0 when the mail is on its way
 */
export async function requestEmailChange(
  tenant: Tenant,
  context: Context,
  visitor: Pick<Visitor, 'address'>,
  user: User,
  email: string,
): Promise<number> {
  const seconds = await countTry(context, { what: 'change-email', whom: user.id, from: visitor.address });
  if (seconds > 0) return seconds;
  await inTransaction(context, async (tx) => {
    if (!(await lockUser(tx.db, user.id))) return;
    const isTaken = (await findUserByEmail(tx, email)) !== undefined;
    const token = await issueToken(tx, 'change-email', { email }, user.id);
    if (isTaken) return;
    await queueMail(tx.db, changeEmailMail(tenant, email, token), tx.now());
  });
  return 0;
}

/**
 * Makes the address that the link was sent to the account's own; false when the link no longer works, or is another
 * account's. Open links end: those to the old address could set a password.
 */
export function confirmNewEmail(
  tenant: Tenant,
  context: Context,
  userId: string,
  token: string,
): Promise<boolean> {
  return inTransaction(context, async (tx) => {
    const user = await lockUser(tx.db, userId);
    const row = await redeemToken(tx, 'change-email', token, userId);
    if (!row || !user) return false;
    const { email } = z.object({ email: z.string() }).parse(row.payload);
    if (await findUserByEmail(tx, email)) return false;
    await tx.db
      .update(users)
      .set({ email, emailKey: emailKey(email) })
      .where(eq(users.id, user.id));
    await revokeTokensOf(tx.db, user.id);
    await recordEvent(tx, user.id, 'email');
    const notice = noticeMail(tenant, user, `die E-Mail Adresse Ihres Kontos ist jetzt ${email}.`);
    await queueMail(tx.db, notice, tx.now());
    return true;
  });
}
