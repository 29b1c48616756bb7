import { deleteUser } from '~/domain/accounts/delete-account.server';
import { holdUser, type User } from '~/domain/accounts/users.server';
import { ownerOfUser } from '~/domain/accounts/visitor';
import { deleteCartsOf } from '~/domain/cart/clean-up.server';
import { forgetRedeemer } from '~/domain/coupons/redemptions.server';
import { disownOrders } from '~/domain/orders/adopt-orders.server';
import type { Tenant } from '~/domain/tenancy/tenant';
import { deleteWishListsOf } from '~/domain/wishlist/clean-up.server';
import { inTransaction } from '~/platform/database/transaction.server';
import { deleteMailsOf } from '~/platform/mail/outbox.server';

/** Deletes an account everywhere but in the order documents, which the law keeps (domain: retention of eight years). */
export function deleteAccount(tenant: Tenant, user: User): Promise<void> {
  const owner = ownerOfUser(user.id);
  return inTransaction(tenant.db, async (db) => {
    await holdUser(db, user.id);
    await disownOrders(db, owner);
    await deleteCartsOf(db, owner);
    await forgetRedeemer(db, user);
    await deleteWishListsOf(db, owner);
    await deleteMailsOf(db, user.email);
    await deleteUser(db, user);
  });
}
