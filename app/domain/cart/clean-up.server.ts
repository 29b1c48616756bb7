import { and, eq, isNull, lt, notLike } from 'drizzle-orm';
import { ownerOfUser } from '~/domain/accounts/visitor';
import type { Context } from '~/platform/context';
import type { Database } from '~/platform/database/database.server';
import { daysBefore } from '~/values/days';
import { carts } from './tables';

const RETENTION_DAYS = 30;

/** Deletes guests' open carts that nobody touched for thirty days; accounts keep theirs, ordered ones stay with their order. */
export async function deleteOldCarts({ db, now }: Context): Promise<void> {
  const limit = daysBefore(now(), RETENTION_DAYS);
  await db
    .delete(carts)
    .where(
      and(isNull(carts.orderedAt), lt(carts.changedAt, limit), notLike(carts.ownerId, ownerOfUser('%'))),
    );
}

/** Deletes every cart of an owner. */
export async function deleteCartsOf(db: Database, owner: string): Promise<void> {
  await db.delete(carts).where(eq(carts.ownerId, owner));
}
