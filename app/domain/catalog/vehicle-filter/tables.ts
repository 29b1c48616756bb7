import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { articles } from '../articles/tables';

/** Filter values by field: `{"Einbauort": ["vorn"]}`. */
export type FilterValues = Record<string, string[]>;

/** Spec 2, section 3: vehicleFilter per DAT-code prefix. */
export const articleVehiclePrefixes = pgTable(
  'article_vehicle_prefixes',
  {
    /** The leading 2, 5, 8, 11 or all 15 digits of a DAT ECode. */
    prefix: text().notNull(),
    articleId: integer()
      .notNull()
      .references(() => articles.id),
    filterValues: jsonb().$type<FilterValues>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.prefix, table.articleId] }),
    index('article_vehicle_prefixes_article').on(table.articleId),
    check(
      'article_vehicle_prefixes_prefix',
      sql`${table.prefix} ~ '^([0-9]{2}|[0-9]{5}|[0-9]{8}|[0-9]{11}|[0-9]{15})$'`,
    ),
  ],
);
