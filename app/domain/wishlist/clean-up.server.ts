import { and, eq, lt, notInArray, notLike, sql } from 'drizzle-orm';
import { ownerOfUser } from '~/domain/accounts/visitor';
import type { Context } from '~/platform/context';
import type { Database } from '~/platform/database/database.server';
import { daysBefore } from '~/values/days';
import { wishListEntries, wishListShares } from './tables';

const RETENTION_DAYS = 30;

export async function deleteWishListsOf(db: Database, owner: string): Promise<void> {
  await db.delete(wishListEntries).where(eq(wishListEntries.ownerId, owner));
  await db.delete(wishListShares).where(eq(wishListShares.ownerId, owner));
}

/** Deletes guests' lists unchanged for thirty days. Accounts keep theirs. */
export async function deleteOldWishLists({ db, now }: Context): Promise<void> {
  const limit = daysBefore(now(), RETENTION_DAYS);
  const guests = await db
    .select({ ownerId: wishListEntries.ownerId })
    .from(wishListEntries)
    .where(notLike(wishListEntries.ownerId, ownerOfUser('%')))
    .groupBy(wishListEntries.ownerId)
    .having(lt(sql`max(${wishListEntries.addedAt})`, limit));
  for (const { ownerId } of guests) await deleteWishListsOf(db, ownerId);
  // Links to emptied lists.
  const entries = db.select({ ownerId: wishListEntries.ownerId }).from(wishListEntries);
  await db
    .delete(wishListShares)
    .where(
      and(
        notLike(wishListShares.ownerId, ownerOfUser('%')),
        lt(wishListShares.createdAt, limit),
        notInArray(wishListShares.ownerId, entries),
      ),
    );
}
