import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import { queueMail } from '~/platform/mail/outbox.server';
import { recordAndTell, recordEvent } from './account-events.server';
import { accountNotices, changeEmailMail, emailChangedMail } from './account-mails.server';
import type { Bearer } from './bearer.server';
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
import { findUserByEmail, lockUser, type Owner, type User } from './users.server';

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

/** Ends the owner's other sessions and all open links. */
export function changePassword(
  tenant: Tenant,
  context: Context,
  { visitor, user }: Owner,
  { password, newPassword }: { password: string; newPassword: string },
): Promise<ChangePasswordResult> {
  return unlessBusy(async () => {
    const refused = await refuseWrongPassword(context, visitor, user, password);
    if (refused) return refused;
    return storePassword(tenant, context, { user, keptSession: visitor.sessionId }, newPassword);
  });
}

/** Milliseconds after a sign-in in which no password is asked for. */
const FRESH_MS = 10 * 60 * 1_000;

/** For a program that has just signed in. Ends every session of the account, also the program's own. */
export function setPassword(
  tenant: Tenant,
  context: Context,
  { user, since }: Pick<Bearer, 'user' | 'since'>,
  newPassword: string,
): Promise<StorePasswordResult | Refused<'reauthentication-required' | 'busy'>> {
  return unlessBusy(async () =>
    context.now().getTime() - since.getTime() > FRESH_MS
      ? { ok: false, code: 'reauthentication-required' }
      : storePassword(tenant, context, { user }, newPassword),
  );
}

type StorePasswordResult = { ok: true } | Refused<'weak-password' | 'account-gone'>;

async function storePassword(
  tenant: Tenant,
  context: Context,
  { user, keptSession }: { user: User; keptSession?: string | undefined },
  newPassword: string,
): Promise<StorePasswordResult> {
  const own = [tenant.location.title, user.firstName, user.lastName, user.email.split('@')[0] ?? ''];
  const problem = passwordProblem(newPassword, own);
  if (problem) return { ok: false, code: 'weak-password', problem };
  const passwordHash = await hashPassword(newPassword);
  return inTransaction(context, async (tx): Promise<StorePasswordResult> => {
    if (!(await lockUser(tx.db, user.id))) return { ok: false, code: 'account-gone' };
    const now = tx.now();
    await tx.db.update(users).set({ passwordHash, passwordChangedAt: now }).where(eq(users.id, user.id));
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
): Promise<{ ok: true } | Refused<'wrong-password' | 'rate-limited' | 'busy'>> {
  return unlessBusy(async () => {
    const refused =
      (await refuseWrongPassword(context, visitor, user, password)) ??
      (await rateLimit(context, { what: 'change-email', whom: user.id, from: visitor.address }));
    if (refused) return refused;
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
