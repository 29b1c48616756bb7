import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { articleGroups, articles } from '../articles/tables';
import { categories } from '../categories/tables';
import type { ContentUnit } from './base-price';
import type { FieldType, FieldValues } from './category-field';

/** The fields of each category, in the order of its filter form. */
export const categoryFields = pgTable(
  'category_fields',
  {
    categoryId: text()
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    position: smallint().notNull(),
    label: text().notNull(),
    type: text().$type<FieldType>().notNull(),
    unit: text(),
    isMultiple: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.categoryId, table.name] }),
    check('category_fields_unit', sql`${table.unit} is null or ${table.type} = 'number'`),
  ],
);

/** A product: an article group whose variants have the fields of its category. */
export const products = pgTable(
  'products',
  {
    groupId: integer()
      .primaryKey()
      .references(() => articleGroups.id),
    /** The category that its address goes through. */
    categoryId: text()
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
    /** Of all its variants. */
    make: text().notNull().default(''),
    description: text().notNull(),
    /** What its own row says of the category's fields; where a variant's row says something of a field, that holds instead. */
    values: jsonb().$type<FieldValues>().notNull().default({}),
    /** What is said of use and risks (Art. 19 GPSR); none: nothing needs saying. */
    safety: text(),
    /** Lines of the data sheet beside the category's fields. */
    facts: jsonb().$type<readonly (readonly [term: string, value: string])[]>().notNull(),
  },
  (table) => [index('products_category').on(table.categoryId)],
);

/** What variants of products have beside what every article has. */
export const productVariants = pgTable(
  'product_variants',
  {
    articleId: integer()
      .primaryKey()
      .references(() => articles.id),
    /** What holds for it: what its own row says, and its product's. */
    values: jsonb().$type<FieldValues>().notNull(),
    ownValues: jsonb().$type<FieldValues>().notNull().default({}),
    /** The make of car that it is for (fabrikat: spec 2, section 3); none: for any. */
    carMake: text(),
    /** How much is in it, in thousandths of the unit, for the base price (§ 4 PAngV). */
    contentMilli: integer(),
    contentUnit: text().$type<ContentUnit>(),
  },
  (table) => [
    check('product_variants_content', sql`(${table.contentMilli} is null) = (${table.contentUnit} is null)`),
    check('product_variants_content_positive', sql`${table.contentMilli} > 0`),
  ],
);
