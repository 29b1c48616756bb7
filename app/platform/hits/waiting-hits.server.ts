import { and, asc, desc, eq, lt, lte, sql } from 'drizzle-orm';
import { daysBefore } from '~/values/days';
import type { Context } from '../context';
import { insertRows } from '../database/write-rows.server';
import { waitingHits } from './tables';

type WaitingHit = Omit<typeof waitingHits.$inferInsert, 'id'>;

const MAX_DAYS = 1;
/** For each address; the oldest go first. */
const MAX_WAITING = 100_000;

const isOld = (now: Date) => lt(waitingHits.at, daysBefore(now, MAX_DAYS));

/** Any number of nodes may add and take hits at once. */
export function hitStore({ db, now }: Pick<Context, 'db' | 'now'>) {
  const { id, to: address, hit } = waitingHits;
  return {
    add(hits: readonly WaitingHit[]): Promise<void> {
      return db.transaction(async (tx) => {
        await insertRows(tx, waitingHits, hits);
        for (const to of new Set(hits.map((one) => one.to))) {
          const own = eq(address, to);
          const beyond = tx
            .select({ id })
            .from(waitingHits)
            .where(own)
            .orderBy(desc(id))
            .offset(MAX_WAITING)
            .limit(1);
          await tx.delete(waitingHits).where(and(own, lte(id, beyond)));
        }
      });
    },

    async addresses(): Promise<string[]> {
      const found = await db.selectDistinct({ address }).from(waitingHits);
      return found.map((one) => one.address);
    },

    /** Deletes the oldest hits of the last day once they are sent, and older ones unsent. @returns how many were sent */
    async take(
      to: string,
      most: number,
      send: (hits: readonly WaitingHit['hit'][]) => Promise<void>,
    ): Promise<number> {
      await db.delete(waitingHits).where(and(eq(address, to), isOld(now())));
      return db.transaction(async (tx) => {
        const oldest = tx
          .select({ id })
          .from(waitingHits)
          .where(eq(address, to))
          .orderBy(asc(id))
          .limit(most)
          .for('update', { skipLocked: true });
        // An array is read once; a join could ask for the oldest again.
        const taken = await tx
          .delete(waitingHits)
          .where(sql`${id} = any(array(${oldest}))`)
          .returning({ hit });
        if (taken.length > 0) await send(taken.map((one) => one.hit));
        return taken.length;
      });
    },
  };
}

/** Also of addresses that no location names any more. */
export async function deleteOldHits({ db, now }: Context): Promise<void> {
  await db.delete(waitingHits).where(isOld(now()));
}
