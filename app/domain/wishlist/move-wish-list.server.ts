import { and, count, eq, ne } from 'drizzle-orm';
import { ownerOf, type Visitor } from '~/domain/accounts/visitor';
import { type LeftElsewhere, leftElsewhere } from '~/domain/tenancy/left-elsewhere';
import type { Location } from '~/domain/tenancy/network';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import { wishListEntries } from './tables';

/** What is on the visitor's lists at the other locations of the group: it can be taken along. */
export async function wishListsElsewhere(
  tenant: Tenant,
  context: Context,
  visitor: Visitor,
): Promise<LeftElsewhere[]> {
  const owner = ownerOf(visitor);
  if (!owner) return [];
  const { ownerId, locationId } = wishListEntries;
  const rows = await context.db
    .select({ locationId, pieces: count() })
    .from(wishListEntries)
    .where(and(eq(ownerId, owner), ne(locationId, tenant.location.id)))
    .groupBy(locationId);
  return leftElsewhere(tenant, rows);
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
  await inTransaction(context, async (tx) => {
    const rows = await tx.db
      .delete(wishListEntries)
      .where(and(eq(ownerId, owner), eq(locationId, source.id)))
      .returning();
    if (rows.length === 0) return;
    const moved = rows.map((row) => ({ ...row, locationId: tenant.location.id }));
    await tx.db.insert(wishListEntries).values(moved).onConflictDoNothing();
  });
}
