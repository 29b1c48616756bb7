import { eq } from 'drizzle-orm';
import type { Database } from '~/platform/database/database.server';
import { wishListEntries, wishListShares } from './tables';

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
