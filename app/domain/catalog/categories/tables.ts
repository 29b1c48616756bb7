import { type AnyPgColumn, boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { CategoryDrawing } from '~/ui/illustrations/spot-names';
import type { Category, CategoryPresentation } from './category';

// A trigger invalidates the tag `categories` when this table changes.

/** Warengruppen, two levels deep. */
export const categories = pgTable(
  'categories',
  {
    id: text().primaryKey(),
    /** Null: a main category. */
    parentId: text().references((): AnyPgColumn => categories.id, { onDelete: 'cascade' }),
    /** Order of main categories; sub-categories are sorted by title. */
    position: integer().notNull(),
    title: text().notNull(),
    /** Path below the location, without slash. */
    url: text().notNull().unique(),
    presentation: text().$type<CategoryPresentation>().notNull(),
    description: text().notNull(),
    isNoaEmployeeCategory: boolean().notNull().default(false),
    isUnlisted: boolean().notNull().default(false),
    drawing: text().$type<CategoryDrawing>().notNull().default('parcel'),
    preset: jsonb().$type<NonNullable<Category['preset']>>(),
  },
  (table) => [index('categories_parent').on(table.parentId)],
);
