import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { xid8 } from '../database/xid8';

/** Rows appear on commit, not in the order of ids: readers go by `txid` (watch-tags.server.ts). */
export const tagMoves = pgTable(
  'tag_moves',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    tag: text().notNull(),
    txid: xid8().notNull().default(sql`pg_current_xact_id()`),
  },
  (table) => [index('tag_moves_txid').on(table.txid)],
);
