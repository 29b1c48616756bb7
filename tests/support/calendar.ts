import ICAL from 'ical.js';
import type { TestDatabase } from './fresh-database';

/** The calendar file of a mail, read by another library than the one that writes it. */
export async function calendarOf(database: Pick<TestDatabase, 'query'>, mailId: string | undefined) {
  const [row] = await database.query<{ content: Buffer; content_type: string }>(
    'select content, content_type from mail_attachments where mail_id = $1',
    [mailId],
  );
  if (!row) return undefined;
  const calendar = new ICAL.Component(ICAL.parse(row.content.toString('utf8')));
  const [component, ...others] = calendar.getAllSubcomponents('vevent');
  if (!component || others.length > 0) throw new Error(`${others.length} events besides the first`);
  const event = new ICAL.Event(component);
  return {
    type: row.content_type,
    method: calendar.getFirstPropertyValue('method'),
    status: component.getFirstPropertyValue('status'),
    uid: event.uid,
    sequence: event.sequence,
    start: event.startDate.toJSDate(),
    end: event.endDate.toJSDate(),
    zone: event.startDate.zone.tzid,
    place: event.location,
    attendees: event.attendees.map((one) => String(one.getFirstValue()).toLowerCase()),
  };
}
