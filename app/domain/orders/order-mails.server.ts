import type { Tenant } from '~/domain/tenancy/tenant';
import type { Mail } from '~/platform/mail/outbox.server';
import { confirmationHtml, staffHtml } from './confirmation-mail.server';
import { confirmationText, staffText } from './confirmation-text';
import { wayNames } from './order-words';
import type { PlacedOrder } from './placed-order';

/** The mails of a new order: the receipt for the shopper (§ 312i BGB) and the notice to the location. */
export function orderMails(tenant: Tenant, order: PlacedOrder): Mail[] {
  const { location } = tenant;
  const what = wayNames[order.way];
  const receipt = { order, location, origin: tenant.origin, basename: tenant.basename };
  return [
    {
      recipient: order.contact.email,
      senderName: location.title,
      replyTo: location.company.email,
      subject: `Ihre ${what} ${order.number} bei ${location.title}`,
      text: confirmationText(receipt),
      html: confirmationHtml(receipt),
    },
    {
      recipient: location.company.email,
      senderName: 'Radhaus',
      replyTo: order.contact.email,
      subject: `Neue ${what} ${order.number}`,
      text: staffText(receipt),
      html: staffHtml(receipt),
    },
  ];
}
