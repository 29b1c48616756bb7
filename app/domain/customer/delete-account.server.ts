import { accountDeletedMail } from '~/domain/accounts/account-mails.server';
import { refuseWrongPassword } from '~/domain/accounts/credentials.server';
import { deleteCustomerNotesOf } from '~/domain/accounts/customer-notes.server';
import { deleteUser } from '~/domain/accounts/delete-account.server';
import { unlessBusy } from '~/domain/accounts/password-hash.server';
import type { Refused } from '~/domain/accounts/refusals';
import { endSession } from '~/domain/accounts/session.server';
import { lockUser, type Owner, type User } from '~/domain/accounts/users.server';
import { ownerOfUser, type SessionChange } from '~/domain/accounts/visitor';
import { deleteCartsOf } from '~/domain/cart/clean-up.server';
import { anonymizeRedemptions } from '~/domain/coupons/redemptions.server';
import { appointmentGoods } from '~/domain/orders/appointment-goods.server';
import { disownOrders } from '~/domain/orders/claim-orders.server';
import type { Tenant } from '~/domain/tenancy/tenant';
import { deleteGarageOf } from '~/domain/vehicles/garage/garage.server';
import { deleteWishListsOf } from '~/domain/wishlist/clean-up.server';
import { deleteAppointmentsOf } from '~/domain/workshop/appointments/delete-appointments.server';
import { deleteRequestsOf } from '~/domain/workshop/requests/requests-of-person.server';
import { deleteWheelsOf } from '~/domain/workshop/storage/wheels-of-person.server';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import { deleteMailsOf, queueMail } from '~/platform/mail/outbox.server';

async function deleteMailboxData(tenant: Tenant, tx: Context, person: { id: string; email: string }) {
  await deleteRequestsOf(tx, person);
  await deleteAppointmentsOf(tx, person, tenant, appointmentGoods);
  await deleteWheelsOf(tx, person);
  await deleteCustomerNotesOf(tx, person.email);
  await deleteMailsOf(tx.db, person.email);
}

async function deleteUserData(tenant: Tenant, tx: Context, user: User): Promise<void> {
  const owner = ownerOfUser(user.id);
  await lockUser(tx.db, user.id);
  // Carts first: this waits for an order in progress, which is then found.
  await deleteCartsOf(tx.db, owner);
  await disownOrders(tx.db, owner);
  await anonymizeRedemptions(tx.db, user);
  await deleteWishListsOf(tx.db, owner);
  await deleteGarageOf(tx.db, owner);
  await deleteMailboxData(tenant, tx, user);
  await deleteUser(tx.db, user);
  await queueMail(tx.db, accountDeletedMail(tenant, user.email), tx.now());
}

/** Orders and their invoices stay, as long as the law wants (`documents/delete-old-orders.server.ts`). */
export function deleteAccount(
  tenant: Tenant,
  context: Context,
  { visitor, user }: Owner,
  { password }: { password: string },
): Promise<{ ok: true; session: SessionChange } | Refused<'wrong-password' | 'rate-limited' | 'busy'>> {
  return unlessBusy(async () => {
    const refused = await refuseWrongPassword(context, visitor, user, password);
    if (refused) return refused;
    const session = await inTransaction(context, async (tx) => {
      await deleteUserData(tenant, tx, user);
      return endSession(tx, visitor);
    });
    return { ok: true, session };
  });
}

const NO_USER = '';

/** At the request of a person who may have no account (Art. 17 GDPR). @param record in the same transaction */
export function deletePerson(
  tenant: Tenant,
  context: Context,
  { email, user }: { email: string; user: User | undefined },
  record: (tx: Context) => Promise<void>,
): Promise<void> {
  return inTransaction(context, async (tx) => {
    if (user) await deleteUserData(tenant, tx, user);
    else await deleteMailboxData(tenant, tx, { id: NO_USER, email });
    await record(tx);
  });
}
