import { noteEvent } from '~/domain/accounts/account-events.server';
import { startUserSession } from '~/domain/accounts/session.server';
import { holdUser, signedIn, type User } from '~/domain/accounts/users.server';
import { ownerOfUser, type Visitor } from '~/domain/accounts/visitor';
import { adoptCarts } from '~/domain/cart/move-cart.server';
import { adoptOrders } from '~/domain/orders/adopt-orders.server';
import type { Tenant } from '~/domain/tenancy/tenant';
import { adoptWishList } from '~/domain/wishlist/adopt.server';
import { inTransaction } from '~/platform/database/transaction.server';

/**
 * Signs a visitor in, with everything that they gathered as a guest, in one transaction: nothing is lost between.
 * @param user as it was when the password was compared
 */
export function signIn(tenant: Tenant, visitor: Visitor, user: User): Promise<void> {
  const before = { ...visitor };
  return inTransaction(tenant.db, async (db) => {
    // A transaction that is run again starts from the same visitor.
    Object.assign(visitor, before);
    // Deleted, or given another password, since the typed one was compared: nobody is signed in.
    if ((await holdUser(db, user.id))?.passwordHash !== user.passwordHash) return;
    const inside = { ...tenant, db };
    const guest = await startUserSession(inside, visitor, signedIn(user));
    await noteEvent(inside, user.id, 'sign-in');
    if (!guest) return;
    const owner = ownerOfUser(user.id);
    await adoptCarts(inside, guest, owner);
    await adoptOrders(db, guest, owner);
    await adoptWishList(db, guest, owner);
  });
}
