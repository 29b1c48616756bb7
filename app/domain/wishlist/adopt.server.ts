import { and, eq, inArray, lt } from 'drizzle-orm';
import type { Database } from '~/platform/database/database.server';
import { wishListEntries, wishListShares } from './tables';

/**
 * Joins a guest's list with the account's by variant, at every location, inside the caller's transaction: of an entry
 * that both have the newer one stays (spec, document 2, section 4, merge).
 */
export async function adoptWishList(db: Database, guest: string, owner: string): Promise<void> {
  const rows = await db.delete(wishListEntries).where(eq(wishListEntries.ownerId, guest)).returning();
  for (const row of rows) {
    await db
      .insert(wishListEntries)
      .values({ ...row, ownerId: owner })
      .onConflictDoUpdate({
        target: [wishListEntries.ownerId, wishListEntries.locationId, wishListEntries.selectedVariant],
        set: { title: row.title, priceCents: row.priceCents, addedAt: row.addedAt },
        setWhere: lt(wishListEntries.addedAt, row.addedAt),
      });
  }
  // One link a list: where the account has one, the guest's ends.
  const own = db
    .select({ locationId: wishListShares.locationId })
    .from(wishListShares)
    .where(eq(wishListShares.ownerId, owner));
  await db
    .delete(wishListShares)
    .where(and(eq(wishListShares.ownerId, guest), inArray(wishListShares.locationId, own)));
  await db.update(wishListShares).set({ ownerId: owner }).where(eq(wishListShares.ownerId, guest));
}
