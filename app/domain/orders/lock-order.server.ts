import { eq } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import { orders } from './tables';

export async function lockOrder(
  { db }: Context,
  id: string,
): Promise<typeof orders.$inferSelect | undefined> {
  const [order] = await db.select().from(orders).where(eq(orders.id, id)).for('update');
  return order;
}
