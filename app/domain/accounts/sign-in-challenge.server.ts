import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context, KeyedContext } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import type { Refused } from './refusals';
import { redeemCode } from './second-factor.server';
import { findToken, issueToken, redeemToken } from './tokens.server';
import { findUser, lockUser, type User } from './users.server';
import type { Visitor } from './visitor';

/** Valid for five minutes. Undefined if the user is gone, or the password has changed. */
export function issueChallenge(context: Context, user: User): Promise<string | undefined> {
  return inTransaction(context, async (tx) => {
    if ((await lockUser(tx.db, user.id))?.passwordHash !== user.passwordHash) return undefined;
    return issueToken(tx, 'second-factor', {}, user.id);
  });
}

export async function answerChallenge(
  tenant: Tenant,
  context: KeyedContext,
  visitor: Pick<Visitor, 'address'>,
  { challengeToken, code }: { challengeToken: string; code: string },
): Promise<{ ok: true; user: User } | Refused<'expired-challenge' | 'wrong-code' | 'rate-limited'>> {
  const pending = await findToken(context, 'second-factor', challengeToken);
  const user = pending?.userId && (await findUser(context, pending.userId));
  if (!user) return { ok: false, code: 'expired-challenge' };
  const refused = await redeemCode(tenant, context, { user, visitor }, code);
  if (refused) return refused;
  if (!(await redeemToken(context, 'second-factor', challengeToken))) {
    return { ok: false, code: 'expired-challenge' };
  }
  return { ok: true, user };
}
