import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { articles } from '~/domain/catalog/articles/tables';

/** What visitors want to remember, by owner and location. The fields are those of the spec (document 2, section 3). */
export const wishListEntries = pgTable(
  'wish_list_entries',
  {
    /** An account, or a guest's session (`ownerOf`). */
    ownerId: text().notNull(),
    locationId: text().notNull(),
    /** The chosen variant; its product is the group that it belongs to. */
    articleId: integer()
      .notNull()
      .references(() => articles.id),
    /** The category that the product was found in. */
    categoryUrl: text().notNull(),
    /** What it was called and cost when it was remembered: shown when it is gone, or costs something else now. */
    title: text().notNull(),
    priceCents: integer().notNull(),
    /** Pieces that could be had then; unknown for entries that are older than the column, or came from another location. */
    availablePieces: integer(),
    addedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.locationId, table.articleId] }),
    index('wish_list_added').on(table.addedAt),
    index('wish_list_article').on(table.articleId),
  ],
);

/** Links to a list that its owner gave away. */
export const wishListShares = pgTable(
  'wish_list_shares',
  {
    /** Random: who knows it sees the list. */
    id: text().primaryKey(),
    ownerId: text().notNull(),
    locationId: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('wish_list_shares_owner').on(table.ownerId, table.locationId)],
);
