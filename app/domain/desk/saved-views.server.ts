import { and, asc, eq } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import { deskViews } from './tables';

const MAX_VIEWS = 20;

export type SavedView = Pick<typeof deskViews.$inferSelect, 'id' | 'name' | 'query'>;

export function viewsOf({ db }: Pick<Context, 'db'>, userId: string): Promise<SavedView[]> {
  const { id, name, query } = deskViews;
  return db
    .select({ id, name, query })
    .from(deskViews)
    .where(eq(deskViews.userId, userId))
    .orderBy(asc(name));
}

/** One of the same name is replaced. False: there are too many. */
export function saveView(
  context: Context,
  view: { userId: string; name: string; query: string },
): Promise<boolean> {
  return inTransaction(context, async (tx) => {
    const known = await viewsOf(tx, view.userId);
    if (known.length >= MAX_VIEWS && known.every(({ name }) => name !== view.name)) return false;
    await tx.db
      .insert(deskViews)
      .values(view)
      .onConflictDoUpdate({ target: [deskViews.userId, deskViews.name], set: { query: view.query } });
    return true;
  });
}

export async function deleteView({ db }: Context, userId: string, id: number): Promise<void> {
  await db.delete(deskViews).where(and(eq(deskViews.userId, userId), eq(deskViews.id, id)));
}
