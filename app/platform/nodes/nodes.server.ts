import { createHmac } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import { momentOfDatabase } from '~/values/calendar';
import type { Database } from '../database/database.server';
import { nodes } from './tables';

export interface Node {
  id: string;
  name: string;
  fingerprints: string[];
}

/** Seconds without a sign of life after which a node counts as gone; it gives one each minute. */
const GONE_AFTER = 180;
const FORGOTTEN_AFTER = 86_400;

export const fingerprintOf = (secret: string): string =>
  createHmac('sha256', secret).update('radhaus fingerprint').digest('base64url').slice(0, 16);

/** @returns milliseconds by which this machine's clock is ahead of the database's; negative if it is behind */
export async function clockAhead(db: Database): Promise<number> {
  const before = Date.now();
  const { rows } = await db.execute<{ at: string }>(sql`select clock_timestamp() as at`);
  const between = (before + Date.now()) / 2;
  return Math.round(between - momentOfDatabase(rows[0]?.at ?? '').getTime());
}

/** A sign of life. */
export async function reportNode(db: Database, node: Node): Promise<void> {
  const aheadMs = await clockAhead(db);
  const row = { ...node, aheadMs, seenAt: sql`now()` };
  await db
    .insert(nodes)
    .values({ ...row, startedAt: sql`now()` })
    .onConflictDoUpdate({ target: nodes.id, set: row });
  await db.delete(nodes).where(lt(nodes.seenAt, sql`now() - make_interval(secs => ${FORGOTTEN_AFTER})`));
}

export async function removeNode(db: Database, id: string): Promise<void> {
  await db.delete(nodes).where(eq(nodes.id, id));
}

export function livingNodes(db: Database) {
  return db
    .select()
    .from(nodes)
    .where(sql`${nodes.seenAt} > now() - make_interval(secs => ${GONE_AFTER})`)
    .orderBy(nodes.startedAt);
}
