import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { CategoryDrawing, GuideDrawing } from '~/ui/illustrations/spot-names';
import { isoDay } from '../../../platform/database/moment';
import type { ContentKind } from './content-page';

// A trigger moves the tag `content`.

export const contentPages = pgTable(
  'content_pages',
  {
    /** A location's url, `host:` and a host's name, or `ALL_LOCATIONS`. */
    owner: text().notNull(),
    /** Below the location. */
    path: text().notNull(),
    kind: text().$type<ContentKind>().notNull(),
    label: text().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    lead: text().notNull(),
    drawing: text().$type<CategoryDrawing | GuideDrawing>(),
    /** Words that people type for the page. */
    askedFor: text().notNull(),
    markdown: text().notNull(),
    /** First and last day, in Germany. */
    publishedFrom: isoDay(),
    publishedUntil: isoDay(),
    /** Shows the page while it is not published. */
    previewKey: text(),
  },
  (table) => [primaryKey({ columns: [table.owner, table.path] })],
);
