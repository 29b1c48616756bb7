import { greeting } from '~/domain/accounts/greeting';
import type { Context } from '~/platform/context';
import { type Attachment, type Mail, queueMail, queueMailWith } from '~/platform/mail/outbox.server';
import { appointmentPath } from '~/values/appointment-paths';
import { deskAppointmentPath, deskAppointmentsPath } from '~/values/desk-paths';
import { formatCents } from '~/values/money';
import { companyOf, mailSignature } from '../../tenancy/company';
import type { Location } from '../../tenancy/directory';
import { locationLetter } from '../../tenancy/location-mail.server';
import type { MailLine } from '../../tenancy/mail-part';
import { type MailShop, pageAddress } from '../../tenancy/tenant';
import { BY_MOVE, BY_ORDER } from './appointment';
import { issueAppointmentLink } from './appointment-links.server';
import { appointmentFacts, cancelledNote, movedNote, serviceWithdrawal, timeText } from './appointment-text';
import { calendarFile } from './calendar.server';
import type { Slot } from './slots';
import { type BookedAppointment, isBooked, type StoredAppointment } from './stored-appointment';
import { momentOf, slotName, unitOf } from './units';

export type AppointmentNews =
  | 'requested'
  | 'confirmed'
  | 'accepted'
  | 'declined'
  | 'moved'
  | 'late'
  | 'cancelled'
  | 'reminder';

interface NewsText {
  subject: string;
  lead: string;
  /** Undefined: no calendar file. */
  calendar?: 'request' | 'cancel';
}

const texts: Readonly<Record<AppointmentNews, NewsText>> = {
  requested: {
    subject: 'Ihre Terminanfrage',
    lead: 'Ihre Anfrage ist bei uns eingegangen. Sie ist unverbindlich. Wir halten die Zeit für Sie frei und melden uns mit einer Zusage.',
  },
  confirmed: {
    subject: 'Ihr Termin ist gebucht',
    lead: 'Ihr Termin ist verbindlich gebucht. Bezahlt wird vor Ort.',
    calendar: 'request',
  },
  accepted: { subject: 'Ihr Termin ist bestätigt', lead: 'Ihr Termin steht fest.', calendar: 'request' },
  declined: {
    subject: 'Ihr Wunschtermin ist leider nicht möglich',
    lead: 'zu dieser Zeit können wir Ihre Anfrage leider nicht annehmen. Bitte wählen Sie im Shop eine andere Zeit oder rufen Sie uns an.',
  },
  moved: {
    subject: 'Ihr Termin ist verschoben',
    lead: 'für Ihren Termin gilt eine neue Zeit.',
    calendar: 'request',
  },
  late: {
    subject: 'Ihre Ware kommt später als Ihr Termin',
    lead: 'Ihre Ware ist zu Ihrem Termin leider noch nicht da. Das tut uns leid. Bitte wählen Sie eine neue Zeit oder rufen Sie uns an; die alte bleibt bis dahin für Sie reserviert.',
  },
  cancelled: { subject: 'Ihr Termin ist abgesagt', lead: 'dieser Termin ist abgesagt.', calendar: 'cancel' },
  reminder: { subject: 'Morgen ist Ihr Termin', lead: 'wir erinnern Sie an Ihren Termin.' },
};

const factLines = (one: StoredAppointment) =>
  appointmentFacts(one)
    .map(([term, value]) => `${term}: ${value}`)
    .join('\n');

/** The contract, line by line, and the right of withdrawal. */
function contractParagraphs(location: Location, { sort, quote, earlyStartAt }: BookedAppointment): string[] {
  if (sort !== 'buchen' || !quote) return [];
  const lines = quote.map(
    ({ label, labourCents, partsCents }) => `${label}: ${formatCents(labourCents + partsCents)}`,
  );
  return [lines.join('\n'), ...serviceWithdrawal(companyOf(location), earlyStartAt !== null)];
}

/** The fate of its order. */
function orderParagraphs(
  { orderId, changedBy }: BookedAppointment,
  news: AppointmentNews,
  goodsHeld: string | undefined,
): string[] {
  if (orderId === null) return [];
  if (news === 'moved') return goodsHeld ? [movedNote(goodsHeld)] : [];
  return news === 'cancelled' || news === 'declined' ? [cancelledNote(changedBy, goodsHeld)] : [];
}

/** Articles of the order that the appointment was booked with; none without one. */
export type GoodsOf = (
  context: Context,
  shop: MailShop,
  appointment: Pick<StoredAppointment, 'orderId'>,
) => Promise<readonly MailLine[]>;

interface NewsOptions {
  /** Of its order. */
  goods?: readonly MailLine[];
  /** It stands in the shopper's calendar. */
  wasAgreed?: boolean;
  /** Where it may move to. */
  proposals?: readonly Slot[];
  /** 'bis einschließlich 28. November 2026': the goods of a reservation, from now on. */
  goodsHeld?: string | undefined;
}

interface MailOptions extends NewsOptions {
  /** Of the link in the mail. */
  token: string;
}

