import type { Tenant } from '~/domain/tenancy/tenant';
import type { KeyedContext } from '~/platform/context';
import type { Database } from '~/platform/database/database.server';
import { inTransaction } from '~/platform/database/transaction.server';
import { recordEvent } from './account-events.server';
import { issueBearer } from './bearer.server';
import { checkSignIn } from './credentials.server';
import { unlessBusy } from './password-hash.server';
import type { Refused } from './refusals';
import { hasSecondFactor, redeemCode } from './second-factor.server';
import { lockUser, type User } from './users.server';
import type { Visitor } from './visitor';

export interface BearerCredentials {
  email: string;
  password: string;
  /** Of the app, or a recovery code. */
  code?: string | undefined;
}

type BearerSignInResult =
  | { ok: true; bearer: string }
  | Refused<
      | 'wrong-credentials'
      | 'rate-limited'
      | 'busy'
      | 'code-required'
      | 'wrong-code'
      | 'password-change-required'
    >;

/** One step, because programs show no second page for the code. @param claim what was the mailbox's before */
export function signInBearer(
  tenant: Tenant,
  context: KeyedContext,
  visitor: Pick<Visitor, 'address' | 'claimedAddress' | 'agent'>,
  { code, claim, ...credentials }: BearerCredentials & { claim: (tx: Database, user: User) => Promise<void> },
): Promise<BearerSignInResult> {
  return unlessBusy(async (): Promise<BearerSignInResult> => {
    const checked = await checkSignIn(tenant, context, visitor, credentials);
    if (!checked.ok) return checked;
    const { user } = checked;
    if (await hasSecondFactor(context.db, user.id)) {
      if (code === undefined) return { ok: false, code: 'code-required' };
      const refused = await redeemCode(tenant, context, { user, visitor }, code);
      if (refused) return refused;
    }
    if (user.mustChangePassword) return { ok: false, code: 'password-change-required' };
    return inTransaction(context, async (tx): Promise<BearerSignInResult> => {
      if ((await lockUser(tx.db, user.id))?.passwordHash !== user.passwordHash) {
        return { ok: false, code: 'wrong-credentials' };
      }
      await recordEvent(tx, user.id, 'sign-in');
      await claim(tx.db, user);
      return { ok: true, bearer: await issueBearer(tx, user, visitor) };
    });
  });
}
