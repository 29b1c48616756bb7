import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { companyOf } from '~/domain/tenancy/company';
import type { Location } from '~/domain/tenancy/directory';
import { type Letter, locationLetter } from '~/domain/tenancy/location-mail.server';
import type { ShopOf } from '~/domain/tenancy/tenant';
import { appointmentOfOrder } from '~/domain/workshop/appointments/order-appointment.server';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import { enqueueJob } from '~/platform/jobs/jobs.server';
import { pictureOf } from '~/platform/mail/attached-picture';
import { type Mail, queueMailWith } from '~/platform/mail/outbox.server';
import { deskButton } from './desk-button';
import { type EventNews, goodsOf, isTold, shopperNews, subjects } from './event-mail-text';
import { findOrder } from './find-order.server';
import type { RecordedKind } from './fulfilment';
import { giroCodeAttachment } from './giro-code.server';
import { orderTypeNames } from './messages';
import { contactText } from './order';
import { piecesOfEvents } from './order-history.server';
import { issueOrderLink } from './order-links.server';
import { orderMailPictures } from './order-pictures.server';
import { shopOfOrder } from './shopper-mail.server';
import { fulfilmentEvents } from './tables';
import { visitOf } from './visit';

function happened({ order, kind, actor }: EventNews): string {
  const what = `Die ${orderTypeNames[order.orderType]} ${order.number}`;
  if (kind === 'moved')
    return `${what} liegt jetzt bei ${order.confirmed.title} in ${order.confirmed.city}. Bitte legen Sie die Ware dort zurück.`;
  if (kind === 'bought')
    return `Die Reservierung ${order.number} wurde online gekauft. Bezahlt wird bei der Abholung.`;
  if (kind !== 'cancelled') return `${what} ist abgelaufen.`;
  return actor.type === 'customer'
    ? `${what} wurde online storniert.`
    : `${what} wurde storniert, weil die Zahlung ausblieb.`;
}

/** For goods that became free or were bought without an action of the staff, and for a move. */
function staffNews(news: EventNews): Letter | undefined {
  const { order, kind, actor } = news;
  const isFree = (kind === 'cancelled' || kind === 'lapsed') && actor.type !== 'staff';
  const isBought = kind === 'bought' && actor.type === 'customer';
  if (!isFree && !isBought && kind !== 'moved') return undefined;
  const { number, contact } = order;
  const intro = isFree ? ['Diese Ware ist wieder frei:'] : [];
  return {
    subject: `${subjects[kind]}: ${number}`,
    paragraphs: [happened(news), ...intro, goodsOf(news), contactText(contact)],
    buttons: [deskButton(news)],
  };
}

export const ORDER_EVENT_MAILS = 'order-event-mails';

/** `alsoTo`: another location that is told. */
const payloadSchema = z.object({
  eventId: z.int(),
  alsoTo: z.string().optional(),
  /** The right number of a parcel of which an earlier mail told a wrong one. */
  corrected: z.string().optional(),
});

/** The job runs after the surrounding transaction has committed. */
export async function enqueueEventMails(
  { db }: Context,
  { eventId, kind, alsoTo }: { eventId: number; kind: RecordedKind; alsoTo?: string | undefined },
): Promise<void> {
  if (isTold(kind)) await enqueueJob(db, ORDER_EVENT_MAILS, { eventId, ...(alsoTo && { alsoTo }) });
}

/** Once more to the shopper: a parcel has another number than the mail before said. */
export function enqueueCorrectedParcel({ db }: Context, eventId: number, corrected: string): Promise<void> {
  return enqueueJob(db, ORDER_EVENT_MAILS, { eventId, corrected });
}

export function eventMails(news: EventNews, eventId: number, formerly?: Location): Mail[] {
  const { order, location } = news;
  const { seller, title } = order.confirmed;
  const toShopper = shopperNews(news);
  const toStaff = staffNews(news);
  return [
    ...(toShopper
      ? [
          {
            letter: toShopper,
            kind: 'order-event' as const,
            recipient: order.contact.email,
            senderName: title,
            replyTo: seller.email,
          },
        ]
      : []),
    ...(toStaff
      ? [location, ...(formerly ? [formerly] : [])].map((place) => ({
          letter: toStaff,
          kind: 'order-event-notice' as const,
          recipient: companyOf(place).email,
          senderName: 'Radhaus',
          replyTo: order.contact.email,
        }))
      : []),
  ].map(({ letter, ...mail }, index) => ({
    ...mail,
    subjectKey: ['order-event', eventId, index, news.corrected]
      .filter((part) => part !== undefined)
      .join('-'),
    ...locationLetter(location, letter),
  }));
}

/** Writes each mail once, however often the job runs. @throws {Error} if the location is gone: the job is retried */
export async function writeEventMails(context: Context, payload: unknown, shopOf: ShopOf): Promise<void> {
  const { eventId, alsoTo, corrected } = payloadSchema.parse(payload);
  const [event] = await context.db.select().from(fulfilmentEvents).where(eq(fulfilmentEvents.id, eventId));
  if (!event) return;
  const { kind, parcels, goods } = event;
  const order = await findOrder(context, event.orderId);
  if (!order) return;
  const shop = shopOfOrder(order, shopOf);
  const actor = { type: event.actorType, id: event.actorId };
  const pieces = await piecesOfEvents(context, [eventId]);
  const pictures = await orderMailPictures(context, shop, order);
  const code = kind === 'reminded' ? await giroCodeAttachment({ order }) : undefined;
  await inTransaction(context, async (tx) => {
    const link = await issueOrderLink(tx, shop, order.id);
    const visit =
      kind === 'ready' ? visitOf(await appointmentOfOrder(tx, order.id), order, tx.now()) : undefined;
    const mails = eventMails(
      {
        order,
        ...shop,
        link,
        kind,
        actor,
        pieces,
        parcels,
        corrected,
        goods,
        visit,
        giroCode: code && pictureOf(code),
        pictures,
        now: tx.now(),
      },
      eventId,
      alsoTo === undefined ? undefined : shopOf(alsoTo)?.location,
    );
    for (const mail of mails)
      await queueMailWith(tx.db, mail, mail.kind === 'order-event' && code ? [code] : [], tx.now());
  });
}
