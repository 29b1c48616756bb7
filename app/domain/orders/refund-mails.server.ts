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
import { findOrder } from './find-order.server';
import { orderTypeNames } from './messages';
import { contactText } from './order';
import { orderIdOf } from './order-history.server';
import type { PlacedOrder } from './placed-order';
import { queueShopperMail, type ShopOf, shopOfOrder } from './shopper-mail.server';
import { textMailHtml } from './text-mail.server';

export const REFUND_MAILS = 'refund-mails';
export const CHARGEBACK_MAILS = 'chargeback-mails';

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

/** Once for each refund. @throws {Error} if the location is gone: the job is retried */
export async function writeRefundMail(context: Context, payload: unknown, shopOf: ShopOf): Promise<void> {
  const { refundId } = z.object({ refundId: z.uuid() }).parse(payload);
  const refund = await findRefund(context, refundId);
  const order = refund && (await findOrder(context, orderIdOf(refund.subject) ?? ''));
  if (!refund || !order) return;
  const shop = shopOfOrder(order, shopOf);
  const what = `${orderTypeNames[order.orderType]} ${order.number}`;
  const way = await wayOf(context, order, refund);
  await inTransaction(context, (tx) =>
    queueShopperMail(tx, shop, order, {
      subject: 'Erstattung',
      paragraphs: [`wir haben Ihnen zu Ihrer ${what} ${formatCents(refund.amountCents)} erstattet. ${way}`],
      subjectKey: `refund-${refund.id}`,
    }),
  );
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
      contactText(contact),
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
