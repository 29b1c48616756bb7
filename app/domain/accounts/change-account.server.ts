import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import { queueMail } from '~/platform/mail/outbox.server';
import { recordAndTell, recordEvent } from './account-events.server';
import { accountNotices, changeEmailMail, emailChangedMail } from './account-mails.server';
import { refuseWrongPassword } from './credentials.server';
import { emailKey } from './email-key';
import { hashPassword, unlessBusy } from './password-hash.server';
import { passwordProblem } from './password-rules.server';
import type { Salutation } from './person-fields';
import { rateLimit } from './rate-limit.server';
import type { Refused } from './refusals';
import { users } from './tables';
import { issueToken, redeemToken, revokeTokensOf } from './tokens.server';
import { endSessionsOf } from './user-sessions.server';
import { changedPassword, findUserByEmail, lockUser, type Owner, type User } from './users.server';

export interface Profile {
  salutation: Salutation;
  firstName: string;
  lastName: string;
  phone: string | null;
}

export async function changeProfile(
  context: Context,
  userId: string,
  profile: Partial<Profile>,
): Promise<void> {
  if (Object.values(profile).every((value) => value === undefined)) return;
  await context.db.update(users).set(profile).where(eq(users.id, userId));
}

export type ChangePasswordResult = StorePasswordResult | Refused<'wrong-password' | 'rate-limited' | 'busy'>;

/** Ends all open links and sessions of the account. @param keptSession goes on */
export function changePassword(
  tenant: Tenant,
  context: Context,
  { visitor, user }: Owner,
  { password, newPassword }: { password: string; newPassword: string },
  keptSession: string | undefined,
): Promise<ChangePasswordResult> {
  return unlessBusy(async () => {
    const refused = await refuseWrongPassword(context, visitor, user, password);
    if (refused) return refused;
    return storePassword(tenant, context, { user, keptSession }, newPassword);
  });
}

export type StorePasswordResult = { ok: true } | Refused<'weak-password' | 'account-gone'>;

/** In a transaction of its own. @throws if too many hashes wait (`unlessBusy`) */
export async function storePassword(
  tenant: Tenant,
  context: Context,
  { user, keptSession }: { user: User; keptSession?: string | undefined },
  newPassword: string,
): Promise<StorePasswordResult> {
  const problem = passwordProblem(newPassword, { shop: tenant, ...user });
  if (problem) return { ok: false, code: 'weak-password', problem };
  const passwordHash = await hashPassword(newPassword);
  return inTransaction(context, async (tx): Promise<StorePasswordResult> => {
    if (!(await lockUser(tx.db, user.id))) return { ok: false, code: 'account-gone' };
    const now = tx.now();
    await tx.db.update(users).set(changedPassword(passwordHash, now)).where(eq(users.id, user.id));
    await revokeTokensOf(tx.db, user.id);
    await endSessionsOf(tx.db, user.id, keptSession);
    await recordAndTell(tx, tenant, user, { kind: 'password', text: accountNotices.password });
    return { ok: true };
  });
}

/** The old address stays until the new one is confirmed. The answer does not reveal whether the new one is known. */
export function requestEmailChange(
  tenant: Tenant,
  context: Context,
  { visitor, user }: Owner,
  { password, email }: { password: string; email: string },
): Promise<{ ok: true } | Refused<'wrong-password' | 'same-address' | 'rate-limited' | 'busy'>> {
  return unlessBusy(async () => {
    const refused =
      (await refuseWrongPassword(context, visitor, user, password)) ??
      (await rateLimit(context, { what: 'change-email', whom: user.id, from: visitor.address }));
    if (refused) return refused;
    if (emailKey(email) === emailKey(user.email)) return { ok: false, code: 'same-address' };
    await inTransaction(context, async (tx) => {
      if (!(await lockUser(tx.db, user.id))) return;
      const isTaken = (await findUserByEmail(tx, email)) !== undefined;
      const token = await issueToken(tx, 'change-email', { email }, user.id);
      if (isTaken) return;
      await queueMail(tx.db, changeEmailMail(tenant, email, token), tx.now());
    });
    return { ok: true };
  });
}

/** Ends open links, which could set a password, and sends the old address a link that restores it. */
export function confirmNewEmail(
  tenant: Tenant,
  context: Context,
  userId: string,
  token: string,
): Promise<{ ok: true } | Refused<'expired-token'>> {
  return inTransaction(context, async (tx) => {
    const user = await lockUser(tx.db, userId);
    const row = await redeemToken(tx, 'change-email', token, userId);
    if (!row || !user) return { ok: false, code: 'expired-token' };
    const { email } = z.object({ email: z.string() }).parse(row.payload);
    if (await findUserByEmail(tx, email)) return { ok: false, code: 'expired-token' };
    await tx.db
      .update(users)
      .set({ email, emailKey: emailKey(email) })
      .where(eq(users.id, user.id));
    await revokeTokensOf(tx.db, user.id);
    await recordEvent(tx, user.id, 'email');
    const undo = await issueToken(tx, 'undo-email', { email: user.email }, user.id);
    await queueMail(tx.db, emailChangedMail(tenant, user, email, undo), tx.now());
    return { ok: true };
  });
}
