import { customType, index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../database/moment';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Styles and scripts of the builds that run on this database; their names carry a hash of the content. */
export const buildFiles = pgTable(
  'build_files',
  {
    /** `/assets/…` */
    name: text().primaryKey(),
    content: bytes().notNull(),
    /** The last start of a node that has it. */
    startedAt: moment().notNull(),
  },
  (table) => [index('build_files_started').on(table.startedAt)],
);
