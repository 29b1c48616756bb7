import { and, count, eq, lt, ne } from 'drizzle-orm';
import { ownerOf, type Visitor } from '~/domain/accounts/visitor';
import { type AtOtherLocation, atOtherLocations } from '~/domain/tenancy/at-other-locations';
import type { Location } from '~/domain/tenancy/directory';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import type { Database } from '~/platform/database/database.server';
import { inTransaction } from '~/platform/database/transaction.server';
import { wishListEntries, wishListShares } from './tables';

export async function wishListsAtOtherLocations(
  tenant: Tenant,
  context: Context,
  visitor: Visitor,
): Promise<AtOtherLocation[]> {
  const owner = ownerOf(visitor);
  if (!owner) return [];
  const { ownerId, locationId } = wishListEntries;
  const rows = await context.db
    .select({ locationId, pieces: count() })
    .from(wishListEntries)
    .where(and(eq(ownerId, owner), ne(locationId, tenant.location.id)))
    .groupBy(locationId);
  return atOtherLocations(tenant, rows);
}

/** Entries already on the list here stay as they are. */
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
    // Stock elsewhere says nothing about this location.
    const moved = rows.map((row) => ({ ...row, locationId: tenant.location.id, availablePieces: null }));
    await db.insert(wishListEntries).values(moved).onConflictDoNothing();
  });
}

/** Merges by variant at every location; the newer entry stays (spec 2, section 4, merge). */
export async function claimWishList(db: Database, guest: string, owner: string): Promise<void> {
  const rows = await db.delete(wishListEntries).where(eq(wishListEntries.ownerId, guest)).returning();
  for (const row of rows) {
    await db
      .insert(wishListEntries)
      .values({ ...row, ownerId: owner })
      .onConflictDoUpdate({
        target: [wishListEntries.ownerId, wishListEntries.locationId, wishListEntries.articleId],
        set: {
          configured: row.configured,
          title: row.title,
          priceCents: row.priceCents,
          availablePieces: row.availablePieces,
          addedAt: row.addedAt,
        },
        setWhere: lt(wishListEntries.addedAt, row.addedAt),
      });
  }
  // The guest's link ends: its readers must not see the account's list.
  await db.delete(wishListShares).where(eq(wishListShares.ownerId, guest));
}
