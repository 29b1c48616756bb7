import { greeting } from '~/domain/accounts/greeting';
import type { MailPictures } from '~/domain/catalog/pictures/article-pictures.server';
import { mailSignature } from '~/domain/tenancy/company';
import type { Location } from '~/domain/tenancy/directory';
import { locationLetter } from '~/domain/tenancy/location-mail.server';
import type { MailShop, ShopOf } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import { pictureOf } from '~/platform/mail/attached-picture';
import { type Mail, queueMailWith } from '~/platform/mail/outbox.server';
import type { MailKind } from '~/values/mail-kinds';
import { giroCodeAttachment } from './giro-code.server';
import { articleLines } from './mail-lines';
import { orderTypeNames } from './messages';
import type { OrderLink } from './order-link';
import { issueOrderLink } from './order-links.server';
import { orderMailPictures } from './order-pictures.server';
import type { PlacedOrder } from './placed-order';

/** @throws {Error} if the location is gone: the job is retried */
export function shopOfOrder({ locationId }: Pick<PlacedOrder, 'locationId'>, shopOf: ShopOf): MailShop {
  const shop = shopOf(locationId);
  if (!shop) throw new Error(`the location ${locationId} of an order does not exist`);
  return shop;
}

export interface ShopperMail {
  kind: MailKind;
  /** 'Erstattung' */
  subject: string;
  paragraphs: readonly string[];
  /** Shows the code for banking apps. */
  asksForTransfer?: boolean;
  /** To the page where the order is paid; undefined: none. */
  payButton?: string;
  /** A second mail with the same one is not written. */
  subjectKey: string;
}

/** With greeting, link to the order, and the seller's name. */
export function shopperMail(
  location: Location,
  order: PlacedOrder,
  link: OrderLink,
  { kind, subject, paragraphs, subjectKey, payButton }: ShopperMail,
  { giroCode, pictures }: { giroCode?: string | undefined; pictures?: MailPictures } = {},
): Mail {
  const { seller, title } = order.confirmed;
  const what = orderTypeNames[order.orderType];
  return {
    kind,
    recipient: order.contact.email,
    senderName: title,
    replyTo: seller.email,
    subjectKey,
    ...locationLetter(location, {
      subject: `${subject}: Ihre ${what} ${order.number}`,
      paragraphs: [
        `${greeting(order.contact)},`,
        ...paragraphs,
        `${what} ${order.number}:`,
        articleLines(order, pictures),
      ],
      giroCode,
      buttons: [
        ...(payButton && link.payUrl ? [{ name: payButton, to: link.payUrl }] : []),
        { name: `${what} ansehen`, to: link.url },
      ],
      closing: mailSignature(seller),
    }),
  };
}

export async function queueShopperMail(
  tx: Context,
  shop: MailShop,
  order: PlacedOrder,
  mail: ShopperMail,
): Promise<void> {
  const code = mail.asksForTransfer ? await giroCodeAttachment({ order }) : undefined;
  const link = await issueOrderLink(tx, shop, order.id);
  const pictures = await orderMailPictures(tx, shop, order);
  const giroCode = code && pictureOf(code);
  const written = shopperMail(shop.location, order, link, mail, { giroCode, pictures });
  await queueMailWith(tx.db, written, code ? [code] : [], tx.now());
}
