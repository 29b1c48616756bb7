import { greeting } from '~/domain/accounts/greeting';
import { companyOf, mailSignature } from '~/domain/tenancy/company';
import type { Mail } from '~/platform/mail/outbox.server';
import { deskRequestPath } from '~/values/desk-paths';
import { formatMoment } from '~/values/german-date';
import type { Location } from '../../tenancy/directory';
import { locationLetter } from '../../tenancy/location-mail.server';
import { basenameOf, pageAddress, type Tenant } from '../../tenancy/tenant';
import { requestFacts } from './request-facts';
import type { StoredRequest } from './stored-request';

const factLines = (request: Parameters<typeof requestFacts>[0]) =>
  requestFacts(request)
    .map(([term, value]) => `${term}: ${value}`)
    .join('\n');

/** Written by staff. */
export function requestMessage(
  location: Location,
  { number, contact }: StoredRequest,
  { subject, paragraphs, subjectKey }: { subject: string; paragraphs: readonly string[]; subjectKey: string },
): Mail {
  const company = companyOf(location);
  return {
    kind: 'staff-message',
    subjectKey,
    recipient: contact.email,
    senderName: location.title,
    replyTo: company.email,
    ...locationLetter(location, {
      subject: `${subject}: Ihre Anfrage ${number}`,
      paragraphs: [`${greeting(contact)},`, ...paragraphs],
      closing: mailSignature(company),
    }),
  };
}

/** Goes to an unconfirmed address, and so without the message, which may be a stranger's. */
function toShopper(location: Location, request: StoredRequest): Mail {
  const { contact } = request;
  const subject = `Ihre Anfrage ${request.number} bei ${location.title}`;
  const paragraphs = [
    `${greeting(contact)},`,
    `Ihre Anfrage ist am ${formatMoment(request.createdAt)} Uhr bei uns eingegangen. ${request.serviceUrl === null ? 'Wir melden uns.' : 'Sie ist unverbindlich. Wir melden uns mit Preis und Termin.'}`,
    factLines({ ...request, message: '' }),
    'Haben Sie das nicht angefragt? Dann antworten Sie bitte auf diese Nachricht.',
  ];
  const closing = mailSignature(companyOf(location));
  return {
    kind: 'service-request',
    subjectKey: `service-request ${request.id}`,
    recipient: contact.email,
    senderName: location.title,
    replyTo: companyOf(location).email,
    ...locationLetter(location, { subject, paragraphs, closing }),
  };
}

function toStaff(tenant: Tenant, location: Location, request: StoredRequest): Mail {
  const subject = `Anfrage ${request.number}: ${request.serviceTitle}`;
  const shop = { origin: tenant.origin, basename: basenameOf(tenant.host, location) };
  const button = { to: pageAddress(shop, deskRequestPath(request.number)), name: 'Anfrage öffnen' };
  const { contact } = request;
  const paragraphs = [
    `Anfrage vom ${formatMoment(request.createdAt)} Uhr im Shop von ${tenant.location.title}.`,
    `${contact.firstName} ${contact.lastName}\n${contact.phone}\n${contact.email}`,
    factLines(request),
  ];
  return {
    kind: 'service-request-notice',
    subjectKey: `service-request-notice ${request.id}`,
    recipient: companyOf(location).email,
    senderName: 'Radhaus',
    replyTo: contact.email,
    ...locationLetter(location, { subject, paragraphs, buttons: [button] }),
  };
}

export function requestMails(tenant: Tenant, location: Location, request: StoredRequest): Mail[] {
  return [toShopper(location, request), toStaff(tenant, location, request)];
}
