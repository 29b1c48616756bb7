import { z } from 'zod';
import { isOnline, paymentTerms } from '~/domain/payments/methods';
import { findPayment } from '~/domain/payments/payments.server';
import { findRefund, type Refund } from '~/domain/payments/refunds.server';
import { companyOf } from '~/domain/tenancy/company';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import { enqueueJob } from '~/platform/jobs/jobs.server';
import { queueMail } from '~/platform/mail/outbox.server';
import { formatCents } from '~/values/money';
import type { EventNews } from './event-mail-text';
import { findOrder } from './find-order.server';
import { greeting, orderTypeNames } from './messages';
import { orderIdOf } from './order-history.server';
import { issueOrderLink } from './order-links.server';
import type { PlacedOrder } from './placed-order';
import { plainText, textMailHtml } from './text-mail.server';

export const REFUND_MAILS = 'refund-mails';
export const CHARGEBACK_MAILS = 'chargeback-mails';

type ShopOf = (id: string) => Pick<EventNews, 'location' | 'origin' | 'basename'> | undefined;

export function enqueueRefundMail({ db }: Context, refundId: string): Promise<void> {
  return enqueueJob(db, REFUND_MAILS, { refundId });
}

export function enqueueChargebackMail(
  { db }: Context,
  orderId: string,
  taken: { reference: string; amountCents: number },
): Promise<void> {
  return enqueueJob(db, CHARGEBACK_MAILS, { orderId, ...taken });
}

async function wayOf(context: Context, { payment }: PlacedOrder, { paymentId }: Refund): Promise<string> {
  const paid = paymentId ? await findPayment(context, paymentId) : undefined;
  if (paid && payment && isOnline(payment))
    return `Das Geld geht über ${paymentTerms[payment].name} an Sie zurück. Bis es dort zu sehen ist, können einige Tage vergehen.`;
  return payment === 'vorkasse'
    ? 'Das Geld haben wir Ihnen überwiesen. Je nach Bank dauert es ein bis zwei Werktage.'
    : 'Das Geld haben Sie auf dem mit Ihnen besprochenen Weg erhalten.';
}

function shopOfOrder(order: PlacedOrder, shopOf: ShopOf) {
  const shop = shopOf(order.locationId);
  if (!shop) throw new Error(`the location ${order.locationId} of an order does not exist`);
  return shop;
}

/** Once for each refund. @throws {Error} if the location is gone: the job is retried */
export async function writeRefundMail(context: Context, payload: unknown, shopOf: ShopOf): Promise<void> {
  const { refundId } = z.object({ refundId: z.uuid() }).parse(payload);
  const refund = await findRefund(context, refundId);
  const order = refund && (await findOrder(context, orderIdOf(refund.subject) ?? ''));
  if (!refund || !order) return;
  const shop = shopOfOrder(order, shopOf);
  const { seller, title } = order.confirmed;
  const what = orderTypeNames[order.orderType];
  const way = await wayOf(context, order, refund);
  await inTransaction(context, async (tx) => {
    const link = await issueOrderLink(tx, shop, order.id);
    const mail = {
      subject: `Erstattung: Ihre ${what} ${order.number}`,
      text: [
        `${greeting(order.contact)},`,
        `wir haben Ihnen zu Ihrer ${what} ${order.number} ${formatCents(refund.amountCents)} erstattet. ${way}`,
      ].join('\n\n'),
      button: { name: `${what} ansehen`, to: link.url },
      closing: `${seller.firma}, ${seller.strasse}, ${seller.plz} ${seller.ort}\nTelefon ${seller.telefon}, ${seller.email}`,
    };
    await queueMail(
      tx.db,
      {
        recipient: order.contact.email,
        senderName: title,
        replyTo: seller.email,
        subject: mail.subject,
        text: plainText(mail),
        html: textMailHtml(shop.location, mail),
        subjectKey: `refund-${refund.id}`,
      },
      tx.now(),
    );
  });
}

const chargebackSchema = z.object({ orderId: z.uuid(), reference: z.string(), amountCents: z.int() });

/** To the seller, once for each reversal. */
export async function writeChargebackMail(context: Context, payload: unknown, shopOf: ShopOf): Promise<void> {
  const { orderId, reference, amountCents } = chargebackSchema.parse(payload);
  const order = await findOrder(context, orderId);
  if (!order) return;
  const { location } = shopOfOrder(order, shopOf);
  const { contact, number } = order;
  const mail = {
    subject: `Zahlung zurückgebucht: ${number}`,
    text: [
      `${formatCents(amountCents)} zur Bestellung ${number} wurden zurückgebucht (${reference}). Der Betrag ist wieder offen.`,
      `${contact.firstName} ${contact.lastName}, Telefon ${contact.phone}`,
    ].join('\n\n'),
  };
  await queueMail(
    context.db,
    {
      recipient: companyOf(location).email,
      senderName: 'Radhaus',
      replyTo: contact.email,
      subject: mail.subject,
      text: mail.text,
      html: textMailHtml(location, mail),
      subjectKey: `chargeback-${reference}`,
    },
    context.now(),
  );
}
