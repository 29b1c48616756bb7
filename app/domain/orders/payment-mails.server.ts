import { z } from 'zod';
import { findPayment } from '~/domain/payments/payments.server';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import { enqueueJob } from '~/platform/jobs/jobs.server';
import { formatIsoDate, germanDate } from '~/values/german-date';
import { type Cents, formatCents } from '~/values/money';
import { bankDetails } from './confirmation-text';
import { findOrder } from './find-order.server';
import { isOpen } from './fulfilment';
import { orderIdOf } from './order-history.server';
import type { PlacedOrder } from './placed-order';
import { queueShopperMail, type ShopOf, shopOfOrder } from './shopper-mail.server';

export const PAYMENT_MAILS = 'payment-mails';

const payloadSchema = z.discriminatedUnion('kind', [
  /** A transfer came. */
  z.object({
    kind: z.literal('received'),
    orderId: z.uuid(),
    reference: z.string(),
    amountCents: z.int(),
    dueCents: z.int(),
  }),
  /** Pre-notification of a direct debit. */
  z.object({ kind: z.literal('debit'), paymentId: z.uuid() }),
  /** The shopper pays by transfer after all. */
  z.object({ kind: z.literal('transfer'), orderId: z.uuid() }),
]);
type News = z.output<typeof payloadSchema>;

/** By then the provider has refused a debit, or not. */
const DEBIT_DELAY_MS = 60_000;

export function enqueuePaymentMail({ db, now }: Context, news: News): Promise<void> {
  const runAt = new Date(now().getTime() + (news.kind === 'debit' ? DEBIT_DELAY_MS : 0));
  return enqueueJob(db, PAYMENT_MAILS, news, { runAt });
}

const accountText = (order: PlacedOrder) =>
  bankDetails({ order })
    .map(([term, value]) => `${term}: ${value}`)
    .join('\n');

/** @param dueCents what was open before */
function receivedParagraphs(order: PlacedOrder, amountCents: Cents, dueCents: Cents): string[] {
  const came = `wir haben ${formatCents(amountCents)} zu Ihrer Bestellung ${order.number} erhalten.`;
  if (!isOpen(order))
    return [
      `${came} Diese Bestellung ist bereits abgeschlossen. Wir prüfen die Zahlung und melden uns bei Ihnen.`,
    ];
  const missing = dueCents - amountCents;
  if (missing > 0)
    return [
      `${came} Es fehlen noch ${formatCents(missing)}. Bitte überweisen Sie den Rest, damit wir Ihre Bestellung bearbeiten können.`,
      accountText(order),
    ];
  if (missing < 0)
    return [`${came} Das sind ${formatCents(-missing)} zu viel: Diesen Betrag erhalten Sie von uns zurück.`];
  return [`${came} Ihre Bestellung ist damit bezahlt. Vielen Dank!`];
}

async function debitParagraphs(context: Context, paymentId: string) {
  const payment = await findPayment(context, paymentId);
  const isRefused = payment?.state === 'declined' || payment?.state === 'expired';
  if (!payment?.mandate || isRefused) return undefined;
  const { reference, creditor, ibanEnd, holder } = payment.mandate;
  const day = formatIsoDate(germanDate(payment.createdAt));
  return {
    orderId: orderIdOf(payment.subject),
    paragraphs: [
      `Sie haben uns am ${day} ein SEPA-Lastschriftmandat für eine einmalige Zahlung erteilt. Wir ziehen ${formatCents(payment.amountCents)} frühestens am folgenden Bankarbeitstag von Ihrem Konto ein. Bitte sorgen Sie für ausreichende Deckung.`,
      `Kontoinhaber: ${holder}\nIBAN: … ${ibanEnd}\nBetrag: ${formatCents(payment.amountCents)}\nMandatsreferenz: ${reference}\nGläubiger-Identifikationsnummer: ${creditor}`,
      'Sie können innerhalb von acht Wochen ab der Belastung verlangen, dass Ihre Bank Ihnen den Betrag erstattet. Es gelten die Bedingungen Ihrer Bank.',
    ],
  };
}

async function mailOf(context: Context, news: News) {
  switch (news.kind) {
    case 'received': {
      const order = await findOrder(context, news.orderId);
      const paragraphs = order && receivedParagraphs(order, news.amountCents, news.dueCents);
      return { order, paragraphs, subject: 'Zahlung eingegangen', key: `${news.orderId} ${news.reference}` };
    }
    case 'debit': {
      const debit = await debitParagraphs(context, news.paymentId);
      const order = debit?.orderId ? await findOrder(context, debit.orderId) : undefined;
      return {
        order,
        paragraphs: debit?.paragraphs,
        subject: 'Lastschrift angekündigt',
        key: news.paymentId,
      };
    }
    case 'transfer': {
      const order = await findOrder(context, news.orderId);
      const text = order ? accountText(order) : '';
      const asked = `Sie bezahlen die Bestellung ${order?.number} per Überweisung. Bitte verwenden Sie dafür dieses Konto:`;
      return {
        order,
        paragraphs: text ? [asked, text] : undefined,
        subject: 'Bankverbindung',
        key: news.orderId,
      };
    }
  }
}

/** Each once. @throws {Error} if the location is gone: the job is retried */
export async function writePaymentMail(context: Context, payload: unknown, shopOf: ShopOf): Promise<void> {
  const news = payloadSchema.parse(payload);
  const { order, paragraphs, subject, key } = await mailOf(context, news);
  if (!order || !paragraphs) return;
  const shop = shopOfOrder(order, shopOf);
  await inTransaction(context, (tx) =>
    queueShopperMail(tx, shop, order, { subject, paragraphs, subjectKey: `payment-${news.kind} ${key}` }),
  );
}
