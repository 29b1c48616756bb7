import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import { type StorePasswordResult, storePassword } from './change-account.server';
import { unlessBusy, verifyPassword } from './password-hash.server';
import type { Refused } from './refusals';
import { findToken, issueToken } from './tokens.server';
import { findUser, lockUser, type User } from './users.server';

/** Proves the right password for a quarter of an hour. Undefined if the user is gone, or the password has changed. */
export function issueFirstPassword(context: Context, user: User): Promise<string | undefined> {
  return inTransaction(context, async (tx) => {
    if ((await lockUser(tx.db, user.id))?.passwordHash !== user.passwordHash) return undefined;
    return issueToken(tx, 'first-password', {}, user.id);
  });
}

/** Sets the owner's own password in place of the one that the operator told. */
export function setFirstPassword(
  tenant: Tenant,
  context: Context,
  { token, password }: { token: string; password: string },
): Promise<
  | { ok: true; user: User }
  | Exclude<StorePasswordResult, { ok: true }>
  | Refused<'expired-challenge' | 'busy'>
> {
  return unlessBusy(async () => {
    const pending = await findToken(context, 'first-password', token);
    const user = pending?.userId ? await findUser(context, pending.userId) : undefined;
    if (!user?.mustChangePassword) return { ok: false, code: 'expired-challenge' };
    if (await verifyPassword(user.passwordHash, password))
      return { ok: false, code: 'weak-password', problem: 'same-as-before' };
    const stored = await storePassword(tenant, context, { user }, password);
    if (!stored.ok) return stored;
    const changed = await findUser(context, user.id);
    return changed ? { ok: true, user: changed } : { ok: false, code: 'account-gone' };
  });
}
