import { deleteOldEvents } from '~/domain/accounts/account-events.server';
import { deleteOldAudit } from '~/domain/accounts/audit-log.server';
import { deleteOldCustomerNotes } from '~/domain/accounts/customer-notes.server';
import { deleteOldAttempts } from '~/domain/accounts/rate-limit.server';
import { deleteOldForms } from '~/domain/accounts/saved-form.server';
import { deleteOldSessions } from '~/domain/accounts/session.server';
import { deleteOldTokens } from '~/domain/accounts/tokens.server';
import { deleteOldCarts } from '~/domain/cart/clean-up.server';
import { deleteOldChanges } from '~/domain/catalog/articles/articles-changed.server';
import { deleteOldPayments } from '~/domain/checkout/approve-payment.server';
import { deleteOldConsents } from '~/domain/consent/consents.server';
import { deleteOldImports } from '~/domain/desk/imports/imports.server';
import { deleteOldPlans } from '~/domain/desk/location/planned-changes.server';
import { deleteOldOrders } from '~/domain/documents/delete-old-orders.server';
import { deleteOldOrderLinks } from '~/domain/orders/order-links.server';
import { deleteOldDeliveries } from '~/domain/programs/subscriptions.server';
import { deleteOldWishLists } from '~/domain/wishlist/clean-up.server';
import { deleteOldAppointmentLinks } from '~/domain/workshop/appointments/appointment-links.server';
import { deleteOldAppointments } from '~/domain/workshop/appointments/appointments-of-person.server';
import { deleteOldHolds } from '~/domain/workshop/appointments/hold-slot.server';
import { deleteOldRequests } from '~/domain/workshop/requests/requests-of-person.server';
import { deleteOldWheels } from '~/domain/workshop/storage/wheels-of-person.server';
import { deleteOldBackupRecords } from '~/platform/backup/recorded-backups.server';
import { deleteOldBuildFiles } from '~/platform/builds/build-files.server';
import type { Config } from '~/platform/config/config.server';
import type { Context } from '~/platform/context';
import { deleteOldDomainEvents } from '~/platform/events/read-events.server';
import { deleteOldHits } from '~/platform/hits/waiting-hits.server';
import { deleteOldPeers } from '~/platform/http/forwarding-peers.server';
import { deleteOldMails } from '~/platform/mail/outbox.server';
import { deleteOldRepeats } from '~/platform/repeats/run-once.server';

export async function cleanUp(
  context: Context,
  { auditDays, staffSession }: Pick<Config, 'auditDays' | 'staffSession'>,
): Promise<void> {
  await deleteOldAudit(context, auditDays);
  await deleteOldSessions(context, staffSession);
  await deleteOldAttempts(context);
  await deleteOldRepeats(context);
  await deleteOldDomainEvents(context);
  await deleteOldDeliveries(context);
  await deleteOldTokens(context);
  await deleteOldOrderLinks(context);
  await deleteOldOrders(context);
  await deleteOldForms(context);
  await deleteOldEvents(context);
  await deleteOldCarts(context);
  await deleteOldChanges(context);
  await deleteOldConsents(context);
  await deleteOldPayments(context);
  await deleteOldWishLists(context);
  await deleteOldRequests(context);
  await deleteOldCustomerNotes(context);
  await deleteOldAppointments(context);
  await deleteOldWheels(context);
  await deleteOldHolds(context);
  await deleteOldAppointmentLinks(context);
  await deleteOldImports(context);
  await deleteOldPlans(context);
  await deleteOldMails(context.db, context.now());
  await deleteOldBackupRecords(context);
  await deleteOldBuildFiles(context);
  await deleteOldHits(context);
  await deleteOldPeers(context);
}
