import { z } from 'zod';
import { companySettings } from '~/domain/tenancy/company';
import type { Context } from '~/platform/context';
import { enqueueJob } from '~/platform/jobs/jobs.server';
import { type Mail, queueMails } from '~/platform/mail/outbox.server';
import { findOrder } from './find-order.server';
import { orderActors, orderStates } from './order-state';
import { type StateChangeNews, shopperNews, staffNews } from './state-mail-text';
import { plainText, textMailHtml } from './text-mail.server';

export const ORDER_STATE_MAILS = 'order-state-mails';

const payloadSchema = z.object({
  orderId: z.uuid(),
  state: z.enum(orderStates),
  actor: z.enum(orderActors),
});

/** Has the mails about a new state written once the surrounding transaction has committed. */
export function enqueueStateMails({ db }: Context, change: z.output<typeof payloadSchema>): Promise<void> {
  return enqueueJob(db, ORDER_STATE_MAILS, change);
}

function mailsOf(change: StateChangeNews): Mail[] {
  const { order, location, state } = change;
  const { email } = companySettings.of(location);
  const toShopper = shopperNews(change);
  const toStaff = staffNews(change);
  return [
    ...(toShopper
      ? [{ ...toShopper, recipient: order.contact.email, senderName: location.title, replyTo: email }]
      : []),
    ...(toStaff
      ? [{ ...toStaff, recipient: email, senderName: 'Radhaus', replyTo: order.contact.email }]
      : []),
  ].map(({ recipient, senderName, replyTo, ...mail }, index) => ({
    recipient,
    senderName,
    replyTo,
    subject: mail.subject,
    text: plainText(mail),
    subjectKey: `order-${state}-${index} ${order.id}`,
    html: textMailHtml(location, mail),
  }));
}

/**
 * Writes the mails about an order's new state into the outbox, once, however often the job runs.
 * @param shopOf finds a location by its id, with the address of its shop
 * @throws {Error} when the order's location is gone: the job is tried again
 */
export async function writeStateMails(
  context: Context,
  payload: unknown,
  shopOf: (id: string) => Pick<StateChangeNews, 'location' | 'origin' | 'basename'> | undefined,
): Promise<void> {
  const { orderId, state, actor } = payloadSchema.parse(payload);
  const order = await findOrder(context, orderId);
  if (!order) return;
  const shop = shopOf(order.locationId);
  if (!shop) throw new Error(`the location ${order.locationId} of an order does not exist`);
  const mails = mailsOf({ order, ...shop, state, actor });
  if (mails.length > 0) await queueMails(context.db, mails, context.now());
}
