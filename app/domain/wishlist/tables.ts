import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { articles } from '~/domain/catalog/articles/tables';
import type { ConfiguredCar } from '~/domain/catalog/rims/configurator/configured-car';
import { moment } from '../../platform/database/moment';

/** The fields are those of spec 2, section 3. */
export const wishListEntries = pgTable(
  'wish_list_entries',
  {
    /** An account, or a guest's session (`ownerOf`). */
    ownerId: text().notNull(),
    locationId: text().notNull(),
    articleId: integer()
      .notNull()
      .references(() => articles.id),
    categoryUrl: text().notNull(),
    /** Null, but for a rim that was added with a vehicle. */
    configured: jsonb().$type<ConfiguredCar>(),
    /** Title and price when added, for an entry that is gone or costs something else now. */
    title: text().notNull(),
    priceCents: integer().notNull(),
    /** Available pieces when added; null for older entries, and those from another location. */
    availablePieces: integer(),
    addedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.locationId, table.articleId] }),
    index('wish_list_added').on(table.addedAt),
    index('wish_list_article').on(table.articleId),
  ],
);

export const wishListShares = pgTable(
  'wish_list_shares',
  {
    /** Random: whoever knows it sees the list. */
    id: text().primaryKey(),
    ownerId: text().notNull(),
    locationId: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index('wish_list_shares_owner').on(table.ownerId, table.locationId)],
);
