import { and, asc, desc, eq, lt, lte, sql } from 'drizzle-orm';
import { daysBefore } from '~/values/days';
import type { Context } from '../context';
import { waitingHits } from './tables';

interface HitBatch extends Pick<typeof waitingHits.$inferInsert, 'to' | 'at'> {
  queries: readonly string[];
}

const MAX_DAYS = 1;
/** For each address; the oldest go first. */
const MAX_WAITING = 100_000;

const isOld = (now: Date) => lt(waitingHits.at, daysBefore(now, MAX_DAYS));

/** Any number of nodes may add and take hits at once. */
export function hitStore({ db, now }: Pick<Context, 'db' | 'now'>) {
  const { id, to: address, count, queries } = waitingHits;
  return {
    async add(batches: readonly HitBatch[]): Promise<void> {
      // A row for each hit would take more time than its view.
      const rows = batches.map((batch) => ({
        ...batch,
        count: batch.queries.length,
        queries: batch.queries.join('\n'),
      }));
      await db.insert(waitingHits).values(rows);
    },

    async addresses(): Promise<string[]> {
      const found = await db.selectDistinct({ address }).from(waitingHits);
      return found.map((one) => one.address);
    },

    /** Deletes the oldest hits of the last day once they are sent, and older ones unsent. @returns how many were sent */
    async take(
      to: string,
      most: number,
      send: (queries: readonly string[]) => Promise<void>,
    ): Promise<number> {
      await db.delete(waitingHits).where(and(eq(address, to), isOld(now())));
      return db.transaction(async (tx) => {
        const oldest = tx
          .select({ id, count })
          .from(waitingHits)
          .where(eq(address, to))
          .orderBy(asc(id))
          .limit(most)
          .for('update', { skipLocked: true })
          .as('oldest');
        const counted = tx
          .select({
            id: oldest.id,
            total: sql`sum(${oldest.count}) over (order by ${oldest.id})`.as('total'),
          })
          .from(oldest)
          .as('counted');
        const within = tx.select({ id: counted.id }).from(counted).where(lte(counted.total, most));
        // An array is read once; a join could ask for the oldest again.
        const taken = await tx
          .delete(waitingHits)
          .where(sql`${id} = any(array(${within}))`)
          .returning({ queries });
        const all = taken.flatMap((row) => row.queries.split('\n'));
        if (all.length > 0) await send(all);
        return all.length;
      });
    },

    /** Deletes the oldest hits if too many wait. */
    async limit(to: string): Promise<void> {
      const newest = db
        .select({ id, total: sql`sum(${count}) over (order by ${id} desc)`.as('total') })
        .from(waitingHits)
        .where(eq(address, to))
        .as('newest');
      const beyond = db
        .select({ id: newest.id })
        .from(newest)
        .where(sql`${newest.total} > ${MAX_WAITING}`)
        .orderBy(desc(newest.id))
        .limit(1);
      await db.delete(waitingHits).where(and(eq(address, to), lte(id, beyond)));
    },
  };
}

/** Also of addresses that no location names any more. */
export async function deleteOldHits({ db, now }: Context): Promise<void> {
  await db.delete(waitingHits).where(isOld(now()));
}
