import { eq, type SQL } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import { canonicalOrderNumber } from './order-number';
import { orders } from './tables';

type Order = typeof orders.$inferSelect;

async function locked({ db }: Pick<Context, 'db'>, which: SQL): Promise<Order | undefined> {
  const [order] = await db.select().from(orders).where(which).for('update');
  return order;
}

/** Until the transaction ends. */
export const lockOrder = (tx: Pick<Context, 'db'>, id: string) => locked(tx, eq(orders.id, id));

/** The same by the number, as somebody wrote it. */
export const lockOrderNumbered = (tx: Pick<Context, 'db'>, typed: string) =>
  locked(tx, eq(orders.number, canonicalOrderNumber(typed)));
