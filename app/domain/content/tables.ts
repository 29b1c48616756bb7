import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { isoDay } from '../../platform/database/moment';

// Triggers move the tags of changed locations: `menu:muster`, `offers:*`, `texts:muster`.

/** For every location without an entry of its own. */
export const ALL_LOCATIONS = '*';

/** `content` is validated on reading; the header is left out if it is invalid. */
export const navigationContents = pgTable('navigation_contents', {
  /** A location's url, or `ALL_LOCATIONS`. */
  locationUrl: text().primaryKey(),
  content: jsonb().$type<unknown>().notNull(),
});

export const offers = pgTable(
  'offers',
  {
    id: text().primaryKey(),
    locationUrl: text().notNull(),
    position: integer().notNull(),
    title: text().notNull(),
    text: text().notNull(),
    to: text().notNull(),
    /** First and last day, in Germany. */
    validFrom: isoDay().notNull(),
    validUntil: isoDay().notNull(),
  },
  (table) => [index('offers_location').on(table.locationUrl)],
);

export const pageTexts = pgTable(
  'page_texts',
  {
    locationUrl: text().notNull(),
    /** Path below the location. */
    page: text().notNull(),
    block: text().notNull(),
    html: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.locationUrl, table.page, table.block] })],
);
