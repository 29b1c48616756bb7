import { z } from 'zod';
import { isTransfer } from '~/domain/payments/methods';
import { hasFailed, isSettled } from '~/domain/payments/online-payment';
import { findPayment, latestPayment, type Payment } from '~/domain/payments/payments.server';
import type { ShopOf } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import { enqueueJob } from '~/platform/jobs/jobs.server';
import { formatIsoDate, germanDate } from '~/values/german-date';
import { type Cents, formatCents } from '~/values/money';
import { bankDetails } from './bank-details';
import { findOrder } from './find-order.server';
import { isOpen } from './fulfilment';
import { awaitsOnlinePayment } from './order';
import { orderIdOf, paymentSubject } from './order-history.server';
import { payNoticeOf } from './payment-words';
import type { PlacedOrder } from './placed-order';
import { queueShopperMail, type ShopperMail, shopOfOrder } from './shopper-mail.server';

export const PAYMENT_MAILS = 'payment-mails';

const payloadSchema = z.discriminatedUnion('kind', [
  /** A transfer came, or a provider has paid. */
  z.object({
    kind: z.literal('received'),
    orderId: z.uuid(),
    reference: z.string(),
    amountCents: z.int(),
    dueCents: z.int(),
  }),
  /** What came before was another's. */
  z.object({
    kind: z.literal('voided'),
    orderId: z.uuid(),
    reference: z.string(),
    amountCents: z.int(),
  }),
  /** Pre-notification of a direct debit. */
  z.object({ kind: z.literal('debit'), paymentId: z.uuid() }),
  /** A payment that was on its way did not come. */
  z.object({ kind: z.literal('failed'), orderId: z.uuid(), paymentId: z.uuid() }),
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
  if (order.isWithdrawn)
    return [
      `${came} Sie haben diese Bestellung widerrufen. Wir prüfen die Zahlung und melden uns bei Ihnen.`,
    ];
  const missing = dueCents - amountCents;
  if (missing > 0 && !isTransfer(order.payment))
    return [`${came} Es fehlen noch ${formatCents(missing)}. Wir melden uns dazu bei Ihnen.`];
  if (missing > 0)
    return [
      `${came} Es fehlen noch ${formatCents(missing)}. Bitte überweisen Sie den Rest, damit wir Ihre Bestellung bearbeiten können.`,
      accountText(order),
    ];
  if (missing < 0)
    return [`${came} Das sind ${formatCents(-missing)} zu viel: Diesen Betrag erhalten Sie von uns zurück.`];
  return [`${came} Ihre Bestellung ist damit bezahlt. Vielen Dank!`];
}

export function receivedMail(
  order: PlacedOrder,
  { reference, amountCents, dueCents }: { reference: string; amountCents: Cents; dueCents: Cents },
): ShopperMail {
  return {
    kind: 'payment-received',
    subject: 'Zahlung eingegangen',
    paragraphs: receivedParagraphs(order, amountCents, dueCents),
    asksForTransfer: amountCents < dueCents && isTransfer(order.payment),
    subjectKey: `payment-received ${order.id} ${reference}`,
  };
}

/** Undefined if nothing is to be paid any more. */
export function voidedMail(
  order: PlacedOrder,
  { reference, amountCents }: { reference: string; amountCents: Cents },
): ShopperMail | undefined {
  if (order.openCents <= 0 || order.isWithdrawn) return undefined;
  const open = formatCents(order.openCents);
  return {
    kind: 'payment-voided',
    subject: 'Zahlung berichtigt',
    paragraphs: [
      `Sie haben von uns die Nachricht bekommen, dass ${formatCents(amountCents)} zu Ihrer Bestellung ${order.number} eingegangen sind. Das war ein Irrtum, für den wir um Entschuldigung bitten: Die Zahlung gehört nicht zu Ihrer Bestellung. Offen sind ${open}.`,
      ...(isTransfer(order.payment)
        ? [
            'Haben Sie schon überwiesen, müssen Sie nichts tun. Sonst verwenden Sie bitte dieses Konto:',
            accountText(order),
          ]
        : []),
    ],
    asksForTransfer: isTransfer(order.payment),
    subjectKey: `payment-voided ${order.id} ${reference}`,
  };
}

/** A payment by direct debit, with its mandate. */
export type Debit = Pick<Payment, 'id' | 'createdAt' | 'amountCents'> & {
  mandate: NonNullable<Payment['mandate']>;
};

export function debitMail({ id, createdAt, amountCents, mandate }: Debit): ShopperMail {
  const { reference, creditor, ibanEnd, holder } = mandate;
  const day = formatIsoDate(germanDate(createdAt));
  return {
    kind: 'payment-debit',
    subject: 'Lastschrift angekündigt',
    paragraphs: [
      `Sie haben uns am ${day} ein SEPA-Lastschriftmandat für eine einmalige Zahlung erteilt. Wir ziehen ${formatCents(amountCents)} frühestens am folgenden Bankarbeitstag von Ihrem Konto ein. Bitte sorgen Sie für ausreichende Deckung.`,
      `Kontoinhaber: ${holder}\nIBAN: … ${ibanEnd}\nBetrag: ${formatCents(amountCents)}\nMandatsreferenz: ${reference}\nGläubiger-Identifikationsnummer: ${creditor}`,
      'Sie können innerhalb von acht Wochen ab der Belastung verlangen, dass Ihre Bank Ihnen den Betrag erstattet. Es gelten die Bedingungen Ihrer Bank.',
    ],
    subjectKey: `payment-debit ${id}`,
  };
}

/** Undefined if the order no longer waits for an online payment, or the shopper has tried again. @param latest of its tries */
export function failedMail(
  order: PlacedOrder,
  paymentId: string,
  latest: Pick<Payment, 'id' | 'state' | 'method'> | undefined,
): ShopperMail | undefined {
  const isWaiting =
    awaitsOnlinePayment(order) && order.paymentState === 'open' && isOpen(order) && !order.isWithdrawn;
  const isLatest = latest?.id === paymentId && hasFailed(latest.state);
  if (!isWaiting || !isLatest || (latest.method ?? order.payment) !== order.payment) return undefined;
  const isDeclined = latest.state === 'declined';
  const { words, button } = payNoticeOf(order, isDeclined ? 'declined' : undefined);
  return {
    kind: 'payment-failed',
    subject: isDeclined ? 'Zahlung abgelehnt' : 'Zahlung nicht abgeschlossen',
    paragraphs: [words, `Offen sind ${formatCents(order.openCents)}.`],
    payButton: button,
    subjectKey: `payment-failed ${paymentId}`,
  };
}

/** Undefined if nothing is to be transferred. */
export function transferMail(order: PlacedOrder): ShopperMail | undefined {
  const account = accountText(order);
  if (!account) return undefined;
  return {
    kind: 'payment-transfer',
    subject: 'Bankverbindung',
    paragraphs: [
      `Sie bezahlen die Bestellung ${order.number} per Überweisung. Bitte verwenden Sie dafür dieses Konto:`,
      account,
    ],
    asksForTransfer: true,
    subjectKey: `payment-transfer ${order.id}`,
  };
}

interface OrderMail {
  order: PlacedOrder;
  mail: ShopperMail;
}

async function debitOf(context: Context, paymentId: string): Promise<OrderMail | undefined> {
  const payment = await findPayment(context, paymentId);
  // What has come or failed is told by mails of its own.
  if (!payment?.mandate || isSettled(payment.state)) return undefined;
  const order = await findOrder(context, orderIdOf(payment.subject) ?? '');
  return order && { order, mail: debitMail({ ...payment, mandate: payment.mandate }) };
}

async function mailAbout(
  context: Context,
  order: PlacedOrder,
  news: Exclude<News, { kind: 'debit' }>,
): Promise<ShopperMail | undefined> {
  switch (news.kind) {
    case 'received':
      return receivedMail(order, news);
    case 'voided':
      return voidedMail(order, news);
    case 'failed':
      return failedMail(order, news.paymentId, await latestPayment(context, paymentSubject(order)));
    case 'transfer':
      return transferMail(order);
  }
}

async function mailOf(context: Context, news: News): Promise<OrderMail | undefined> {
  if (news.kind === 'debit') return debitOf(context, news.paymentId);
  const order = await findOrder(context, news.orderId);
  const mail = order && (await mailAbout(context, order, news));
  return order && mail && { order, mail };
}

/** Each once. @throws {Error} if the location is gone: the job is retried */
export async function writePaymentMail(context: Context, payload: unknown, shopOf: ShopOf): Promise<void> {
  const found = await mailOf(context, payloadSchema.parse(payload));
  if (!found) return;
  const { order, mail } = found;
  const shop = shopOfOrder(order, shopOf);
  await inTransaction(context, (tx) => queueShopperMail(tx, shop, order, mail));
}
