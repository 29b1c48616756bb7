import { eq } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import { orders, withdrawals } from './tables';

/** With its history, links and withdrawals. */
export async function deleteOrder({ db }: Context, id: string): Promise<void> {
  await db.delete(withdrawals).where(eq(withdrawals.orderId, id));
  await db.delete(orders).where(eq(orders.id, id));
}
