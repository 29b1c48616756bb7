import { and, asc, eq, gt, gte, isNull, lte, or } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import { type Mail, queueMail } from '~/platform/mail/outbox.server';
import { latestNoted } from '~/values/clock-skew';
import { clockTime } from '~/values/german-clock';
import { formatIsoDate, germanDate, isoDayAfter } from '~/values/german-date';
import { companyOf, mailSignature } from '../../tenancy/company';
import { locationLetter } from '../../tenancy/location-mail.server';
import { type MailShop, pageAddress, type ShopOf } from '../../tenancy/tenant';
import type { StoredWheels } from './stored-set';
import { seasonNames, wheelText } from './stored-wheels';
import { storedWheels } from './tables';
import { wheelChangePath } from './wheel-change';

export const REMIND_WHEEL_CHANGES = 'remind-wheel-changes';

const FROM_TIME = '09:00';
/** Before the change. */
const DAYS_AHEAD = 14;
const BATCH = 200;

/** Part of the storage that was agreed, without advertising: § 7 UWG does not concern it. */
export function changeReminder(shop: MailShop, wheels: StoredWheels & { nextChange: string }): Mail {
  const { location } = shop;
  const { contact, label, season, nextChange, plate, vehicle } = wheels;
  const path = wheelChangePath(location);
  const buttons = path ? [{ to: pageAddress(shop, path), name: 'Räderwechsel buchen' }] : [];
  const subject = `Ihr Räderwechsel ab ${formatIsoDate(nextChange)}`;
  const paragraphs = [
    `Guten Tag${contact.firstName && ` ${contact.firstName} ${contact.lastName}`},`,
    `Ihre ${seasonNames[season]} liegen bei uns bereit. Der nächste Wechsel ist ab dem ${formatIsoDate(nextChange)} vorgesehen.`,
    [
      `Etikett: ${label}`,
      `Räder: ${wheelText(wheels)}`,
      `Fahrzeug: ${[vehicle, plate].filter(Boolean).join(', ')}`,
    ]
      .filter((line) => !line.endsWith(': '))
      .join('\n'),
    'Diese Erinnerung gehört zu Ihrer Einlagerung. Möchten Sie keine mehr, antworten Sie bitte auf diese Nachricht.',
  ];
  const closing = mailSignature(companyOf(location));
  return {
    kind: 'wheel-change-reminder',
    subjectKey: `wheel-change-reminder ${wheels.id} ${nextChange}`,
    recipient: contact.email,
    senderName: location.title,
    replyTo: companyOf(location).email,
    ...locationLetter(location, { subject, paragraphs, buttons, closing }),
  };
}

/** Two weeks ahead, from nine o'clock, once for each change. */
export async function remindWheelChanges(context: Context, shopOf: ShopOf): Promise<void> {
  const now = context.now();
  if (clockTime(now) < FROM_TIME) return;
  const today = germanDate(now);
  const isDue = and(
    eq(storedWheels.state, 'in'),
    eq(storedWheels.wantsReminder, true),
    gte(storedWheels.nextChange, today),
    lte(storedWheels.nextChange, isoDayAfter(today, DAYS_AHEAD)),
    or(isNull(storedWheels.remindedAt), gt(storedWheels.remindedAt, latestNoted(now))),
  );
  for (;;) {
    const due = await context.db
      .select({ id: storedWheels.id, locationId: storedWheels.locationId })
      .from(storedWheels)
      .where(isDue)
      .orderBy(asc(storedWheels.nextChange))
      .limit(BATCH);
    for (const { id, locationId } of due)
      await inTransaction(context, async (tx) => {
        const [reminded] = await tx.db
          .update(storedWheels)
          .set({ remindedAt: now })
          .where(and(eq(storedWheels.id, id), isDue))
          .returning();
        const shop = shopOf(locationId);
        if (!shop || !reminded?.nextChange || reminded.contact.email === '') return;
        const { nextChange } = reminded;
        await queueMail(tx.db, changeReminder(shop, { ...reminded, nextChange }), now);
      });
    if (due.length < BATCH) return;
  }
}
