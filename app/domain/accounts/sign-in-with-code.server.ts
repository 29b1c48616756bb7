import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import { type CodeCheck, takeCode } from './second-factor.server';
import { findToken, issueToken, redeemToken } from './tokens.server';
import { findUser, lockUser, type User } from './users.server';

/**
 * The password was right: what proves that while the code is asked for, for five minutes.
 * @param user as it was when the password was compared; undefined when it is gone or has another password by now
 */
export function askForCode(context: Context, user: User): Promise<string | undefined> {
  return inTransaction(context, async (tx) => {
    if ((await lockUser(tx.db, user.id))?.passwordHash !== user.passwordHash) return undefined;
    return issueToken(tx, 'second-factor', {}, user.id);
  });
}

/** What a code that was sent with that proof came to. */
export type CodeSignIn =
  | { kind: 'right'; user: User }
  | { kind: 'expired' }
  | Exclude<CodeCheck, { kind: 'right' }>;

/** Ends a sign-in with the code of the app; the proof of the password works once. */
export async function signInWithCode(context: Context, proof: string, code: string): Promise<CodeSignIn> {
  const pending = await findToken(context, 'second-factor', proof);
  const user = pending?.userId && (await findUser(context, pending.userId));
  if (!user) return { kind: 'expired' };
  const check = await takeCode(context, user, code);
  if (check.kind !== 'right') return check;
  if (!(await redeemToken(context, 'second-factor', proof))) return { kind: 'expired' };
  return { kind: 'right', user };
}
