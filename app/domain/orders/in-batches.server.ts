import { and, eq, notInArray, type SQL } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import { isOutage } from '~/platform/database/outage';
import { inTransaction } from '~/platform/database/transaction.server';
import { orders } from './tables';

const BATCH = 100;

/** Each order once, in a transaction of its own; one that fails is logged and stops no other. Orders that somebody else has locked wait for the next run. */
export async function inBatches(
  context: Context,
  which: SQL | undefined,
  sorted: SQL,
  work: (tx: Context, order: typeof orders.$inferSelect) => Promise<void>,
): Promise<void> {
  const seen: string[] = [];
  for (;;) {
    const found = await context.db
      .select({ id: orders.id })
      .from(orders)
      .where(and(which, seen.length > 0 ? notInArray(orders.id, seen) : undefined))
      .orderBy(sorted)
      .limit(BATCH);
    for (const { id } of found) {
      try {
        await inTransaction(context, async (tx) => {
          const own = and(eq(orders.id, id), which);
          const [order] = await tx.db
            .select()
            .from(orders)
            .where(own)
            .for('no key update', { skipLocked: true });
          if (order) await work(tx, order);
        });
      } catch (error) {
        if (isOutage(error)) throw error;
        context.log.error({ err: error, order: id }, 'an order could not be worked on');
      }
    }
    if (found.length < BATCH) return;
    seen.push(...found.map(({ id }) => id));
  }
}
