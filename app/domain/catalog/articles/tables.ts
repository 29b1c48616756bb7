import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { moment } from '../../../platform/database/moment';
import { categories } from '../categories/tables';
import type { ArticleKind } from './article';

/** A product with variants; each variant is an article. */
export const articleGroups = pgTable(
  'article_groups',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().$type<ArticleKind>().notNull(),
    code: text().notNull(),
    title: text().notNull(),
  },
  (table) => [unique('article_groups_code').on(table.kind, table.code)],
);

/** Rows are never deleted, only retired. */
export const articles = pgTable(
  'articles',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().$type<ArticleKind>().notNull(),
    /** Unique within the kind; `kind:code` is the public name. */
    code: text().notNull(),
    groupId: integer().references(() => articleGroups.id),
    sku: text(),
    gtin: text(),
    make: text().notNull(),
    title: text().notNull(),
    subtitle: text().notNull(),
    pictureKey: text().notNull(),
    /** Per cent. */
    vatRate: smallint().notNull(),
    /** Gross deposit per piece of a starter battery or a bottle (§ 7 PAngV). */
    depositCents: integer(),
    isOwnArticle: boolean().notNull().default(false),
    isStockKeeping: boolean().notNull().default(true),
    isSoldOut: boolean().notNull().default(false),
    isKit: boolean().notNull().default(false),
    retiredAt: moment(),
  },
  (table) => [
    unique('articles_key').on(table.kind, table.code),
    // Referenced by `components` and `stock_levels`: a kit can be neither a component nor in stock.
    unique('articles_id_is_kit').on(table.id, table.isKit),
    uniqueIndex('articles_gtin').on(table.gtin).where(sql`retired_at is null`),
    index('articles_sku').on(sql`lower(${table.sku})`).where(sql`sku is not null`),
    index('articles_group').on(table.groupId),
    index('articles_title').on(table.title, table.id).where(sql`retired_at is null`),
    index('articles_search').using(
      'gin',
      sql`lower(title || ' ' || subtitle || ' ' || code || ' ' || coalesce(sku, '') || ' ' || coalesce(gtin, '')) gin_trgm_ops`,
    ),
    check('articles_deposit', sql`${table.depositCents} > 0`),
  ],
);

export const components = pgTable(
  'components',
  {
    articleId: integer().notNull(),
    isKit: boolean().notNull().default(true),
    componentId: integer().notNull(),
    isComponentKit: boolean().notNull().default(false),
    quantity: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.componentId] }),
    foreignKey({
      name: 'components_of_kits',
      columns: [table.articleId, table.isKit],
      foreignColumns: [articles.id, articles.isKit],
    }),
    foreignKey({
      name: 'components_are_no_kits',
      columns: [table.componentId, table.isComponentKit],
      foreignColumns: [articles.id, articles.isKit],
    }),
    check('components_kit', sql`${table.isKit} and not ${table.isComponentKit}`),
    check('components_quantity', sql`${table.quantity} > 0`),
    index('components_component').on(table.componentId),
  ],
);

/** Only appended, so that no change waits for another; `clean-up` deletes all but the last of an article. */
export const articleChanges = pgTable(
  'article_changes',
  {
    articleId: integer().notNull(),
    /** Null: in the whole network. */
    locationId: text(),
    at: moment().notNull().default(sql`now()`),
  },
  (table) => [index('article_changes_article').on(table.articleId, table.at)],
);

export const articleCategories = pgTable(
  'article_categories',
  {
    articleId: integer()
      .notNull()
      .references(() => articles.id),
    categoryId: text()
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
    /** The article's address and whether it is for sale follow from the others. */
    isFurther: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.categoryId] }),
    index('article_categories_category').on(table.categoryId),
  ],
);
