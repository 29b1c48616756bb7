import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../database/moment';

/** Peers outside `TRUSTED_PROXIES` that say for whom they forward; at most `MAX_PEERS`. */
export const forwardingPeers = pgTable('forwarding_peers', {
  /** IP address. */
  address: text().primaryKey(),
  /** The header that it sent. */
  header: text().notNull(),
  seenAt: moment().notNull(),
});
