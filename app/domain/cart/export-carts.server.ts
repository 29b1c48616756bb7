import { and, eq, isNull, sql } from 'drizzle-orm';
import { articles } from '~/domain/catalog/articles/tables';
import type { Database } from '~/platform/database/database.server';
import { cartLines, carts } from './tables';

export function exportCarts(db: Database, owner: string) {
  return db
    .select({
      locationId: carts.locationId,
      changedAt: carts.changedAt,
      couponCode: carts.couponCode,
      article: sql<string>`${articles.kind} || ':' || ${articles.code}`,
      options: cartLines.options,
      quantity: cartLines.quantity,
    })
    .from(carts)
    .innerJoin(cartLines, eq(cartLines.cartId, carts.id))
    .innerJoin(articles, eq(articles.id, cartLines.articleId))
    .where(and(eq(carts.ownerId, owner), isNull(carts.orderedAt)));
}
