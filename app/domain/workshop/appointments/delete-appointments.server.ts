import { and, gt, inArray } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import { type Mail, queueMails } from '~/platform/mail/outbox.server';
import { basenameOf, type Tenant } from '../../tenancy/tenant';
import { takingStates } from './appointment';
import { deletedNotice, type GoodsOf } from './appointment-mails.server';
import { isOf } from './appointments-of-person.server';
import { appointments } from './tables';

/** Their units are free again, and the locations are told of the coming ones, without a name. */
export async function deleteAppointmentsOf(
  context: Context,
  person: { id: string; email: string },
  { group, origin, host }: Tenant,
  goodsOf: GoodsOf,
): Promise<void> {
  const { db, now } = context;
  const isComing = and(gt(appointments.startsAt, now()), inArray(appointments.state, [...takingStates]));
  const coming = await db
    .select()
    .from(appointments)
    .where(and(isOf(person), isComing));
  await db.delete(appointments).where(isOf(person));
  const notices: Mail[] = [];
  for (const appointment of coming) {
    const location = group.find(({ id }) => id === appointment.locationId);
    if (!location) continue;
    const shop = { location, origin, basename: basenameOf(host, location) };
    notices.push(deletedNotice(shop, appointment, await goodsOf(context, shop, appointment)));
  }
  await queueMails(db, notices, now());
}
