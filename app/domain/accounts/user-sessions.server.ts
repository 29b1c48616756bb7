import { and, desc, eq, gt, isNull, ne, or, sql } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import type { Database } from '~/platform/database/database.server';
import { sessions } from './tables';
import type { Visitor } from './visitor';

const SESSION_KEY_LENGTH = 12;

export async function endSessionsOf(db: Database, userId: string, except?: string): Promise<void> {
  await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), except ? ne(sessions.id, except) : undefined));
}

/** A prefix of the id that distinguishes the sessions of one user. */
export const sessionKey = ({ id }: { id: string }) => id.slice(0, SESSION_KEY_LENGTH);

export async function endSessionOf(db: Database, userId: string, key: string): Promise<void> {
  await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sql`left(${sessions.id}, ${SESSION_KEY_LENGTH})`, key)));
}

export interface SessionEntry {
  id: string;
  agent: string;
  vehicleCode: string | null;
  createdAt: Date;
  lastSeenAt: Date;
  isThis: boolean;
  expiresAt: Date | null;
}

export async function sessionsOf(context: Context, visitor: Visitor): Promise<SessionEntry[]> {
  if (!visitor.user) return [];
  const rows = await context.db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, visitor.user.id),
        or(isNull(sessions.expiresAt), gt(sessions.expiresAt, context.now())),
      ),
    )
    .orderBy(desc(sessions.lastSeenAt));
  return rows.map(({ id, agent, vehicleCode, createdAt, lastSeenAt, expiresAt }) => ({
    id,
    agent: agent ?? '',
    vehicleCode,
    createdAt,
    lastSeenAt,
    expiresAt,
    isThis: id === visitor.sessionId,
  }));
}
