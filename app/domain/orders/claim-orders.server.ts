import { and, eq } from 'drizzle-orm';
import { moveCustomerPayments } from '~/domain/payments/record.server';
import type { Database } from '~/platform/database/database.server';
import { fulfilmentEvents, orders } from './tables';

async function moveOrders(db: Database, from: string, to: string): Promise<void> {
  await db.update(orders).set({ ownerId: to }).where(eq(orders.ownerId, from));
  const { actorType, actorId } = fulfilmentEvents;
  await db
    .update(fulfilmentEvents)
    .set({ actorId: to })
    .where(and(eq(actorType, 'customer'), eq(actorId, from)));
  await moveCustomerPayments(db, from, to);
}

export function claimOrders(db: Database, guest: string, owner: string): Promise<void> {
  return moveOrders(db, guest, owner);
}

/** Order documents stay (§ 147 AO), and belong to nobody. */
export function disownOrders(db: Database, owner: string): Promise<void> {
  return moveOrders(db, owner, 'deleted');
}
