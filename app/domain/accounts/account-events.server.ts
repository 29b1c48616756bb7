import { desc, eq, lt } from 'drizzle-orm';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import { queueMail } from '~/platform/mail/outbox.server';
import { daysBefore } from '~/values/days';
import { noticeMail } from './account-mails.server';
import { type AccountEventKind, accountEvents } from './tables';
import type { User } from './users.server';

const RETENTION_DAYS = 365;

export async function recordEvent(
  { db, now }: Context,
  userId: string,
  kind: AccountEventKind,
): Promise<void> {
  await db.insert(accountEvents).values({ userId, kind, at: now() });
}

export async function recordAndTell(
  tx: Context,
  tenant: Tenant,
  user: Pick<User, 'id' | 'email' | 'firstName'>,
  { kind, text }: { kind: AccountEventKind; text: string },
): Promise<void> {
  await recordEvent(tx, user.id, kind);
  await queueMail(tx.db, noticeMail(tenant, user, text), tx.now());
}

export function eventsOf({ db }: Context, userId: string, limit = 50) {
  return db
    .select({ kind: accountEvents.kind, at: accountEvents.at })
    .from(accountEvents)
    .where(eq(accountEvents.userId, userId))
    .orderBy(desc(accountEvents.at))
    .limit(limit);
}

export async function deleteOldEvents({ db, now }: Context): Promise<void> {
  await db.delete(accountEvents).where(lt(accountEvents.at, daysBefore(now(), RETENTION_DAYS)));
}
