import { greeting } from '~/domain/accounts/greeting';
import { companyOf, mailSignature } from '~/domain/tenancy/company';
import type { Mail } from '~/platform/mail/outbox.server';
import { quotePath } from '~/values/appointment-paths';
import { deskRequestPath } from '~/values/desk-paths';
import { formatMoment } from '~/values/german-date';
import { formatCents } from '~/values/money';
import { locationLetter } from '../../tenancy/location-mail.server';
import { type MailShop, pageAddress } from '../../tenancy/tenant';
import { orderedLines, sumOf } from './quote';
import { lineText } from './quote-text';
import type { QuoteOfRequest } from './stored-quote';

/** @param token of the link, which is stored as a hash only */
export function quoteMail(
  { location, ...shop }: MailShop,
  { quote, request }: QuoteOfRequest,
  token: string,
): Mail {
  const fixed = quote.lines.filter(({ isExtra }) => !isExtra);
  const company = companyOf(location);
  const letter = {
    subject: `Kostenvoranschlag ${quote.number}: ${request.serviceTitle}`,
    paragraphs: [
      `${greeting(request.contact)},`,
      `zu Ihrer Anfrage ${request.number} (${[request.serviceTitle, request.vehicle].filter(Boolean).join(', ')}) kostet die Arbeit bei ${location.title}:`,
      quote.lines.map(lineText).join('\n'),
      `Gesamtpreis inkl. MwSt.: ${formatCents(sumOf(fixed))}${fixed.length < quote.lines.length ? ', ohne die zusätzlichen Arbeiten' : ''}`,
      ...(quote.note === '' ? [] : [quote.note]),
      `Der Kostenvoranschlag gilt bis ${formatMoment(quote.expiresAt)} Uhr. Auf der Seite sagen Sie zu oder ab; zusätzliche Arbeiten wählen Sie dort einzeln.`,
    ],
    buttons: [{ to: pageAddress(shop, quotePath(token)), name: 'Ansehen und antworten' }],
    closing: mailSignature(company),
  };
  return {
    kind: 'quote',
    subjectKey: `quote ${quote.id}`,
    recipient: request.contact.email,
    senderName: location.title,
    replyTo: company.email,
    ...locationLetter(location, letter),
  };
}

/** To the shopper and to the location. */
export function answerMails({ location, ...shop }: MailShop, { quote, request }: QuoteOfRequest): Mail[] {
  const isAccepted = quote.state === 'accepted';
  const ordered = orderedLines(quote.lines, quote.extras);
  const facts = isAccepted
    ? [ordered.map(lineText).join('\n'), `Gesamtpreis inkl. MwSt.: ${formatCents(sumOf(ordered))}`]
    : [];
  const subject = `Kostenvoranschlag ${quote.number} ${isAccepted ? 'beauftragt' : 'abgelehnt'}`;
  const company = companyOf(location);
  const { firstName, lastName, phone, email } = request.contact;
  const toShopper = [
    `${greeting(request.contact)},`,
    isAccepted
      ? 'vielen Dank für Ihren Auftrag. Sie haben diese Arbeiten beauftragt; wir melden uns wegen des Termins:'
      : `Sie haben den Kostenvoranschlag ${quote.number} abgelehnt. Es entstehen Ihnen keine Kosten.`,
    ...facts,
  ];
  const closing = mailSignature(company);
  const toStaff = [
    `${firstName} ${lastName}\n${phone}\n${email}`,
    `Anfrage ${request.number}: ${request.serviceTitle}`,
    ...facts,
  ];
  const buttons = [{ to: pageAddress(shop, deskRequestPath(request.number)), name: 'Anfrage öffnen' }];
  return [
    {
      kind: 'quote',
      subjectKey: `quote-answer ${quote.id}`,
      recipient: email,
      senderName: location.title,
      replyTo: company.email,
      ...locationLetter(location, { subject, paragraphs: toShopper, closing }),
    },
    {
      kind: 'quote-notice',
      subjectKey: `quote-notice ${quote.id}`,
      recipient: company.email,
      senderName: 'Radhaus',
      replyTo: email,
      ...locationLetter(location, { subject, paragraphs: toStaff, buttons }),
    },
  ];
}
