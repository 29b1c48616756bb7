import { and, count, eq, lt, ne } from 'drizzle-orm';
import { ownerOf, type Visitor } from '~/domain/accounts/visitor';
import type { Location } from '~/domain/tenancy/directory';
import { type LeftBehind, leftBehind } from '~/domain/tenancy/left-behind';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import type { Database } from '~/platform/database/database.server';
import { inTransaction } from '~/platform/database/transaction.server';
import { wishListEntries, wishListShares } from './tables';

/** What is on the visitor's lists at the other locations of the group: it can be taken along. */
export async function wishListsAtOtherLocations(
  tenant: Tenant,
  context: Context,
  visitor: Visitor,
): Promise<LeftBehind[]> {
  const owner = ownerOf(visitor);
  if (!owner) return [];
  const { ownerId, locationId } = wishListEntries;
  const rows = await context.db
    .select({ locationId, pieces: count() })
    .from(wishListEntries)
    .where(and(eq(ownerId, owner), ne(locationId, tenant.location.id)))
    .groupBy(locationId);
  return leftBehind(tenant, rows);
}

/** Takes the visitor's list along to this location. What is on the list here already stays as it is. */
export async function moveWishList(
  tenant: Tenant,
  context: Context,
  visitor: Visitor,
  source: Pick<Location, 'id'>,
): Promise<void> {
  const owner = ownerOf(visitor);
  if (!owner || source.id === tenant.location.id) return;
  const { ownerId, locationId } = wishListEntries;
  await inTransaction(context, async ({ db }) => {
    const rows = await db
      .delete(wishListEntries)
      .where(and(eq(ownerId, owner), eq(locationId, source.id)))
      .returning();
    if (rows.length === 0) return;
    const moved = rows.map((row) => ({ ...row, locationId: tenant.location.id }));
    await db.insert(wishListEntries).values(moved).onConflictDoNothing();
  });
}

/**
 * Joins a guest's list with the account's by variant, at every location, inside the caller's transaction: of an entry
 * that both have the newer one stays (spec, document 2, section 4, merge). The guest's link ends.
 */
export async function claimWishList(db: Database, guest: string, owner: string): Promise<void> {
  const rows = await db.delete(wishListEntries).where(eq(wishListEntries.ownerId, guest)).returning();
  for (const row of rows) {
    await db
      .insert(wishListEntries)
      .values({ ...row, ownerId: owner })
      .onConflictDoUpdate({
        target: [wishListEntries.ownerId, wishListEntries.locationId, wishListEntries.articleId],
        set: { title: row.title, priceCents: row.priceCents, addedAt: row.addedAt },
        setWhere: lt(wishListEntries.addedAt, row.addedAt),
      });
  }
  // Who got the link from the guest was shown the guest's list, not the account's: it ends. The account's own stays.
  await db.delete(wishListShares).where(eq(wishListShares.ownerId, guest));
}
