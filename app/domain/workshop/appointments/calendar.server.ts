import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Attachment } from '~/platform/mail/outbox.server';
import { addressLine, companyOf } from '../../tenancy/company';
import type { Location } from '../../tenancy/directory';
import type { BookedAppointment } from './stored-appointment';

const methods = {
  publish: { method: ICalCalendarMethod.PUBLISH, status: ICalEventStatus.CONFIRMED },
  request: { method: ICalCalendarMethod.REQUEST, status: ICalEventStatus.CONFIRMED },
  cancel: { method: ICalCalendarMethod.CANCEL, status: ICalEventStatus.CANCELLED },
};

/** RFC 5545, in UTC. The UID stays, SEQUENCE grows: programs replace the entry that they have. A published one has no attendees (RFC 5546). */
export function calendarFile(
  location: Location,
  { id, startsAt, endsAt, sequence, changedAt, serviceTitle, number, contact }: BookedAppointment,
  kind: keyof typeof methods,
): Attachment {
  const company = companyOf(location);
  const { method, status } = methods[kind];
  const calendar = ical({ prodId: { company: 'Radhaus', product: 'Termine', language: 'DE' }, method });
  calendar.createEvent({
    id: `${id}@termine.radhaus`,
    sequence,
    stamp: changedAt,
    start: startsAt,
    end: endsAt,
    status,
    summary: `${serviceTitle}, ${location.title}`,
    description: [`Terminnummer ${number}`, company.telefon && `Telefon ${company.telefon}`]
      .filter(Boolean)
      .join('\n'),
    location: [location.title, addressLine(company)].filter(Boolean).join(', '),
    organizer: { name: location.title, email: company.email },
    attendees:
      kind === 'publish'
        ? []
        : [{ name: `${contact.firstName} ${contact.lastName}`, email: contact.email, rsvp: false }],
  });
  const contentType = `text/calendar; charset=utf-8; method=${method}`;
  return { name: 'termin.ics', contentType, content: Buffer.from(calendar.toString(), 'utf8') };
}
