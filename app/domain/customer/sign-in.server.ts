import { recordEvent } from '~/domain/accounts/account-events.server';
import { startUserSession } from '~/domain/accounts/session.server';
import { lockUser, signedIn, type User } from '~/domain/accounts/users.server';
import { ownerOfUser, type StartedSession, type Visitor } from '~/domain/accounts/visitor';
import { claimCarts } from '~/domain/cart/move-cart.server';
import { claimOrders } from '~/domain/orders/claim-orders.server';
import type { Tenant } from '~/domain/tenancy/tenant';
import { claimWishList } from '~/domain/wishlist/move-wish-list.server';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';

/**
 * Signs a visitor in, with everything that they gathered as a guest, in one transaction: nothing is lost between.
 * @param user as it was when the password was compared
 * @returns undefined when the account was deleted or got another password since: nobody is signed in
 */
export function signIn(
  tenant: Tenant,
  context: Context,
  visitor: Visitor,
  user: User,
): Promise<StartedSession | undefined> {
  return inTransaction(context, async (tx) => {
    if ((await lockUser(tx.db, user.id))?.passwordHash !== user.passwordHash) return undefined;
    const { session, guest } = await startUserSession(tenant, tx, visitor, signedIn(user));
    await recordEvent(tx, user.id, 'sign-in');
    if (guest) {
      const owner = ownerOfUser(user.id);
      await claimCarts(tx, guest, owner);
      await claimOrders(tx.db, guest, owner);
      await claimWishList(tx.db, guest, owner);
    }
    return session;
  });
}
