import { eventsOf } from '~/domain/accounts/account-events.server';
import { addressesOf } from '~/domain/accounts/address-book.server';
import { exportAudit } from '~/domain/accounts/audit-log.server';
import { exportCustomerNotes } from '~/domain/accounts/customer-notes.server';
import { countCodes } from '~/domain/accounts/recovery-codes.server';
import { hasSecondFactor } from '~/domain/accounts/second-factor.server';
import { rolesOf } from '~/domain/accounts/staff.server';
import { openChangesOf } from '~/domain/accounts/tokens.server';
import { sessionsOf } from '~/domain/accounts/user-sessions.server';
import { signedIn, type User } from '~/domain/accounts/users.server';
import { ownerOfUser, type Visitor } from '~/domain/accounts/visitor';
import { exportCarts } from '~/domain/cart/export-carts.server';
import { exportDrafts } from '~/domain/checkout/export-drafts.server';
import { exportRedemptions } from '~/domain/coupons/redemptions.server';
import { exportDocuments } from '~/domain/documents/find-documents.server';
import { exportGuestOrders, exportOrders } from '~/domain/orders/export-orders.server';
import { exportWithdrawals } from '~/domain/orders/withdrawal/withdraw.server';
import { exportGarage } from '~/domain/vehicles/garage/garage.server';
import { exportShares, exportWishLists } from '~/domain/wishlist/export-wish-lists.server';
import { exportAppointments } from '~/domain/workshop/appointments/appointments-of-person.server';
import { exportQuotes } from '~/domain/workshop/quotes/quotes.server';
import { requestsOf } from '~/domain/workshop/requests/requests-of-person.server';
import { exportWheels } from '~/domain/workshop/storage/wheels-of-person.server';
import type { Context } from '~/platform/context';

/** Everything stored about the owner, except secrets (Art. 15 and 20 GDPR). */
export async function exportAccount(context: Context, visitor: Visitor, user: User): Promise<object> {
  const owner = ownerOfUser(user.id);
  const { passwordHash: _secret, emailKey: _key, ...account } = user;
  const addresses = await addressesOf(context, user.id);
  const sessions = await sessionsOf(context, visitor);
  return {
    konto: account,
    adressen: addresses.map(({ userId: _user, ...address }) => address),
    rollen: await rolesOf(context.db, user.id),
    zweiterFaktor: await hasSecondFactor(context.db, user.id),
    wiederherstellungscodes: await countCodes(context.db, user.id),
    offeneLinks: await openChangesOf(context.db, user.id),
    sitzungen: sessions.map(({ id: _id, ...session }) => session),
    verlauf: await eventsOf(context, user.id, 1_000),
    sicherheitsprotokoll: await exportAudit(context, user.id),
    merklisten: await exportWishLists(context.db, owner),
    merklistenLinks: await exportShares(context.db, owner),
    garage: await exportGarage(context.db, owner),
    warenkoerbe: await exportCarts(context.db, owner),
    begonneneBestellungen: await exportDrafts(context.db, owner),
    bestellungen: await exportOrders(context.db, owner),
    rechnungen: await exportDocuments(context, owner),
    widerrufe: await exportWithdrawals(context, owner),
    serviceAnfragen: await requestsOf(context, user),
    kostenvoranschlaege: await exportQuotes(context, user),
    termine: await exportAppointments(context, user),
    eingelagerteRaeder: await exportWheels(context, user),
    gutscheine: await exportRedemptions(context.db, user),
    notizen: await exportCustomerNotes(context, user.email),
  };
}

const NO_USER = '';

/** At the request of a person who may have no account (Art. 15 GDPR); orders without a sign-in are those of the mailbox. */
export async function exportPerson(
  context: Context,
  { email, user }: { email: string; user: User | undefined },
): Promise<object> {
  const bestellungenOhneKonto = await exportGuestOrders(context.db, email);
  if (user) {
    const visitor = {
      sessionId: undefined,
      user: signedIn(user),
      dismissed: [],
      vehicleCode: undefined,
      address: '',
      agent: '',
    };
    return { ...(await exportAccount(context, visitor, user)), bestellungenOhneKonto };
  }
  const person = { id: NO_USER, email };
  return {
    email,
    bestellungenOhneKonto,
    serviceAnfragen: await requestsOf(context, person),
    kostenvoranschlaege: await exportQuotes(context, person),
    termine: await exportAppointments(context, person),
    eingelagerteRaeder: await exportWheels(context, person),
    notizen: await exportCustomerNotes(context, email),
  };
}
