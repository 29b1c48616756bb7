import { eq, sql } from 'drizzle-orm';
import { articleGroups, articles } from '~/domain/catalog/articles/tables';
import type { Database } from '~/platform/database/database.server';
import { wishListEntries, wishListShares } from './tables';

export function exportWishLists(db: Database, owner: string) {
  const { locationId, categoryUrl, configured, title, priceCents, availablePieces, addedAt } =
    wishListEntries;
  const article = sql<string>`${articles.kind} || ':' || ${articles.code}`;
  // A rim's group has no page of its own.
  const product = sql<string>`case ${articles.kind} when 'product' then ${articleGroups.code} else ${articles.code} end`;
  return db
    .select({
      locationId,
      article,
      product,
      categoryUrl,
      configured,
      title,
      priceCents,
      availablePieces,
      addedAt,
    })
    .from(wishListEntries)
    .innerJoin(articles, eq(articles.id, wishListEntries.articleId))
    .leftJoin(articleGroups, eq(articleGroups.id, articles.groupId))
    .where(eq(wishListEntries.ownerId, owner));
}

export function exportShares(db: Database, owner: string) {
  const { id, locationId, createdAt } = wishListShares;
  return db
    .select({ id, locationId, createdAt })
    .from(wishListShares)
    .where(eq(wishListShares.ownerId, owner));
}
