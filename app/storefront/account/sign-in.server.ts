import { noteEvent } from '~/domain/accounts/account-events.server';
import { startUserSession } from '~/domain/accounts/session.server';
import { holdUser, signedIn, type User } from '~/domain/accounts/users.server';
import { ownerOfUser, type Visitor } from '~/domain/accounts/visitor';
import { claimCarts } from '~/domain/cart/move-cart.server';
import { claimOrders } from '~/domain/orders/claim-orders.server';
import type { Tenant } from '~/domain/tenancy/tenant';
import { claimWishList } from '~/domain/wishlist/move-wish-list.server';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';

/**
 * Signs a visitor in, with everything that they gathered as a guest, in one transaction: nothing is lost between.
 * @param user as it was when the password was compared
 * @returns false when the account was deleted or got another password since: nobody is signed in
 */
export async function signIn(
  tenant: Tenant,
  context: Context,
  visitor: Visitor,
  user: User,
): Promise<boolean> {
  const before = { ...visitor };
  try {
    return await inTransaction(context, async (tx) => {
      // A transaction that is run again starts from the same visitor.
      Object.assign(visitor, before);
      if ((await holdUser(tx.db, user.id))?.passwordHash !== user.passwordHash) return false;
      const guest = await startUserSession(tenant, tx, visitor, signedIn(user));
      await noteEvent(tx, user.id, 'sign-in');
      if (!guest) return true;
      const owner = ownerOfUser(user.id);
      await claimCarts(tx, guest, owner);
      await claimOrders(tx.db, guest, owner);
      await claimWishList(tx.db, guest, owner);
      return true;
    });
  } catch (error) {
    // The session was never stored: its cookie must not take the place of the guest's.
    Object.assign(visitor, before);
    throw error;
  }
}
