import { sql } from 'drizzle-orm';
import { bigint, customType, index, pgTable, text } from 'drizzle-orm/pg-core';

/** A transaction's id that never comes again. */
const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * A log of what changed, by tag; rows go after some minutes. A row appears when its transaction commits, so rows do not
 * appear in the order of their ids: readers go by `txid` (see watch-tags.server.ts).
 */
export const tagMoves = pgTable(
  'tag_moves',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    tag: text().notNull(),
    txid: xid8().notNull().default(sql`pg_current_xact_id()`),
  },
  (table) => [index('tag_moves_txid').on(table.txid)],
);
