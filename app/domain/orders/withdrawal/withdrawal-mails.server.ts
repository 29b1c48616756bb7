import { emailKey } from '~/domain/accounts/email-key';
import type { MailPictures } from '~/domain/catalog/pictures/article-pictures.server';
import { companyOf, mailSignature } from '~/domain/tenancy/company';
import type { Location } from '~/domain/tenancy/directory';
import { locationLetter } from '~/domain/tenancy/location-mail.server';
import type { MailPart } from '~/domain/tenancy/mail-part';
import type { Mail } from '~/platform/mail/outbox.server';
import { formatDay, formatMoment } from '~/values/german-date';
import { articleLines } from '../mail-lines';
import { fulfilmentNames, orderTypeNames } from '../messages';
import { contactText } from '../order';
import type { PlacedOrder } from '../placed-order';
import { type Declaration, declarationFacts, withdrawalReceiptKey } from './declaration';

interface Received {
  id: string;
  declaration: Declaration;
  receivedAt: Date;
  /** The location in whose shop it was declared. */
  location: Location;
  /** The seller, as far as known. */
  seller: Location;
  order: PlacedOrder | undefined;
  pictures?: MailPictures;
}

function content({ declaration }: Received): string {
  const facts = declarationFacts(declaration).map(([term, value]) => `${term}: ${value}`);
  return ['Hiermit widerrufe ich meinen Vertrag.', facts.join('\n')].join('\n\n');
}

/** Says nothing about the order, which may be another person's. */
function receipt(received: Received): string[] {
  return [
    `Guten Tag ${received.declaration.name},`,
    `Ihr Widerruf ist am ${formatMoment(received.receivedAt)} Uhr bei uns eingegangen. Diese Nachricht bestätigt den Eingang; wir prüfen ihn und melden uns.`,
    `Inhalt Ihrer Erklärung:\n${content(received)}`,
    'Haben Sie das nicht erklärt? Dann antworten Sie bitte auf diese Nachricht.',
  ];
}

function aboutOrder({ order, declaration }: Received): string {
  if (!order) return 'Zu dieser Nummer gibt es hier keine Bestellung. Bitte nachfragen.';
  const { contact, number, placedAt, fulfilment, orderType } = order;
  const isSameAddress = emailKey(contact.email) === emailKey(declaration.email);
  return [
    `${orderTypeNames[orderType]} ${number} vom ${formatDay(placedAt)}, ${contactText(contact)}. Stand: ${fulfilmentNames[fulfilment]}.`,
    isSameAddress
      ? 'Die E-Mail-Adresse ist die der Bestellung.'
      : `Die E-Mail-Adresse ist nicht die der Bestellung (${contact.email}): Bitte prüfen, wer widerruft.`,
    ...(orderType === 'reservierung'
      ? ['Eine Reservierung ist kein Vertrag: Sie kann einfach storniert werden.']
      : []),
  ].join('\n');
}

function notice(received: Received): MailPart[] {
  const { order, pictures } = received;
  return [
    `Widerruf, eingegangen am ${formatMoment(received.receivedAt)} Uhr im Shop von ${received.location.title}.`,
    content(received),
    aboutOrder(received),
    order ? articleLines(order, pictures) : [],
    'Der Eingang ist bestätigt. Zahlungen sind spätestens 14 Tage nach Eingang zu erstatten (§ 357 BGB).',
  ];
}

/** The receipt on a durable medium (§ 356a BGB), and the notice to the seller. */
export function withdrawalMails(received: Received): Mail[] {
  const { id, declaration, location, seller } = received;
  return [
    {
      kind: 'withdrawal-receipt',
      subjectKey: withdrawalReceiptKey(id),
      recipient: declaration.email,
      senderName: location.title,
      replyTo: companyOf(location).email,
      ...locationLetter(location, {
        subject: `Ihr Widerruf ist bei ${location.title} eingegangen`,
        paragraphs: receipt(received),
        closing: mailSignature(companyOf(location)),
      }),
    },
    {
      kind: 'withdrawal-notice',
      subjectKey: `withdrawal-notice ${id}`,
      recipient: companyOf(seller).email,
      senderName: 'Radhaus',
      replyTo: declaration.email,
      ...locationLetter(seller, {
        subject: `Widerruf zu ${declaration.orderNumber}`,
        paragraphs: notice(received),
      }),
    },
  ];
}
