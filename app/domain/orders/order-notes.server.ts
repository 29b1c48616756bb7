import { asc, eq } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import { orderNotes } from './tables';

export type OrderNote = typeof orderNotes.$inferSelect;

/** The oldest first. */
export function notesOf({ db }: Pick<Context, 'db'>, orderId: string): Promise<OrderNote[]> {
  return db.select().from(orderNotes).where(eq(orderNotes.orderId, orderId)).orderBy(asc(orderNotes.id));
}

export async function addNote(
  { db, now }: Context,
  note: Pick<OrderNote, 'orderId' | 'staff' | 'text'>,
): Promise<void> {
  await db.insert(orderNotes).values({ ...note, at: now() });
}
