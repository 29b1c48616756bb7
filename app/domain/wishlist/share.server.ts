import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { startSession } from '~/domain/accounts/session.server';
import { ownerOf, type SessionChange, type Visitor } from '~/domain/accounts/visitor';
import type { Audience, Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import { advisoryLock, inTransaction } from '~/platform/database/transaction.server';
import { wishListShares } from './tables';
import { readWishList, type WishListEntry } from './wish-list.server';

const ID_BYTES = 16;
const idForm = /^[\w-]{22}$/;

const shareOf = (tenant: Tenant, owner: string) =>
  and(eq(wishListShares.ownerId, owner), eq(wishListShares.locationId, tenant.location.id));

export async function findShare(
  tenant: Tenant,
  context: Context,
  visitor: Visitor,
): Promise<string | undefined> {
  const owner = ownerOf(visitor);
  if (!owner) return undefined;
  const [share] = await context.db.select().from(wishListShares).where(shareOf(tenant, owner)).limit(1);
  return share?.id;
}

/** Returns the same link until it is revoked. */
export async function shareWishList(
  tenant: Tenant,
  context: Context,
  visitor: Visitor,
): Promise<SessionChange | undefined> {
  const { owner, visitor: owning, session } = await startSession(tenant, context, visitor);
  await inTransaction(context, async (tx) => {
    await advisoryLock(tx.db, `wish list ${owner} ${tenant.location.id}`);
    if (await findShare(tenant, tx, owning)) return;
    await tx.db.insert(wishListShares).values({
      id: randomBytes(ID_BYTES).toString('base64url'),
      ownerId: owner,
      locationId: tenant.location.id,
      createdAt: tx.now(),
    });
  });
  return session;
}

export async function unshareWishList(tenant: Tenant, context: Context, visitor: Visitor): Promise<void> {
  const owner = ownerOf(visitor);
  if (owner) await context.db.delete(wishListShares).where(shareOf(tenant, owner));
}

export async function readSharedWishList(
  audience: Audience,
  context: Context,
  id: string,
): Promise<WishListEntry[] | undefined> {
  if (!idForm.test(id)) return undefined;
  const [share] = await context.db
    .select()
    .from(wishListShares)
    .where(and(eq(wishListShares.id, id), eq(wishListShares.locationId, audience.location.id)));
  return share && readWishList(audience, context, share.ownerId);
}