function buttonsOf(shop: MailShop, { startsAt, endsAt }: StoredAppointment, options: MailOptions) {
  const { token, proposals = [] } = options;
  const page = pageAddress(shop, appointmentPath(token));
  const units = unitOf(endsAt) - unitOf(startsAt);
  return [
    ...proposals.map(({ unit }) => ({
      to: `${page}?schritt=verschieben&zeit=${encodeURIComponent(slotName(unit))}`,
      name: timeText({ startsAt: momentOf(unit), endsAt: momentOf(unit + units) }),
    })),
    { to: page, name: 'Termin ansehen, verschieben oder absagen' },
  ];
}

export function appointmentMail(
  shop: MailShop,
  appointment: BookedAppointment,
  news: AppointmentNews,
  options: MailOptions,
): { mail: Mail; attachments: Attachment[] } {
  const { location } = shop;
  const { contact, number } = appointment;
  const company = companyOf(location);
  const { subject, lead, calendar } = texts[news];
  const withFile = calendar && (news !== 'cancelled' || options.wasAgreed === true);
  const content = {
    subject: `${subject}: ${appointment.serviceTitle}, ${timeText(appointment)}`,
    paragraphs: [
      `${greeting(contact)},`,
      lead,
      `${factLines({ ...appointment, message: '' })}\nTerminnummer: ${number}`,
      options.goods ?? [],
      ...orderParagraphs(appointment, news, options.goodsHeld),
      ...(news === 'confirmed' ? contractParagraphs(location, appointment) : []),
    ],
    buttons: buttonsOf(shop, appointment, options),
    closing: mailSignature(company),
  };
  return {
    mail: {
      kind: 'appointment',
      subjectKey: `appointment ${appointment.id} ${news} ${appointment.changedAt.getTime()}`,
      recipient: contact.email,
      senderName: location.title,
      replyTo: company.email,
      ...locationLetter(location, content),
    },
    attachments: withFile ? [calendarFile(location, appointment, calendar)] : [],
  };
}

const noticeNames: Partial<Record<AppointmentNews, string>> = {
  requested: 'Termin angefragt',
  confirmed: 'Termin gebucht',
  moved: 'Termin verschoben',
  cancelled: 'Termin abgesagt',
};

export function appointmentNotice(
  shop: MailShop,
  appointment: BookedAppointment,
  news: AppointmentNews,
  goods: readonly MailLine[] = [],
): Mail {
  const { location } = shop;
  const { contact, number } = appointment;
  const content = {
    subject: `${noticeNames[news] ?? 'Termin'}: ${appointment.serviceTitle}, ${timeText(appointment)}`,
    paragraphs: [
      `${contact.firstName} ${contact.lastName}\n${contact.phone}\n${contact.email}`,
      factLines(appointment),
      goods,
    ],
    buttons: [{ to: pageAddress(shop, deskAppointmentPath(number)), name: 'Termin öffnen' }],
  };
  return {
    kind: 'appointment-notice',
    subjectKey: `appointment-notice ${appointment.id} ${news} ${appointment.changedAt.getTime()}`,
    recipient: companyOf(location).email,
    senderName: 'Radhaus',
    replyTo: contact.email,
    ...locationLetter(location, content),
  };
}

/** The account is gone, and with it whoever would have come. */
export function deletedNotice(
  shop: MailShop,
  { id, number, serviceTitle, startsAt, endsAt }: StoredAppointment,
  goods: readonly MailLine[],
): Mail {
  const when = timeText({ startsAt, endsAt });
  const content = {
    subject: `Termin abgesagt: ${serviceTitle}, ${when}`,
    paragraphs: [
      `Der Termin ${number} (${serviceTitle}, ${when}) entfällt: Das Kundenkonto wurde gelöscht.`,
      goods,
    ],
    buttons: [{ to: pageAddress(shop, deskAppointmentsPath), name: 'Termine öffnen' }],
  };
  return {
    kind: 'appointment-notice',
    subjectKey: `appointment-notice ${id} deleted`,
    recipient: companyOf(shop.location).email,
    senderName: 'Radhaus',
    ...locationLetter(shop.location, content),
  };
}

/** To the shopper, and to the location what the shopper did. Inside the transaction of the change. @returns the token of the link */
export async function mailAppointment(
  tx: Context,
  shop: MailShop,
  appointment: StoredAppointment,
  news: AppointmentNews,
  options: NewsOptions = {},
): Promise<string> {
  const token = await issueAppointmentLink(tx, appointment);
  // Somebody who was entered by staff may have no address.
  if (!isBooked(appointment) || appointment.contact.email === '') return token;
  const { mail, attachments } = appointmentMail(shop, appointment, news, { token, ...options });
  await queueMailWith(tx.db, mail, attachments, tx.now());
  if (['shopper', BY_ORDER, BY_MOVE].includes(appointment.changedBy) && news !== 'reminder')
    await queueMail(tx.db, appointmentNotice(shop, appointment, news, options.goods), tx.now());
  return token;
}
