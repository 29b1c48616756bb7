import { and, eq, inArray, isNotNull, isNull, lt, notLike } from 'drizzle-orm';
import { ownerOfUser } from '~/domain/accounts/visitor';
import { articles } from '~/domain/catalog/articles/tables';
import type { Context } from '~/platform/context';
import type { Database } from '~/platform/database/database.server';
import { daysBefore } from '~/values/days';
import { cartLines, carts } from './tables';

const RETENTION_DAYS = 30;

/** Deletes guests' open carts unchanged for thirty days. Accounts keep theirs. */
export async function deleteOldCarts({ db, now }: Context): Promise<void> {
  const limit = daysBefore(now(), RETENTION_DAYS);
  await db
    .delete(carts)
    .where(
      and(isNull(carts.orderedAt), lt(carts.changedAt, limit), notLike(carts.ownerId, ownerOfUser('%'))),
    );
}

export async function deleteRetiredLines({ db }: Pick<Context, 'db'>): Promise<void> {
  const open = db.select({ id: carts.id }).from(carts).where(isNull(carts.orderedAt));
  const retired = db.select({ id: articles.id }).from(articles).where(isNotNull(articles.retiredAt));
  await db
    .delete(cartLines)
    .where(and(inArray(cartLines.cartId, open), inArray(cartLines.articleId, retired)));
}

export async function deleteCartsOf(db: Database, owner: string): Promise<void> {
  await db.delete(carts).where(eq(carts.ownerId, owner));
}
