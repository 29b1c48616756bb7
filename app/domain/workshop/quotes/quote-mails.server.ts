import { companyOf } from '~/domain/tenancy/company';
import type { Mail } from '~/platform/mail/outbox.server';
import { quotePath } from '~/values/appointment-paths';
import { deskRequestPath } from '~/values/desk-paths';
import { formatMoment } from '~/values/german-date';
import { formatCents } from '~/values/money';
import type { Location } from '../../tenancy/directory';
import { locationMail, MailButton, MailParagraphs } from '../../tenancy/location-mail.server';
import { pageAddress } from '../../tenancy/tenant';
import { orderedLines, sumOf } from './quote';
import { lineText } from './quote-text';
import type { QuoteOfRequest } from './stored-quote';

export interface QuoteShop {
  location: Location;
  origin: string;
  basename: string;
}

interface Button {
  to: string;
  name: string;
}

function mailOf(
  location: Location,
  mail: Pick<Mail, 'kind' | 'subjectKey' | 'recipient' | 'senderName' | 'replyTo' | 'subject'>,
  paragraphs: string[],
  button?: Button,
): Mail {
  return {
    ...mail,
    text: [...paragraphs, ...(button ? [`${button.name}: ${button.to}`] : [])].join('\n\n'),
    html: locationMail(
      location,
      mail.subject,
      <>
        <MailParagraphs of={paragraphs} />
        {button && (
          <MailButton location={location} to={button.to}>
            {button.name}
          </MailButton>
        )}
      </>,
    ),
  };
}

const greeting = ({ contact: { firstName, lastName } }: QuoteOfRequest['request']) =>
  `Guten Tag ${firstName} ${lastName},`;

function signature(location: Location): string {
  const { firma, strasse, plz, ort, telefon, email } = companyOf(location);
  return `${firma}, ${strasse}, ${plz} ${ort}\nTelefon ${telefon}, ${email}`;
}

/** @param token of the link, which is stored as a hash only */
export function quoteMail(
  { location, ...shop }: QuoteShop,
  { quote, request }: QuoteOfRequest,
  token: string,
): Mail {
  const fixed = quote.lines.filter(({ isExtra }) => !isExtra);
  const subject = `Kostenvoranschlag ${quote.number}: ${request.serviceTitle}`;
  return mailOf(
    location,
    {
      kind: 'quote',
      subjectKey: `quote ${quote.id}`,
      recipient: request.contact.email,
      senderName: location.title,
      replyTo: companyOf(location).email,
      subject,
    },
    [
      greeting(request),
      `zu Ihrer Anfrage ${request.number} (${[request.serviceTitle, request.vehicle].filter(Boolean).join(', ')}) kostet die Arbeit bei ${location.title}:`,
      quote.lines.map(lineText).join('\n'),
      `Gesamtpreis inkl. MwSt.: ${formatCents(sumOf(fixed))}${fixed.length < quote.lines.length ? ', ohne die zusätzlichen Arbeiten' : ''}`,
      ...(quote.note === '' ? [] : [quote.note]),
      `Der Kostenvoranschlag gilt bis ${formatMoment(quote.expiresAt)} Uhr. Auf der Seite sagen Sie zu oder ab; zusätzliche Arbeiten wählen Sie dort einzeln.`,
      signature(location),
    ],
    { to: pageAddress(shop, quotePath(token)), name: 'Ansehen und antworten' },
  );
}

/** To the shopper and to the location. */
export function answerMails({ location, ...shop }: QuoteShop, { quote, request }: QuoteOfRequest): Mail[] {
  const isAccepted = quote.state === 'accepted';
  const ordered = orderedLines(quote.lines, quote.extras);
  const facts = isAccepted
    ? [ordered.map(lineText).join('\n'), `Gesamtpreis inkl. MwSt.: ${formatCents(sumOf(ordered))}`]
    : [];
  const word = isAccepted ? 'beauftragt' : 'abgelehnt';
  const { firstName, lastName, phone, email } = request.contact;
  return [
    mailOf(
      location,
      {
        kind: 'quote',
        subjectKey: `quote-answer ${quote.id}`,
        recipient: email,
        senderName: location.title,
        replyTo: companyOf(location).email,
        subject: `Kostenvoranschlag ${quote.number} ${word}`,
      },
      [
        greeting(request),
        isAccepted
          ? 'vielen Dank für Ihren Auftrag. Sie haben diese Arbeiten beauftragt; wir melden uns wegen des Termins:'
          : `Sie haben den Kostenvoranschlag ${quote.number} abgelehnt. Es entstehen Ihnen keine Kosten.`,
        ...facts,
        signature(location),
      ],
    ),
    mailOf(
      location,
      {
        kind: 'quote-notice',
        subjectKey: `quote-notice ${quote.id}`,
        recipient: companyOf(location).email,
        senderName: 'Radhaus',
        replyTo: email,
        subject: `Kostenvoranschlag ${quote.number} ${word}`,
      },
      [
        `${firstName} ${lastName}\n${phone}\n${email}`,
        `Anfrage ${request.number}: ${request.serviceTitle}`,
        ...facts,
      ],
      { to: pageAddress(shop, deskRequestPath(request.number)), name: 'Anfrage öffnen' },
    ),
  ];
}
