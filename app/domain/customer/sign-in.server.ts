import { recordEvent } from '~/domain/accounts/account-events.server';
import { checkSignIn } from '~/domain/accounts/credentials.server';
import { issueFirstPassword, setFirstPassword } from '~/domain/accounts/first-password.server';
import { unlessBusy } from '~/domain/accounts/password-hash.server';
import type { Refused } from '~/domain/accounts/refusals';
import { requiresSecondFactor } from '~/domain/accounts/second-factor';
import { hasSecondFactor } from '~/domain/accounts/second-factor.server';
import { startUserSession } from '~/domain/accounts/session.server';
import { answerChallenge, issueChallenge } from '~/domain/accounts/sign-in-challenge.server';
import { isStaff } from '~/domain/accounts/staff.server';
import { lockUser, signedIn, type User } from '~/domain/accounts/users.server';
import { ownerOfUser, type StartedSession, type Visitor } from '~/domain/accounts/visitor';
import { claimCarts } from '~/domain/cart/move-cart.server';
import { moveDraft } from '~/domain/checkout/move-draft.server';
import { claimGuestOrders } from '~/domain/orders/claim-orders.server';
import type { Tenant } from '~/domain/tenancy/tenant';
import { claimVehicle } from '~/domain/vehicles/garage/claim-vehicle.server';
import { claimWishList } from '~/domain/wishlist/move-wish-list.server';
import type { Context, KeyedContext } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';

/** @param user as read when the password was compared @returns undefined if deleted or changed since */
function startSignedInSession(
  tenant: Tenant,
  context: Context,
  visitor: Visitor,
  user: User,
): Promise<StartedSession | undefined> {
  return inTransaction(context, async (tx) => {
    if ((await lockUser(tx.db, user.id))?.passwordHash !== user.passwordHash) return undefined;
    const { session, guest } = await startUserSession(tenant, tx, visitor, signedIn(user));
    await recordEvent(tx, user.id, 'sign-in');
    const owner = ownerOfUser(user.id);
    if (guest) {
      await claimCarts(tx, guest, owner, moveDraft);
      await claimWishList(tx.db, guest, owner);
    }
    await claimGuestOrders(tx.db, user);
    return claimVehicle(tx, owner, session);
  });
}

interface NeedsPassword {
  ok: false;
  code: 'password-required';
  passwordToken: string;
}

export type SignInResult =
  /** `needsSecondFactor`: staff have no rights before they set one up. */
  | { ok: true; session: StartedSession; needsSecondFactor: boolean }
  /** `signInWithCode` takes the challenge token and a code. */
  | { ok: false; code: 'code-required'; challengeToken: string }
  /** `signInWithFirstPassword` takes the token and a password of the owner's own. */
  | NeedsPassword
  | Refused<'wrong-credentials' | 'rate-limited' | 'busy'>;

async function needsPassword(context: Context, user: User): Promise<NeedsPassword | undefined> {
  const passwordToken = await issueFirstPassword(context, user);
  return passwordToken === undefined ? undefined : { ok: false, code: 'password-required', passwordToken };
}

/** `asStaff` leads staff who need a second factor to set it up; customers are signed in all the same. */
export function signInWithPassword(
  tenant: Tenant,
  context: Context,
  visitor: Visitor,
  { asStaff, ...credentials }: { email: string; password: string; asStaff: boolean },
): Promise<SignInResult> {
  const wrong: SignInResult = { ok: false, code: 'wrong-credentials' };
  return unlessBusy(async () => {
    const checked = await checkSignIn(tenant, context, visitor, credentials);
    if (!checked.ok) return checked;
    const { user } = checked;
    const worksHere = asStaff && (await isStaff(context.db, user));
    if (await hasSecondFactor(context.db, user.id)) {
      const challengeToken = await issueChallenge(context, user);
      return challengeToken ? { ok: false, code: 'code-required', challengeToken } : wrong;
    }
    if (user.mustChangePassword) return (await needsPassword(context, user)) ?? wrong;
    const session = await startSignedInSession(tenant, context, visitor, user);
    return session
      ? { ok: true, session, needsSecondFactor: worksHere && requiresSecondFactor(tenant) }
      : wrong;
  });
}

export async function signInWithCode(
  tenant: Tenant,
  context: KeyedContext,
  visitor: Visitor,
  answer: { challengeToken: string; code: string },
): Promise<
  | { ok: true; session: StartedSession }
  | NeedsPassword
  | Refused<'expired-challenge' | 'wrong-code' | 'rate-limited'>
> {
  const checked = await answerChallenge(tenant, context, visitor, answer);
  if (!checked.ok) return checked;
  if (checked.user.mustChangePassword)
    return (await needsPassword(context, checked.user)) ?? { ok: false, code: 'expired-challenge' };
  const session = await startSignedInSession(tenant, context, visitor, checked.user);
  return session ? { ok: true, session } : { ok: false, code: 'expired-challenge' };
}

/** The last step of the first sign-in with a password that the operator told. */
export async function signInWithFirstPassword(
  tenant: Tenant,
  context: Context,
  visitor: Visitor,
  answer: { token: string; password: string },
): Promise<
  | { ok: true; session: StartedSession }
  | Refused<'expired-challenge' | 'weak-password' | 'account-gone' | 'busy'>
> {
  const set = await setFirstPassword(tenant, context, answer);
  if (!set.ok) return set;
  const session = await startSignedInSession(tenant, context, visitor, set.user);
  return session ? { ok: true, session } : { ok: false, code: 'expired-challenge' };
}
