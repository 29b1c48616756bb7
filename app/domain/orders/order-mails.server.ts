import { z } from 'zod';
import { allocationsOf } from '~/domain/catalog/inventory/allocated-pieces.server';
import { companyOf } from '~/domain/tenancy/company';
import type { Location } from '~/domain/tenancy/directory';
import { locationLetter } from '~/domain/tenancy/location-mail.server';
import type { Context } from '~/platform/context';
import { sqlStateOf } from '~/platform/database/sql-state';
import { inTransaction } from '~/platform/database/transaction.server';
import { enqueueJob } from '~/platform/jobs/jobs.server';
import { pictureOf } from '~/platform/mail/attached-picture';
import { type Mail, queueMails, queueMailWith } from '~/platform/mail/outbox.server';
import { bookedWith } from './booked-with.server';
import { confirmationHtml } from './confirmation-mail.server';
import { confirmationText, type PickedStock, type Receipt, staffParts } from './confirmation-text';
import { deskButton } from './desk-button';
import { findOrder } from './find-order.server';
import { giroCodeAttachment } from './giro-code.server';
import { orderTypeNames } from './messages';
import { issueOrderLink } from './order-links.server';
import { orderMailPictures } from './order-pictures.server';
import { paymentStanding } from './pay-offer.server';
import { pickedStock } from './picked-stock.server';

export const ORDER_MAILS = 'order-mails';

/** The mails link to the shop where the order was placed. */
const payloadSchema = z.object({ orderId: z.uuid(), origin: z.string(), basename: z.string() });

/** A job, so that nothing is rendered while rows are locked. */
export function enqueueOrderMails({ db }: Context, order: z.output<typeof payloadSchema>): Promise<void> {
  return enqueueJob(db, ORDER_MAILS, order, { onlyKey: `${ORDER_MAILS} ${order.orderId}` });
}

/** The receipt for the shopper (§ 312i BGB), and the notice to the location. */
export function orderMails(receipt: Receipt, picked: readonly PickedStock[]): Mail[] {
  const { order, location } = receipt;
  const { seller, title } = order.confirmed;
  const what = orderTypeNames[order.orderType];
  return [
    {
      kind: 'order-confirmation',
      subjectKey: `order-confirmation ${order.id}`,
      recipient: order.contact.email,
      senderName: title,
      replyTo: seller.email,
      subject: `Ihre ${what} ${order.number} bei ${title}`,
      text: confirmationText(receipt),
      html: confirmationHtml(receipt),
    },
    {
      kind: 'order-notice',
      subjectKey: `order-notice ${order.id}`,
      recipient: companyOf(location).email,
      senderName: 'Radhaus',
      replyTo: order.contact.email,
      ...locationLetter(location, {
        subject: `Neue ${what} ${order.number}`,
        paragraphs: staffParts(receipt, picked),
        buttons: [deskButton(receipt)],
      }),
    },
  ];
}

/** A link refers to a row that is gone (foreign_key_violation). */
const ORDER_DELETED = '23503';

/** Writes each mail once, however often the job runs. @throws {Error} if the location is gone: the job is retried */
export async function writeOrderMails(
  context: Context,
  payload: unknown,
  locationOf: (id: string) => Location | undefined,
): Promise<void> {
  const { orderId, origin, basename } = payloadSchema.parse(payload);
  const [found, allocated] = await Promise.all([
    findOrder(context, orderId),
    allocationsOf(context, { type: 'order', id: orderId }),
  ]);
  if (!found) return;
  const { order, latestTry } = await paymentStanding(context, found);
  const location = locationOf(order.locationId);
  if (!location) throw new Error(`the location ${order.locationId} of an order does not exist`);
  const picked = pickedStock(allocated, location.id);
  const receipt = { order, location, origin, basename, latestTry };
  const pictures = await orderMailPictures(context, receipt, order);
  const code = await giroCodeAttachment(receipt);
  await inTransaction(context, async (tx) => {
    const link = await issueOrderLink(tx, { origin, basename }, orderId);
    const booked = await bookedWith(tx, receipt);
    const mailed = {
      ...receipt,
      link,
      pictures,
      giroCode: code && pictureOf(code),
      appointment: booked?.appointment,
      visit: booked?.visit,
    };
    const [confirmation, ...others] = orderMails(mailed, picked);
    const attachments = [...(code ? [code] : []), ...(booked?.attachments ?? [])];
    if (confirmation) await queueMailWith(tx.db, confirmation, attachments, tx.now());
    await queueMails(tx.db, others, tx.now());
  }).catch((error: unknown) => {
    if (sqlStateOf(error) !== ORDER_DELETED) throw error;
  });
}
