import { deleteUser } from '~/domain/accounts/delete-account.server';
import { lockUser, type User } from '~/domain/accounts/users.server';
import { ownerOfUser } from '~/domain/accounts/visitor';
import { deleteCartsOf } from '~/domain/cart/clean-up.server';
import { forgetRedeemer } from '~/domain/coupons/redemptions.server';
import { disownOrders } from '~/domain/orders/claim-orders.server';
import { deleteWishListsOf } from '~/domain/wishlist/clean-up.server';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import { deleteMailsOf } from '~/platform/mail/outbox.server';

/** Deletes an account everywhere but in the order documents, which the law keeps (domain: retention of eight years). */
export function deleteAccount(context: Context, user: User): Promise<void> {
  const owner = ownerOfUser(user.id);
  return inTransaction(context, async (tx) => {
    await lockUser(tx.db, user.id);
    await disownOrders(tx.db, owner);
    await deleteCartsOf(tx.db, owner);
    await forgetRedeemer(tx.db, user);
    await deleteWishListsOf(tx.db, owner);
    await deleteMailsOf(tx.db, user.email);
    await deleteUser(tx.db, user);
  });
}
