import { and, eq, isNull } from 'drizzle-orm';
import { greeting } from '~/domain/accounts/greeting';
import type { MailPictures } from '~/domain/catalog/pictures/article-pictures.server';
import { findOrder } from '~/domain/orders/find-order.server';
import { movedLines } from '~/domain/orders/mail-lines';
import { orderTypeNames } from '~/domain/orders/messages';
import type { OrderLink } from '~/domain/orders/order-link';
import { issueOrderLink } from '~/domain/orders/order-links.server';
import { orderMailPictures } from '~/domain/orders/order-pictures.server';
import type { PlacedOrder } from '~/domain/orders/placed-order';
import { mailSignature } from '~/domain/tenancy/company';
import type { Location } from '~/domain/tenancy/directory';
import { brandOf, type Letter, locationLetter } from '~/domain/tenancy/location-mail.server';
import type { ShopOf } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import { type Mail, queueMailWith } from '~/platform/mail/outbox.server';
import { formatIsoDate } from '~/values/german-date';
import { formatCents } from '~/values/money';
import { type DocumentData, documentNames, fileNameOf } from './document';
import { documentPdf } from './document-pdf.server';
import type { Brand } from './letter.server';
import { paymentText } from './payment-text';
import { documents } from './tables';

export function brandOfLocation(location: Location): Brand {
  return { title: location.title, ...brandOf(location) };
}

/** What the document bills, or takes back. */
function billedPieces({ figures }: DocumentData, { lines }: PlacedOrder) {
  return lines.flatMap(({ id, position }) => {
    const own = figures.lines.filter((line) => line.position === position && !line.isDeposit);
    const quantity = own.reduce((sum, line) => sum + line.quantity, 0);
    return quantity > 0 ? [{ lineId: id, quantity }] : [];
  });
}

function mailText(data: DocumentData, order: PlacedOrder, link: string, pictures?: MailPictures): Letter {
  const { kind, number, seller, figures, corrects } = data;
  const what = orderTypeNames[order.orderType];
  const name = documentNames[kind];
  const corrected = corrects.map((one) => `${one.number} vom ${formatIsoDate(one.issuedOn)}`).join(', ');
  const about =
    kind === 'invoice'
      ? `anbei erhalten Sie die Rechnung ${number} über ${formatCents(figures.totalCents)} zu Ihrer ${what} ${order.number}.`
      : `anbei erhalten Sie die Rechnungskorrektur ${number} über ${formatCents(figures.totalCents)} zur Rechnung ${corrected}.`;
  const billed = movedLines(order, billedPieces(data, order), pictures);
  return {
    subject: `Ihre ${name} ${number}`,
    paragraphs: [`${greeting(order.contact)},`, about, paymentText(data), billed],
    buttons: [{ name: `${what} ansehen`, to: link }],
    closing: mailSignature(seller),
  };
}

export function documentMail(
  { id, data }: { id: string; data: DocumentData },
  location: Location,
  order: PlacedOrder,
  link: OrderLink,
  pictures?: MailPictures,
): Mail {
  return {
    kind: 'document',
    subjectKey: `document-${id}`,
    recipient: order.contact.email,
    senderName: order.confirmed.title,
    replyTo: data.seller.email,
    ...locationLetter(location, mailText(data, order, link.url, pictures)),
  };
}

/** Draws the document, and sends it to the shopper; both once. @throws {Error} if the location is gone: the job is retried */
export async function finishDocument(context: Context, id: string, shopOf: ShopOf): Promise<void> {
  const undrawn = and(eq(documents.id, id), isNull(documents.pdf));
  const [document] = await context.db.select().from(documents).where(undrawn);
  const order = document && (await findOrder(context, document.orderId));
  if (!document || !order) return;
  const shop = shopOf(document.locationId);
  if (!shop) throw new Error(`the location ${document.locationId} of a document does not exist`);
  const { data, issuedAt } = document;
  const pictures = await orderMailPictures(context, shop, order);
  const pdf = await documentPdf(data, brandOfLocation(shop.location), issuedAt);
  await inTransaction(context, async (tx) => {
    const drawn = await tx.db.update(documents).set({ pdf }).where(undrawn).returning({ id: documents.id });
    if (drawn.length === 0) return;
    const link = await issueOrderLink(tx, shop, order.id);
    await queueMailWith(
      tx.db,
      documentMail(document, shop.location, order, link, pictures),
      [{ name: fileNameOf(data), contentType: 'application/pdf', content: pdf }],
      tx.now(),
    );
  });
}
