import { eventsOf } from '~/domain/accounts/account-events.server';
import { addressesOf } from '~/domain/accounts/address-book.server';
import { hasSecondFactor } from '~/domain/accounts/second-factor.server';
import { sessionsOf } from '~/domain/accounts/session.server';
import { rolesOf } from '~/domain/accounts/staff.server';
import { openChangesOf } from '~/domain/accounts/tokens.server';
import type { User } from '~/domain/accounts/users.server';
import { ownerOfUser, type Visitor } from '~/domain/accounts/visitor';
import { exportCarts } from '~/domain/cart/export-carts.server';
import { exportDrafts } from '~/domain/checkout/export-drafts.server';
import { exportRedemptions } from '~/domain/coupons/redemptions.server';
import { exportOrders } from '~/domain/orders/export-orders.server';
import type { Tenant } from '~/domain/tenancy/tenant';
import { exportShares, exportWishLists } from '~/domain/wishlist/export-wish-lists.server';

/** Everything that is stored about an account's owner, but secrets, for them to take along (Art. 15 and 20 GDPR). */
export async function exportAccount(tenant: Tenant, visitor: Visitor, user: User): Promise<object> {
  const owner = ownerOfUser(user.id);
  const { passwordHash: _secret, emailKey: _key, ...account } = user;
  const addresses = await addressesOf(tenant, user.id);
  const sessions = await sessionsOf(tenant, visitor);
  return {
    konto: account,
    adressen: addresses.map(({ userId: _user, ...address }) => address),
    rollen: await rolesOf(tenant.db, user.id),
    zweiterFaktor: await hasSecondFactor(tenant.db, user.id),
    offeneLinks: await openChangesOf(tenant.db, user.id),
    sitzungen: sessions.map(({ id: _id, ...session }) => session),
    verlauf: await eventsOf(tenant, user.id, 1_000),
    merklisten: await exportWishLists(tenant.db, owner),
    merklistenLinks: await exportShares(tenant.db, owner),
    warenkoerbe: await exportCarts(tenant.db, owner),
    begonneneBestellungen: await exportDrafts(tenant.db, owner),
    bestellungen: await exportOrders(tenant.db, owner),
    gutscheine: await exportRedemptions(tenant.db, user),
  };
}
