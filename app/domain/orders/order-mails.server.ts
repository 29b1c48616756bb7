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
import { confirmationKey } from './confirmation-written.server';
import { deskButton } from './desk-button';
import { findOrder } from './find-order.server';
import { giroCodeAttachment } from './giro-code.server';
import { lockOrder } from './lock-order.server';
import { orderTypeNames } from './messages';
import { issueOrderLink } from './order-links.server';
import { orderMailPictures } from './order-pictures.server';
import { paymentStanding } from './pay-offer.server';
import { pickedStock } from './picked-stock.server';

export const ORDER_MAILS = 'order-mails';

/** The mails link to the shop where the order was placed. */
const payloadSchema = z.object({ orderId: z.uuid(), origin: z.string(), basename: z.string() });

/** A payment that is answered by then is told in the same mail. */
const WAIT_MS = 3_000;
const ASK_AGAIN_MS = 1_000;

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
      subjectKey: confirmationKey(order),
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
  const now = context.now().getTime();
  const { latestTry } = await paymentStanding(context, found);
  if (latestTry === 'underway' && now - found.placedAt.getTime() < WAIT_MS) {
    const runAt = new Date(now + ASK_AGAIN_MS);
    return enqueueJob(context.db, ORDER_MAILS, { orderId, origin, basename }, { runAt });
  }
  const location = locationOf(found.locationId);
  if (!location) throw new Error(`the location ${found.locationId} of an order does not exist`);
  const picked = pickedStock(allocated, location.id);
  const shop = { location, origin, basename };
  const pictures = await orderMailPictures(context, shop, found);
  const code = await giroCodeAttachment({ order: found });
  await inTransaction(context, async (tx) => {
    // A payment that settles tells the shopper what this mail could not.
    await lockOrder(tx, orderId);
    const receipt = { ...shop, ...(await paymentStanding(tx, found)) };
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
