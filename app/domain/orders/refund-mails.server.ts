import { z } from 'zod';
import type { MailPictures } from '~/domain/catalog/pictures/article-pictures.server';
import { isOnline, isTransfer, paymentTerms } from '~/domain/payments/methods';
import { findPayment } from '~/domain/payments/payments.server';
import { findRefund, type Refund } from '~/domain/payments/refunds.server';
import { companyOf } from '~/domain/tenancy/company';
import { locationLetter } from '~/domain/tenancy/location-mail.server';
import type { MailShop, ShopOf } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import { enqueueJob } from '~/platform/jobs/jobs.server';
import { type Mail, queueMail } from '~/platform/mail/outbox.server';
import { type Cents, formatCents } from '~/values/money';
import { deskButton } from './desk-button';
import { findOrder } from './find-order.server';
import { articleLines } from './mail-lines';
import { orderTypeNames } from './messages';
import { contactText } from './order';
import { orderIdOf } from './order-history.server';
import { orderMailPictures } from './order-pictures.server';
import type { PlacedOrder } from './placed-order';
import { queueShopperMail, type ShopperMail, shopOfOrder } from './shopper-mail.server';

export const REFUND_MAILS = 'refund-mails';
export const CHARGEBACK_MAILS = 'chargeback-mails';

interface Chargeback {
  reference: string;
  amountCents: Cents;
  /** Of refunds that do not go out any more. */
  stoppedCents: Cents;
}

export function enqueueRefundMail({ db }: Context, refundId: string): Promise<void> {
  return enqueueJob(db, REFUND_MAILS, { refundId });
}

export function enqueueChargebackMail({ db }: Context, orderId: string, taken: Chargeback): Promise<void> {
  return enqueueJob(db, CHARGEBACK_MAILS, { orderId, ...taken });
}

/** @param paid with what the shopper paid; undefined: by hand */
function repaymentText({ payment }: PlacedOrder, paid: object | undefined): string {
  if (paid && payment && isOnline(payment))
    return `Das Geld geht über ${paymentTerms[payment].name} an Sie zurück. Bis es dort zu sehen ist, können einige Tage vergehen.`;
  return isTransfer(payment)
    ? 'Das Geld haben wir Ihnen überwiesen. Je nach Bank dauert es ein bis zwei Werktage.'
    : 'Das Geld haben Sie auf dem mit Ihnen besprochenen Weg erhalten.';
}

export function refundMail(
  order: PlacedOrder,
  { id, amountCents, lines }: Pick<Refund, 'id' | 'amountCents' | 'lines'>,
  paid: object | undefined,
): ShopperMail {
  const what = `${orderTypeNames[order.orderType]} ${order.number}`;
  const isDeposit = lines.some((line) => line.isDeposit);
  const about = isDeposit
    ? `Sie haben uns die Rückgabe einer alten Batterie nachgewiesen (§ 19 BattDG). Wir haben Ihnen deshalb zu Ihrer ${what} ${formatCents(amountCents)} Pfand erstattet.`
    : `wir haben Ihnen zu Ihrer ${what} ${formatCents(amountCents)} erstattet.`;
  return {
    kind: 'refund',
    subject: 'Erstattung',
    paragraphs: [`${about} ${repaymentText(order, paid)}`],
    subjectKey: `refund-${id}`,
  };
}

/** Once for each refund. @throws {Error} if the location is gone: the job is retried */
export async function writeRefundMail(context: Context, payload: unknown, shopOf: ShopOf): Promise<void> {
  const { refundId } = z.object({ refundId: z.uuid() }).parse(payload);
  const refund = await findRefund(context, refundId);
  const order = refund && (await findOrder(context, orderIdOf(refund.subject) ?? ''));
  if (!refund || !order) return;
  const shop = shopOfOrder(order, shopOf);
  const paid = refund.paymentId ? await findPayment(context, refund.paymentId) : undefined;
  await inTransaction(context, (tx) => queueShopperMail(tx, shop, order, refundMail(order, refund, paid)));
}

export function chargebackMail(
  shop: MailShop,
  order: PlacedOrder,
  { reference, amountCents, stoppedCents }: Chargeback,
  pictures?: MailPictures,
): Mail {
  const { location } = shop;
  const { contact, number } = order;
  return {
    kind: 'chargeback',
    recipient: companyOf(location).email,
    senderName: 'Radhaus',
    replyTo: contact.email,
    subjectKey: `chargeback-${reference}`,
    ...locationLetter(location, {
      subject: `Zahlung zurückgebucht: ${number}`,
      paragraphs: [
        `${formatCents(amountCents)} zur Bestellung ${number} wurden zurückgebucht (${reference}). Der Betrag ist wieder offen.`,
        ...(stoppedCents > 0
          ? [
              `Die Erstattung von ${formatCents(stoppedCents)}, die noch ausstand, ist aufgehoben: Bitte zahlen Sie sie nicht mehr aus.`,
            ]
          : []),
        articleLines(order, pictures),
        contactText(contact),
      ],
      buttons: [deskButton({ order, ...shop })],
    }),
  };
}

const chargebackSchema = z.object({
  orderId: z.uuid(),
  reference: z.string(),
  amountCents: z.int(),
  // Jobs of an older build name none.
  stoppedCents: z.int().default(0),
});

/** To the seller, once for each reversal. */
export async function writeChargebackMail(context: Context, payload: unknown, shopOf: ShopOf): Promise<void> {
  const { orderId, ...taken } = chargebackSchema.parse(payload);
  const order = await findOrder(context, orderId);
  if (!order) return;
  const shop = shopOfOrder(order, shopOf);
  const pictures = await orderMailPictures(context, shop, order);
  await queueMail(context.db, chargebackMail(shop, order, taken, pictures), context.now());
}
