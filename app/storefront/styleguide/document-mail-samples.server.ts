import type { MailPictures } from '~/domain/catalog/pictures/article-pictures.server';
import { documentKinds, documentNumber } from '~/domain/documents/document';
import { figuresOf } from '~/domain/documents/figures';
import { documentMail } from '~/domain/documents/finish-document.server';
import type { OrderLink } from '~/domain/orders/order-link';
import type { PlacedOrder } from '~/domain/orders/placed-order';
import type { Location } from '~/domain/tenancy/directory';
import type { Mail } from '~/platform/mail/outbox.server';
import { germanDate } from '~/values/german-date';
import { sampleAddress, sampleBill, sampleContact, sampleShipping } from './sample-orders';

export function sampleDocumentMails(
  location: Location,
  order: PlacedOrder,
  link: OrderLink,
  pictures: MailPictures,
): Mail[] {
  const today = germanDate(order.placedAt);
  const invoice = { number: documentNumber('invoice', 1), issuedOn: today };
  const { seller, title } = order.confirmed;
  return documentKinds.map((kind) => {
    const data = {
      kind,
      number: kind === 'invoice' ? invoice.number : documentNumber(kind, 2),
      issuedOn: today,
      suppliedOn: today,
      order: { number: order.number, placedOn: today },
      seller,
      place: title,
      buyer: { ...sampleContact, ...sampleAddress },
      figures: figuresOf({ lines: [sampleBill], discounts: [], shipping: [sampleShipping] }),
      method: order.payment,
      paidCents: order.totalCents,
      corrects: kind === 'correction' ? [invoice] : [],
      reason: null,
    };
    return documentMail({ id: order.id, data }, location, order, link, pictures);
  });
}
