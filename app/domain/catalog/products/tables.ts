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

/** In the order of the filter form. */
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

/** An article group whose variants have the fields of its category. */
export const products = pgTable(
  'products',
  {
    groupId: integer()
      .primaryKey()
      .references(() => articleGroups.id),
    categoryId: text()
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
    /** Whose lists show the product, too. */
    furtherCategoryIds: text().array().notNull().default([]),
    make: text().notNull().default(''),
    description: text().notNull(),
    /** Values of the product's own row; a variant's values override them. */
    values: jsonb().$type<FieldValues>().notNull().default({}),
    /** Safety information (Art. 19 GPSR); null: none is required. */
    safety: text(),
    /** Lines of the data sheet besides the category's fields. */
    facts: jsonb().$type<readonly (readonly [term: string, value: string])[]>().notNull(),
  },
  (table) => [index('products_category').on(table.categoryId)],
);

export const productVariants = pgTable(
  'product_variants',
  {
    articleId: integer()
      .primaryKey()
      .references(() => articles.id),
    /** Merged from the rows of the variant and its product. */
    values: jsonb().$type<FieldValues>().notNull(),
    ownValues: jsonb().$type<FieldValues>().notNull().default({}),
    /** The spec's fabrikat (spec 2, section 3); null: any make of car. */
    carMake: text(),
    /** Thousandths of the unit, for the base price (§ 4 PAngV). */
    contentMilli: integer(),
    contentUnit: text().$type<ContentUnit>(),
  },
  (table) => [
    check('product_variants_content', sql`(${table.contentMilli} is null) = (${table.contentUnit} is null)`),
    check('product_variants_content_positive', sql`${table.contentMilli} > 0`),
  ],
);
