import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core';
import { pictures } from '~/domain/pictures/tables';
import { articleGroups, articles } from '../articles/tables';

/** Images of a product belong to its group and follow a variant's own. */
export const articleImages = pgTable(
  'article_images',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    articleId: integer().references(() => articles.id),
    groupId: integer().references(() => articleGroups.id),
    position: smallint().notNull(),
    /** File name or URL as in the imported file. */
    source: text().notNull(),
    alternative: text().notNull(),
    /** Null until it is stored. */
    hash: text().references(() => pictures.hash),
    /** Of the photo before it was cropped. */
    originalHash: text().references(() => pictures.hash),
  },
  (table) => [
    unique('article_images_of_article').on(table.articleId, table.position),
    unique('article_images_of_group').on(table.groupId, table.position),
    index('article_images_hash').on(table.hash),
    index('article_images_original').on(table.originalHash).where(sql`original_hash is not null`),
    index('article_images_source').on(table.source, table.hash),
    check('article_images_owner', sql`num_nonnulls(${table.articleId}, ${table.groupId}) = 1`),
  ],
);
