import { eq, sql } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import type { Database } from '~/platform/database/database.server';
import { sessions } from './tables';
import type { Visitor } from './visitor';

const RECENT_VEHICLES = 5;

const withRecent = (code: string) =>
  sql`(array_prepend(${code}, array_remove(${sessions.recentVehicleCodes}, ${code})))[1:${sql.raw(`${RECENT_VEHICLES}`)}]`;

/** @returns false if the session has ended meanwhile */
export async function setSessionVehicle(
  db: Database,
  { sessionId, forgetsVehicles }: Visitor,
  code: string | null,
): Promise<boolean> {
  if (!sessionId) return false;
  const written = await db
    .update(sessions)
    .set({
      vehicleCode: code,
      ...(code !== null && { recentVehicleCodes: forgetsVehicles ? [code] : withRecent(code) }),
    })
    .where(eq(sessions.id, sessionId))
    .returning({ id: sessions.id });
  return written.length > 0;
}

/** The latest first. */
export async function recentVehicleCodes(
  context: Context,
  { sessionId, forgetsVehicles }: Visitor,
): Promise<string[]> {
  if (!sessionId || forgetsVehicles) return [];
  const [found] = await context.db
    .select({ codes: sessions.recentVehicleCodes })
    .from(sessions)
    .where(eq(sessions.id, sessionId));
  return found?.codes ?? [];
}
