import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { PhotoType } from '~/values/photo';

export const pictures = pgTable('pictures', {
  /** SHA-256 of the stored content. */
  hash: text().primaryKey(),
  type: text().$type<PhotoType>().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
});

/** Stored content of a URL (`https://…`) or a file (`sha256:…`). */
export const pictureSources = pgTable('picture_sources', {
  source: text().primaryKey(),
  hash: text()
    .notNull()
    .references(() => pictures.hash),
});

export const entryImages = pgTable(
  'entry_images',
  {
    /** Kind and id: `offer:…`, `category:…`, `location:…`. */
    entry: text().primaryKey(),
    /** File name or URL as in the imported file. */
    source: text().notNull(),
    alternative: text().notNull(),
    /** Null until it is stored. */
    hash: text().references(() => pictures.hash),
  },
  (table) => [
    index('entry_images_hash').on(table.hash),
    index('entry_images_source').on(table.source, table.hash),
  ],
);
