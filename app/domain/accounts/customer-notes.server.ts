import { and, desc, eq, lt } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import { daysBefore } from '~/values/days';
import { emailKey } from './email-key';
import { customerNotes } from './tables';

export type CustomerNote = typeof customerNotes.$inferSelect;

/** The newest first. @param locationId undefined: of all locations */
export function customerNotesOf(
  { db }: Pick<Context, 'db'>,
  email: string,
  locationId?: string,
): Promise<CustomerNote[]> {
  const isHere = locationId === undefined ? undefined : eq(customerNotes.locationId, locationId);
  return db
    .select()
    .from(customerNotes)
    .where(and(eq(customerNotes.emailKey, emailKey(email)), isHere))
    .orderBy(desc(customerNotes.id));
}

/** Without who wrote them. */
export async function exportCustomerNotes(context: Pick<Context, 'db'>, email: string) {
  return (await customerNotesOf(context, email)).map(({ text, at, locationId }) => ({
    text,
    at,
    locationId,
  }));
}

export async function addCustomerNote(
  { db, now }: Context,
  { email, ...note }: Pick<CustomerNote, 'locationId' | 'staff' | 'text'> & { email: string },
): Promise<void> {
  await db.insert(customerNotes).values({ ...note, emailKey: emailKey(email), at: now() });
}

export async function deleteCustomerNotesOf({ db }: Pick<Context, 'db'>, email: string): Promise<void> {
  await db.delete(customerNotes).where(eq(customerNotes.emailKey, emailKey(email)));
}

const RETENTION_DAYS = 365;

export async function deleteOldCustomerNotes({ db, now }: Context): Promise<void> {
  await db.delete(customerNotes).where(lt(customerNotes.at, daysBefore(now(), RETENTION_DAYS)));
}
