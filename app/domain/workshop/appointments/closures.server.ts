import { randomUUID } from 'node:crypto';
import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import { advisoryLock, inTransaction } from '~/platform/database/transaction.server';
import type { KeysetPage, MomentCursor } from '~/values/keyset-page';
import type { Closure } from './slots';
import { closures } from './tables';

export interface NewClosure extends Closure {
  locationId: string;
  note: string;
  staff: string;
}

/** Appointments that stand there already stay; the desk names them. The same closure twice is one. */
export function addClosure(context: Context, { staff, ...closure }: NewClosure): Promise<void> {
  const { locationId, bayId, from, until, note } = closure;
  return inTransaction(context, async ({ db }) => {
    await advisoryLock(db, `closures of ${locationId}`);
    const isSame = and(
      eq(closures.locationId, locationId),
      bayId === null ? isNull(closures.bayId) : eq(closures.bayId, bayId),
      eq(closures.from, from),
      eq(closures.until, until),
      eq(closures.note, note),
    );
    const [known] = await db.select({ id: closures.id }).from(closures).where(isSame);
    if (!known) await db.insert(closures).values({ ...closure, id: randomUUID(), createdBy: staff });
  });
}

/** Not yet over, the next first. @returns one more than `limit` if the list goes on */
export function listClosures(
  { db, now }: Context,
  locationId: string,
  { after, limit }: KeysetPage<MomentCursor>,
) {
  const { from, id, until } = closures;
  return db
    .select()
    .from(closures)
    .where(
      and(
        eq(closures.locationId, locationId),
        gt(until, now()),
        after && sql`(${from}, ${id}) > (${after.at}, ${after.id}::uuid)`,
      ),
    )
    .orderBy(asc(from), asc(id))
    .limit(limit + 1);
}

/** False if somebody removed it before. */
export async function removeClosure({ db }: Context, locationId: string, id: string): Promise<boolean> {
  const removed = await db
    .delete(closures)
    .where(and(eq(closures.id, id), eq(closures.locationId, locationId)))
    .returning({ id: closures.id });
  return removed.length > 0;
}
