import { and, eq, lt, notInArray, notLike, sql } from 'drizzle-orm';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { Database } from '~/platform/database/database.server';
import { wishListEntries, wishListShares } from './tables';

const KEPT_DAYS = 30;

/** Deletes an owner's lists and the links to them. */
export async function deleteWishListsOf(db: Database, owner: string): Promise<void> {
  await db.delete(wishListEntries).where(eq(wishListEntries.ownerId, owner));
  await db.delete(wishListShares).where(eq(wishListShares.ownerId, owner));
}

/** An owner's lists as they are stored, for the data export. */
export async function exportWishLists(db: Database, owner: string) {
  const rows = await db.select().from(wishListEntries).where(eq(wishListEntries.ownerId, owner));
  return rows.map(({ ownerId: _owner, ...entry }) => entry);
}

/** The links to an owner's lists, for the data export. */
export function exportShares(db: Database, owner: string) {
  const { id, locationId, createdAt } = wishListShares;
  return db
    .select({ id, locationId, createdAt })
    .from(wishListShares)
    .where(eq(wishListShares.ownerId, owner));
}

/** Forgets what guests remembered and did not touch for thirty days; accounts keep theirs. */
export async function deleteOldWishLists({ db, now }: Pick<Tenant, 'db' | 'now'>): Promise<void> {
  const limit = new Date(now().getTime() - KEPT_DAYS * 24 * 60 * 60 * 1_000);
  const guests = await db
    .select({ ownerId: wishListEntries.ownerId })
    .from(wishListEntries)
    .where(notLike(wishListEntries.ownerId, 'user:%'))
    .groupBy(wishListEntries.ownerId)
    .having(lt(sql`max(${wishListEntries.addedAt})`, limit));
  for (const { ownerId } of guests) await deleteWishListsOf(db, ownerId);
  // Links to lists that were emptied.
  const entries = db.select({ ownerId: wishListEntries.ownerId }).from(wishListEntries);
  await db
    .delete(wishListShares)
    .where(
      and(
        notLike(wishListShares.ownerId, 'user:%'),
        lt(wishListShares.createdAt, limit),
        notInArray(wishListShares.ownerId, entries),
      ),
    );
}
