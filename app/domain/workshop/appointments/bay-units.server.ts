import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import type { Database } from '~/platform/database/database.server';
import { HOLD_MINUTES } from './appointment';
import { bayUnits } from './tables';

export interface Stretch {
  appointmentId: string;
  unit: number;
  units: number;
  /** Null: for good. */
  heldUntil: Date | null;
}

/** Milliseconds: another node's clock may be ahead, and a statement waits for one that began later. */
const AHEAD = 60_000;

/** A hold that ends later than any can was made by a clock that has been set back since. */
function hasLapsed(now: Date, heldUntil: SQL): SQL {
  const latest = new Date(now.getTime() + HOLD_MINUTES * 60_000 + AHEAD);
  return sql`(${heldUntil} <= ${now.toISOString()} or ${heldUntil} > ${latest.toISOString()})`;
}

/** Units by bay; those of `except` count as free. */
export async function takenUnits(
  { db, now }: Context,
  bayIds: readonly string[],
  { from, to, except }: { from: number; to: number; except?: string | undefined },
): Promise<Map<string, Set<number>>> {
  if (bayIds.length === 0) return new Map();
  const { rows } = await db.execute<{ bay: string; units: string }>(sql`
    select bay_id as bay, string_agg(unit::text, ',') as units from bay_units
    where bay_id in ${[...bayIds]} and unit >= ${from} and unit < ${to}
      and (held_until is null or not ${hasLapsed(now(), sql`held_until`)})
      and appointment_id is distinct from ${except ?? null}::uuid
    group by bay_id`);
  return new Map(rows.map(({ bay, units }) => [bay, new Set(units.split(',').map(Number))]));
}

export async function releaseUnits(db: Database, appointmentId: string): Promise<void> {
  await db.delete(bayUnits).where(eq(bayUnits.appointmentId, appointmentId));
}

/** Inserts the units, or takes over lapsed holds; all of them or none. */
async function takeUnits({ db, now }: Context, bayId: string, stretch: Stretch): Promise<boolean> {
  const { appointmentId, unit, units, heldUntil } = stretch;
  const { rowCount } = await db.execute(sql`
    insert into bay_units as known (bay_id, unit, appointment_id, held_until)
    select ${bayId}, unit, ${appointmentId}::uuid, ${heldUntil?.toISOString() ?? null}::timestamptz
    from generate_series(${unit}::int, ${unit + units - 1}::int) as unit order by unit
    on conflict (bay_id, unit) do update
      set appointment_id = excluded.appointment_id, held_until = excluded.held_until
      where ${hasLapsed(now(), sql`known.held_until`)}`);
  if (rowCount === units) return true;
  await db.delete(bayUnits).where(and(eq(bayUnits.appointmentId, appointmentId), eq(bayUnits.bayId, bayId)));
  return false;
}

/** In the first bay that has all units free; those that the appointment had elsewhere are released. Inside a transaction. */
export async function takeFirst(
  tx: Context,
  bayIds: readonly string[],
  stretch: Stretch,
): Promise<string | undefined> {
  await releaseUnits(tx.db, stretch.appointmentId);
  for (const bayId of bayIds) if (await takeUnits(tx, bayId, stretch)) return bayId;
  return undefined;
}
